import { outcomeCodeDays } from "./limits";

/**
 * Default retention times of the server. The privacy page shows the same numbers: a site for a server with other
 * values must be built with the same variables.
 */
export const retention = {
  // The pages promise deletion within an hour.
  photoMinutes: { variable: "TEMPORARY_MINUTES", usual: 60, least: 1, most: 60 },
  sessionDays: { variable: "TOKEN_DAYS", usual: 30, least: 1, most: 365 },
  mediaDays: { variable: "MEDIA_DAYS", usual: 30, least: 1, most: 365 },
  feedbackDays: { variable: "FEEDBACK_DAYS", usual: 180, least: 1, most: 3650 },
  // At least as long as a code is valid, otherwise it could be used again.
  outcomeDays: { variable: "OUTCOME_DAYS", usual: 730, least: outcomeCodeDays, most: 3650 },
} as const;

export type Retained = keyof typeof retention;

/**
 * Retention in minutes or days, for the pages that state it.
 * @throws Error if the variable is not an integer, since a page must not guess
 */
export function retainedIn(env: Readonly<Record<string, string | undefined>>, what: Retained): number {
  const { variable, usual, least, most } = retention[what];
  const text = env[variable]?.trim();
  if (!text) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(
      `${variable} is "${text}"; the page on privacy needs a whole number from ${least} to ${most}.`,
    );
  return value;
}

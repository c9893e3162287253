import { outcomeCodeDays } from "./limits";

/**
 * How long the server keeps what it is given, unless its environment says otherwise. The page on privacy takes
 * its numbers from here too: who builds the site for a server of their own gives both the same variables.
 */
export const retention = {
  // The pages promise deletion within an hour.
  photoMinutes: { variable: "TEMPORARY_MINUTES", usual: 60, least: 1, most: 60 },
  sessionDays: { variable: "TOKEN_DAYS", usual: 30, least: 1, most: 365 },
  mediaDays: { variable: "MEDIA_DAYS", usual: 30, least: 1, most: 365 },
  feedbackDays: { variable: "FEEDBACK_DAYS", usual: 180, least: 1, most: 3650 },
  // At least as long as a code is good: else it could be used again.
  outcomeDays: { variable: "OUTCOME_DAYS", usual: 730, least: outcomeCodeDays, most: 3650 },
} as const;

export type Retained = keyof typeof retention;

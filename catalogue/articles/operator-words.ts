import { type Retained, retention } from "../../contract/retention";

/** What only who runs this copy can say; empty where they have not. */
export const operatorVariables = {
  email: "GATSBY_SUPPORT_EMAIL",
  controller: "GATSBY_CONTROLLER",
  legalBasis: "GATSBY_LEGAL_BASIS",
} as const;

export const operatorSays = (what: keyof typeof operatorVariables): string =>
  process.env[operatorVariables[what]]?.trim() ?? "";

/**
 * Minutes or days after which something is deleted.
 * @throws Error where the variable is no whole number, since a page on privacy must not guess
 */
export function retainedFor(what: Retained): number {
  const { variable, usual, least, most } = retention[what];
  const text = process.env[variable]?.trim();
  if (!text) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(
      `${variable} is "${text}"; the page on privacy needs a whole number from ${least} to ${most}.`,
    );
  return value;
}

/** Every variable that an article may show; its pages are built anew when one changes. */
export const shownVariables: readonly string[] = [
  ...Object.values(operatorVariables),
  ...Object.values(retention).map(({ variable }) => variable),
];

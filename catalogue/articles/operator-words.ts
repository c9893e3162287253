import { type Retained, retainedIn, retention } from "../../contract/retention";

/** Texts that only the operator can provide; empty if not set. */
export const operatorVariables = {
  email: "GATSBY_SUPPORT_EMAIL",
  controller: "GATSBY_CONTROLLER",
  legalBasis: "GATSBY_LEGAL_BASIS",
} as const;

export const operatorSays = (what: keyof typeof operatorVariables): string =>
  process.env[operatorVariables[what]]?.trim() ?? "";

export const retainedFor = (what: Retained): number => retainedIn(process.env, what);

/** All variables that an article may show; its pages are rebuilt when one changes. */
export const shownVariables: readonly string[] = [
  ...Object.values(operatorVariables),
  ...Object.values(retention).map(({ variable }) => variable),
];

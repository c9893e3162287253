import { operatorVariables } from "../catalogue/articles/operator-words";

/** What the page on privacy will say is missing; null before a site is for the public, and where nothing is. */
export function operatorGaps(environment: NodeJS.ProcessEnv): string | null {
  if (environment.NODE_ENV !== "production") return null;
  const { controller, legalBasis } = operatorVariables;
  const missing = [controller, legalBasis].filter((variable) => !environment[variable]?.trim());
  if (missing.length === 0) return null;
  return (
    `Not set: ${missing.join(", ")}. The page on privacy will say that the operator has to enter it: ` +
    "do not publish this build as it is."
  );
}

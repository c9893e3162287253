import type { Card } from "../../../../../../contract/card/card";
import type { Template } from "../../../../../../contract/document/template";
import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";

const isFault = ({ verdict }: Check): boolean => verdict === "fail" || verdict === "warn";

/**
 * The backgrounds that mend what the checks have against the present one: the colours of a document that does not
 * forbid replacing it, or "keep" if it was replaced although the authority forbids that. Empty if none does.
 */
export function otherBackgrounds(
  { checks, edits }: Pick<Card, "checks" | "edits">,
  { editPolicy, backgrounds }: Pick<Template, "editPolicy" | "backgrounds">,
): readonly string[] {
  const faults = checks.filter(isFault);
  if (edits.includes("background"))
    return faults.some(({ messageKey }) => messageKey === "policyConflict") ? ["keep"] : [];
  const isFaulty = faults.some(({ messageKey }) => findingOf(messageKey)?.subject === "background");
  return isFaulty && editPolicy.background !== "keep" ? backgrounds : [];
}

import { findingOf } from "../findings";
import type { Check, Grade } from "../types";

/** The check that an authority is likely to refuse the photo for. */
export const likelyRefusal = (checks: readonly Check[]): Check | undefined =>
  checks.find(
    ({ verdict, messageKey }) => verdict === "warn" && findingOf(messageKey)?.severity === "likely-refusal",
  );

/** Before a camera and between several photos nobody is asked: what looks like a fault counts as a warning there. */
export const doubtsAsWarnings = (checks: readonly Check[]): Check[] =>
  checks.map((check) =>
    check.verdict === "ask" && findingOf(check.messageKey)?.severity !== "ask"
      ? { ...check, verdict: "warn" }
      : check,
  );

/** The worst of an accepted photo's checks. */
export function gradeOf(checks: readonly Check[]): Grade {
  if (likelyRefusal(checks)) return "refusal-likely";
  if (checks.some(({ verdict }) => verdict === "ask")) return "ask";
  return checks.some(({ verdict }) => verdict === "warn") ? "look" : "ready";
}

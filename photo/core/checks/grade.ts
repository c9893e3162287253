import { findingOf } from "../findings";
import type { Check, Grade } from "../types";

/** The check that an authority is likely to refuse the photo for. */
export const likelyRefusal = (checks: readonly Check[]): Check | undefined =>
  checks.find(
    ({ verdict, messageKey }) => verdict === "warn" && findingOf(messageKey)?.severity === "likely-refusal",
  );

/** The worst of an accepted photo's checks. */
export function gradeOf(checks: readonly Check[]): Grade {
  if (likelyRefusal(checks)) return "refusal-likely";
  if (checks.some(({ verdict }) => verdict === "ask")) return "ask";
  return checks.some(({ verdict }) => verdict === "warn") ? "look" : "ready";
}

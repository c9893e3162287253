import type { MessageKey } from "../message-keys";
import type { Check, Grade, Verdict } from "../types";

/** Warnings about which an authority's own words leave no doubt. */
const refusedByAuthorities: ReadonlySet<string> = new Set<MessageKey>([
  "backgroundForbidden",
  "policyConflict",
]);

/** The check that an authority is likely to refuse the photo for. */
export const likelyRefusal = <Judged extends { verdict: Verdict; messageKey: string }>(
  checks: readonly Judged[],
): Judged | undefined =>
  checks.find(({ verdict, messageKey }) => verdict === "warn" && refusedByAuthorities.has(messageKey));

/** The worst of an accepted photo's checks. */
export function gradeOf(checks: readonly Check[]): Grade {
  if (likelyRefusal(checks)) return "refusal-likely";
  if (checks.some(({ verdict }) => verdict === "ask")) return "ask";
  return checks.some(({ verdict }) => verdict === "warn") ? "look" : "ready";
}

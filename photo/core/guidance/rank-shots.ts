import { likelyRefusal } from "../checks/grade";
import { type MessageKey, messageKeys } from "../findings";
import type { Check, Verdict } from "../types";

const placeOf = ({ messageKey }: Check): number => messageKeys.indexOf(messageKey as MessageKey);

const found = (checks: readonly Check[], verdict: Verdict): Check[] =>
  checks.filter((check) => check.verdict === verdict).sort((a, b) => placeOf(a) - placeOf(b));

/** The one check that says most against a photo; null where nothing does. What only the visitor knows says nothing. */
export const mainFault = (checks: readonly Check[]): Check | null =>
  found(checks, "fail")[0] ?? likelyRefusal(checks) ?? found(checks, "warn")[0] ?? null;

/** Less than 0 where the first photo is better: fewer refusals, then none that is likely, then fewer warnings. */
export function compareShots(a: readonly Check[], b: readonly Check[]): number {
  const ranks = [a, b].map((checks) => [
    found(checks, "fail").length,
    likelyRefusal(checks) ? 1 : 0,
    found(checks, "warn").length,
  ]);
  const [ofA, ofB] = ranks as [number[], number[]];
  return ofA.map((count, i) => count - ofB[i]!).find((difference) => difference !== 0) ?? 0;
}

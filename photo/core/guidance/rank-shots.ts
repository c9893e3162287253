import { likelyRefusal } from "../checks/grade";
import { type MessageKey, messageKeys } from "../findings";
import type { Check, Verdict } from "../types";

const placeOf = ({ messageKey }: Check): number => messageKeys.indexOf(messageKey as MessageKey);

const found = (checks: readonly Check[], verdict: Verdict): Check[] =>
  checks.filter((check) => check.verdict === verdict).sort((a, b) => placeOf(a) - placeOf(b));

/** The most severe check of a photo; null if there is none. Questions do not count. */
export const mainFault = (checks: readonly Check[]): Check | null =>
  found(checks, "fail")[0] ?? likelyRefusal(checks) ?? found(checks, "warn")[0] ?? null;

/** Negative if the first photo is better: fewer refusals, then fewer likely refusals, then fewer warnings. */
export function compareShots(a: readonly Check[], b: readonly Check[]): number {
  const ranks = [a, b].map((checks) => [
    found(checks, "fail").length,
    likelyRefusal(checks) ? 1 : 0,
    found(checks, "warn").length,
  ]);
  const [ofA, ofB] = ranks as [number[], number[]];
  return ofA.map((count, i) => count - ofB[i]!).find((difference) => difference !== 0) ?? 0;
}

import { likelyRefusal } from "../checks/grade";
import { type MessageKey, messageKeys } from "../findings";
import type { Check, Verdict } from "../types";

const placeOf = ({ messageKey }: Check): number => messageKeys.indexOf(messageKey as MessageKey);

const found = (checks: readonly Check[], verdict: Verdict): Check[] =>
  checks.filter((check) => check.verdict === verdict).sort((a, b) => placeOf(a) - placeOf(b));

/** What a photo is ranked by, the most severe first. Questions do not count. */
export function faultsOf(checks: readonly Check[]): Check[] {
  const refusal = likelyRefusal(checks);
  const warned = found(checks, "warn").filter((check) => check !== refusal);
  return [...found(checks, "fail"), ...(refusal ? [refusal] : []), ...warned];
}

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

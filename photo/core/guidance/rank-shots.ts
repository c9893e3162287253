import { doubtsAsWarnings, likelyRefusal } from "../checks/grade";
import { type MessageKey, messageKeys } from "../findings";
import type { Check, Verdict } from "../types";

const placeOf = ({ messageKey }: Check): number => messageKeys.indexOf(messageKey as MessageKey);

const found = (checks: readonly Check[], verdict: Verdict): Check[] =>
  doubtsAsWarnings(checks)
    .filter((check) => check.verdict === verdict)
    .sort((a, b) => placeOf(a) - placeOf(b));

/** What a photo is ranked by, the most severe first. Questions do not count. */
export function faultsOf(checks: readonly Check[]): Check[] {
  const refusal = likelyRefusal(checks);
  const warned = found(checks, "warn").filter((check) => check !== refusal);
  return [...found(checks, "fail"), ...(refusal ? [refusal] : []), ...warned];
}

/** What refuses a photo, or is likely to, rather than what is to be looked at. */
export const isGrave = (check: Check): boolean =>
  check.verdict === "fail" || likelyRefusal([check]) !== undefined;

/**
 * Negative if the first photo is better: fewer refusals, then fewer likely refusals, then fewer warnings. A message
 * that two checks share is one.
 */
export function compareShots(a: readonly Check[], b: readonly Check[]): number {
  const countOf = (checks: readonly Check[], verdict: Verdict) =>
    new Set(found(checks, verdict).map(({ messageKey }) => messageKey)).size;
  const ranks = [a, b].map((checks) => [
    countOf(checks, "fail"),
    likelyRefusal(checks) ? 1 : 0,
    countOf(checks, "warn"),
  ]);
  const [ofA, ofB] = ranks as [number[], number[]];
  return ofA.map((count, i) => count - ofB[i]!).find((difference) => difference !== 0) ?? 0;
}

import type { AuthorityReason } from "../../contract/codes";
import { shareOf } from "../../contract/confidence-interval";
import { minOutcomeAnswers, shownAuthorityReasons } from "../../contract/limits";
import type { OutcomeSummary } from "../../contract/outcome";
import type { OutcomeCount } from "../database/outcomes";

const sum = (counts: readonly OutcomeCount[]) => counts.reduce((all, { count }) => all + count, 0);

/** Reasons of refusals with their counts, most common first. */
export function reasonsOf(counts: readonly OutcomeCount[]): [reason: AuthorityReason, count: number][] {
  const reasons = new Map<AuthorityReason, number>();
  for (const { reason, count } of counts)
    if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return [...reasons].sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

/** Share of accepted photos among those handed in. */
export function shareAccepted(counts: readonly OutcomeCount[]) {
  const of = (wanted: string) => sum(counts.filter(({ outcome }) => outcome === wanted));
  return { ...shareOf(of("accepted"), of("accepted") + of("refused")), unused: of("unused") };
}

/** The public summary; null below the minimum number of answers. */
export function outcomeSummary(counts: readonly OutcomeCount[]): OutcomeSummary | null {
  const { part, whole, fromPercent, toPercent } = shareAccepted(counts);
  if (whole < minOutcomeAnswers) return null;
  const named = reasonsOf(counts).filter(([reason]) => reason !== "other" && reason !== "none");
  return {
    answers: whole,
    accepted: part,
    fromPercent,
    toPercent,
    reasons: named.slice(0, shownAuthorityReasons).map(([reason, count]) => ({ reason, count })),
  };
}

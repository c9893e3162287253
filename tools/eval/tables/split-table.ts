import { type Part, partOf, parts } from "../parts";
import type { EntryResult } from "../run/run-entry";

export interface SplitRow {
  part: Part;
  files: number;
  /** Of those that should be accepted or refused, and were for the right reason. */
  right: string;
  eitherAccepted: number;
  eitherRefused: number;
  /** Warnings among the checks of accepted photos that should be accepted, percent. */
  warnedPercent: number;
}

/** The same figures for the photographs that limits were set on and for those that they were not. */
export function splitTable(results: EntryResult[]): SplitRow[] {
  return parts.map((part) => {
    const here = results.filter(({ entry }) => partOf(entry.file) === part);
    const sure = here.filter(({ entry }) => entry.expected?.verdict !== "either");
    const either = here.filter(({ entry }) => entry.expected?.verdict === "either");
    const good = here.filter(({ entry }) => entry.expected?.verdict === "accept");
    const checks = good.flatMap(({ outcome }) => (outcome?.accepted ? outcome.checks : []));
    return {
      part,
      files: here.length,
      right: `${sure.filter(({ isRight }) => isRight).length}/${sure.length}`,
      eitherAccepted: either.filter(({ outcome }) => outcome?.accepted).length,
      eitherRefused: either.filter(({ outcome }) => outcome && !outcome.accepted).length,
      warnedPercent:
        (100 * checks.filter(({ verdict }) => verdict === "warn").length) / Math.max(1, checks.length),
    };
  });
}

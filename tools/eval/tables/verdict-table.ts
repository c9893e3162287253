import type { CategoryResult } from "../../../src/components/accuracy/measured";
import type { EntryResult } from "../run/run-entry";

export interface CategoryRow extends CategoryResult {
  /** How often each rule failed. */
  reasons: Record<string, number>;
}

const of = (part: EntryResult[], right: (result: EntryResult) => boolean): string =>
  part.length === 0 ? "" : `${part.filter(right).length}/${part.length}`;

/** Per category: what should pass and did, what should not and was refused for the right reason, and why. */
export function verdictTable(results: EntryResult[]): CategoryRow[] {
  const categories = [...new Set(results.map(({ entry }) => entry.category))];
  return categories.map((category) => {
    const here = results.filter(({ entry }) => entry.category === category);
    const wanted = (...verdicts: string[]) =>
      here.filter(({ entry }) => verdicts.includes(entry.expected?.verdict ?? ""));
    const reasons: Record<string, number> = {};
    for (const rule of here.flatMap(({ failed }) => failed)) reasons[rule] = (reasons[rule] ?? 0) + 1;
    const open = wanted("either");
    return {
      category,
      files: here.length,
      acceptedOfGood: of(wanted("accept"), ({ isRight }) => isRight),
      refusedOfBad: of(wanted("reject", "refuse-upload"), ({ isRight }) => isRight),
      openAccepted: open.filter(({ outcome }) => outcome?.accepted).length,
      openRefused: open.filter(({ outcome }) => outcome && !outcome.accepted).length,
      crashed: here.filter(({ outcome }) => !outcome).length,
      reasons,
    };
  });
}

/** Share in percent of the files with these verdicts that were judged rightly. */
export function rightPercent(results: EntryResult[], ...verdicts: string[]): number {
  const part = results.filter(({ entry }) => verdicts.includes(entry.expected?.verdict ?? ""));
  return (100 * part.filter(({ isRight }) => isRight).length) / part.length;
}

import { type Share, shareOf } from "../../../contract/confidence-interval";
import type { Check } from "../../../photo/core/types";
import { says } from "../defects/defects";
import { explainingLabels } from "../explaining-labels";
import type { PersonLabels } from "../manifest";
import { type Part, partOf, parts } from "../parts";
import type { EntryResult } from "../run/run-entry";

/** What happened to one group of people. */
export interface PeopleRow {
  part: Part;
  group: string;
  goodAccepted: Share;
  /** Bad photos refused for a true reason. */
  badRefused: Share;
  /** What came of the others: a true question or warning, a refusal for another reason, or nothing. */
  badNotRefused: { told: number; refusedOtherwise: number; silent: number };
  /** Bad photos refused, asked about or warned of for a true reason. */
  badExplained: Share;
  /** Good and borderline photos with at least one finding that no label explains. */
  unexplained: Share;
  /** Such findings by check. */
  checks: Record<string, number>;
}

const groups: Record<string, (person: PersonLabels) => boolean> = {
  all: () => true,
  dark: ({ tone }) => tone === "dark",
  middle: ({ tone }) => tone === "middle",
  light: ({ tone }) => tone === "light",
  women: ({ sex }) => sex === "f",
  men: ({ sex }) => sex === "m",
  children: ({ age }) => age === "child" || age === "baby",
  adults: ({ age }) => age === "adult",
  older: ({ age }) => age === "older",
  withGlasses: ({ seen }) => seen.includes("glasses"),
  withoutGlasses: ({ seen }) => !seen.includes("glasses"),
};

const findingsOf = ({ outcome }: EntryResult): Check[] =>
  outcome?.checks.filter(({ verdict }) => says(verdict)) ?? [];

/** The checks whose finding no label of the photo explains. */
export function unexplainedFindings(result: EntryResult): string[] {
  const seen = result.entry.person?.seen ?? [];
  return findingsOf(result)
    .map(({ rule }) => rule)
    .filter((rule) => explainingLabels[rule]?.every((label) => !seen.includes(label)));
}

function isExplained(result: EntryResult): boolean {
  const { tell, rule } = result.entry.expected ?? {};
  const pattern = tell ?? rule;
  if (!pattern) return result.isRight;
  return findingsOf(result).some((check) => new RegExp(`^(${pattern})`).test(check.rule));
}

/** Bad photos that were not refused for a true reason. */
function notRefused(results: EntryResult[]): PeopleRow["badNotRefused"] {
  const rest = results.filter((result) => !isExplained(result));
  const silent = rest.filter(({ outcome }) => outcome?.accepted).length;
  return { told: results.length - rest.length, refusedOtherwise: rest.length - silent, silent };
}

function rowOf(part: Part, group: string, results: EntryResult[]): PeopleRow {
  const wanted = (...verdicts: string[]) =>
    results.filter(({ entry }) => verdicts.includes(entry.expected?.verdict ?? ""));
  const good = wanted("accept");
  const rejected = wanted("reject");
  const bad = results.filter(({ entry }) => entry.expected?.verdict === "reject" || entry.expected?.tell);
  const decent = wanted("accept", "either");
  const unexplained = decent.map(unexplainedFindings);
  const checks: Record<string, number> = {};
  for (const rule of unexplained.flat()) checks[rule] = (checks[rule] ?? 0) + 1;
  return {
    part,
    group,
    goodAccepted: shareOf(good.filter(({ isRight }) => isRight).length, good.length),
    badRefused: shareOf(rejected.filter(({ isRight }) => isRight).length, rejected.length),
    badNotRefused: notRefused(rejected.filter(({ isRight }) => !isRight)),
    badExplained: shareOf(bad.filter(isExplained).length, bad.length),
    unexplained: shareOf(unexplained.filter((rules) => rules.length > 0).length, decent.length),
    checks,
  };
}

/** The figures for people whom nobody had looked at when the limits were set, and for the others. */
export function peopleTable(results: EntryResult[]): PeopleRow[] {
  return parts.flatMap((part) =>
    Object.entries(groups).map(([group, isIn]) =>
      rowOf(
        part,
        group,
        results.filter(({ entry }) => entry.person && isIn(entry.person) && partOf(entry.file) === part),
      ),
    ),
  );
}

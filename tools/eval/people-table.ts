import type { Check } from "../../photo/core/types";
import { says } from "./defects/defects";
import { isHeldAside } from "./held-aside";
import { justifyingLabels } from "./justified-findings";
import type { PersonLabels } from "./manifest";
import type { EntryResult } from "./run-entry";
import { type Share, shareOf } from "./wilson";

/** What happened to one group of people. */
export interface PeopleRow {
  part: "used for limits" | "kept aside";
  group: string;
  goodAccepted: Share;
  /** Refused for a true reason, or told of it where that is enough. */
  badToldTruly: Share;
  /** Good and borderline photos with at least one finding that nothing on the photo explains. */
  withFindingWithoutCause: Share;
  /** How often each check was the one. */
  checks: Record<string, number>;
}

const groups: Record<string, (person: PersonLabels) => boolean> = {
  all: () => true,
  "dark skin": ({ tone }) => tone === "dark",
  "middle skin": ({ tone }) => tone === "middle",
  "light skin": ({ tone }) => tone === "light",
  women: ({ sex }) => sex === "f",
  men: ({ sex }) => sex === "m",
  children: ({ age }) => age === "child" || age === "baby",
  adults: ({ age }) => age === "adult",
  "older people": ({ age }) => age === "older",
  "with glasses": ({ seen }) => seen.includes("glasses"),
  "without glasses": ({ seen }) => !seen.includes("glasses"),
};

const findingsOf = ({ outcome }: EntryResult): Check[] =>
  outcome?.checks.filter(({ verdict }) => says(verdict)) ?? [];

/** The checks that spoke without anything on the photo that explains it. */
export function findingsWithoutCause(result: EntryResult): string[] {
  const seen = result.entry.person?.seen ?? [];
  return findingsOf(result)
    .map(({ rule }) => rule)
    .filter((rule) => justifyingLabels[rule]?.every((label) => !seen.includes(label)));
}

function isToldTruly(result: EntryResult): boolean {
  const { tell } = result.entry.expected ?? {};
  return tell ? findingsOf(result).some(({ rule }) => new RegExp(`^(${tell})`).test(rule)) : result.isRight;
}

function rowOf(part: PeopleRow["part"], group: string, results: EntryResult[]): PeopleRow {
  const wanted = (...verdicts: string[]) =>
    results.filter(({ entry }) => verdicts.includes(entry.expected?.verdict ?? ""));
  const good = wanted("accept");
  const bad = results.filter(({ entry }) => entry.expected?.verdict === "reject" || entry.expected?.tell);
  const decent = wanted("accept", "either");
  const causeless = decent.map(findingsWithoutCause);
  const checks: Record<string, number> = {};
  for (const rule of causeless.flat()) checks[rule] = (checks[rule] ?? 0) + 1;
  return {
    part,
    group,
    goodAccepted: shareOf(good.filter(({ isRight }) => isRight).length, good.length),
    badToldTruly: shareOf(bad.filter(isToldTruly).length, bad.length),
    withFindingWithoutCause: shareOf(causeless.filter((rules) => rules.length > 0).length, decent.length),
    checks,
  };
}

/** The figures for people whom nobody had looked at when the limits were set, and for the others. */
export function peopleTable(results: EntryResult[]): PeopleRow[] {
  return (["used for limits", "kept aside"] as const).flatMap((part) =>
    Object.entries(groups).map(([group, isIn]) =>
      rowOf(
        part,
        group,
        results.filter(
          ({ entry }) =>
            entry.person && isIn(entry.person) && isHeldAside(entry.file) === (part === "kept aside"),
        ),
      ),
    ),
  );
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "gatsby";
import { checkNameOf } from "../../components/accuracy/check-names";
import type {
  CheckResult,
  Measured,
  MeasuredShare,
  PeopleResult,
  Speed,
} from "../../components/accuracy/measured";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";

const read = <T>(name: string): T => JSON.parse(readFileSync(resolve("content/accuracy", name), "utf8"));

type MeasuredFile = Omit<Measured, "checks" | "people"> & {
  checks: (Omit<CheckResult, "name"> & { rule: string })[];
  people: (PeopleResult & { part: string })[];
};

/** Sections of the file that the page shows as they are. Every visitor of the page loads them. */
const shown = [
  "measuredAt",
  "slowMeasuredAt",
  "photos",
  "categories",
  "split",
  "defects",
  "marks",
  "mattes",
  "mattesOfMaskAlone",
  "busy",
  "geometry",
  "skinTones",
] as const satisfies (keyof Measured)[];

const rangeOf = ({ part, whole, fromPercent, toPercent }: MeasuredShare): MeasuredShare => ({
  part,
  whole,
  fromPercent,
  toPercent,
});

/** The figures that the page shows: a name for each check, and of people only those kept aside. */
export function readMeasured(): Measured {
  const measured = read<MeasuredFile>("measured.json");
  return {
    ...pick(measured, shown),
    checks: measured.checks.map(({ rule, caught, missed, falseAlarms, quiet }) => ({
      name: checkNameOf(rule),
      caught,
      missed,
      falseAlarms,
      quiet,
    })),
    people: measured.people
      .filter(({ part }) => part === "kept aside")
      .map(({ group, goodAccepted, badRefused, badNotRefused, badExplained, unexplained }) => ({
        group,
        goodAccepted: rangeOf(goodAccepted),
        badRefused: rangeOf(badRefused),
        badNotRefused,
        badExplained: rangeOf(badExplained),
        unexplained: rangeOf(unexplained),
      })),
  };
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** The engine's published numbers: a page whose figures are the files that `npm run eval` and `npm run bench` wrote. */
export function accuracyPages(): Page[] {
  return localizedPages({
    path: paths.accuracy,
    component: resolve("src/templates/accuracy.tsx"),
    context: () => ({ measured: readMeasured(), speed: read<Speed>("speed.json") }),
  });
}

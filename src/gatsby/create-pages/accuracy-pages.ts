import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "gatsby";
import { checkNameOf } from "../../components/accuracy/check-names";
import type { CheckResult, Measured, Speed } from "../../components/accuracy/measured";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";

const read = <T>(name: string): T => JSON.parse(readFileSync(resolve("content/accuracy", name), "utf8"));

type MeasuredFile = Omit<Measured, "checks"> & { checks: Omit<CheckResult, "name">[] };

/** The figures with a name for each check. */
export function readMeasured(): Measured {
  const measured = read<MeasuredFile>("measured.json");
  return {
    ...measured,
    checks: measured.checks.map((check) => ({ ...check, name: checkNameOf(check.rule) })),
  };
}

/** The engine's published numbers: a page whose figures are the files that `npm run eval` and `npm run bench` wrote. */
export function accuracyPages(): Page[] {
  return localizedPages({
    path: paths.accuracy,
    component: resolve("src/templates/accuracy.tsx"),
    context: () => ({ measured: readMeasured(), speed: read<Speed>("speed.json") }),
  });
}

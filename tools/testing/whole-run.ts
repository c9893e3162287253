import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Step } from "./run-steps";
import { reportFiles } from "./slowest";

/** Parts that can also run alone, for example on separate machines. The whole run consists of all but the last. */
export const parts = ["checks", "unit", "site", "browser", "photographs"] as const;
export type Part = (typeof parts)[number];
export const wholeRun = parts.filter((part) => part !== "photographs");

/** The languages that browser tests need in the built site. `check:site` checks all languages. */
export const browserLanguages = ["en", "de", "ara", "fin", "jp", "rom", "ru-ru"];

/** The tests whose answers depend on the chosen database or store. Content comes from neither; `replicas` always starts these servers. */
const storesTests = "tests/server/(routes/(?!content)|moderation/risk-check|feedback/relay|removal)";

export const hasPostgres = (): boolean =>
  existsSync("/usr/lib/postgresql") || spawnSync("pg_ctl", ["--version"], { stdio: "ignore" }).status === 0;

/** Makes tests use drawn people on every machine. Tests on photographs are a separate part. */
const withoutPhotographs = { PHOTOGRAPHS: "none" };

/** Photos that one step has made for tests of what is done with them; emptied before each run. */
export const outcomesFolder = "node_modules/.cache/test-outcomes";

const npmStep = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  command: ["npm", "run", "--silent", ...args],
  env: { ...withoutPhotographs, ...env },
});

const e2e = (name: string, args: string[], env: NodeJS.ProcessEnv): Step =>
  npmStep(name, ["e2e", "--", "--reporter=list,json", ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFiles.browser,
    ...env,
  });

const unit = ["unit", "--", "--json", `--outputFile=${reportFiles.unit}`];

function stepsOf(part: Part, isSiteWhole: boolean): Step[] {
  const languages = isSiteWhole ? {} : { GATSBY_BUILD_LANGS: browserLanguages.join(",") };
  switch (part) {
    case "checks":
      return [npmStep("lint", ["lint"]), npmStep("types", ["types"]), npmStep("content", ["check:content"])];
    case "unit":
      return [npmStep("unit and API", unit, { TEST_OUTCOMES: outcomesFolder })];
    case "site":
      return [npmStep("build", ["build", "--", "--if-changed"]), npmStep("site", ["check:site"])];
    case "browser":
      return [
        ...(isSiteWhole ? [] : [npmStep("build", ["build", "--", "--if-changed"], languages)]),
        e2e("browser", [], languages),
      ];
    case "photographs": {
      const withPhotographs = { PHOTOGRAPHS: process.env.PHOTOGRAPHS };
      const related = [...unit, "--findRelatedTests", "tools/testing/photographs.ts"];
      return [
        npmStep("unit and API on photographs", related, withPhotographs),
        ...(isSiteWhole ? [] : [npmStep("build", ["build", "--", "--if-changed"])]),
        e2e("browser on photographs", ["--grep", "@portrait"], withPhotographs),
      ];
    }
  }
}

/** The tests of the API once more, on PostgreSQL and S3 servers that they start (`tests/server/chosen-stores.ts`), with the same photos. */
const unitOnStores = (): Step[] =>
  hasPostgres()
    ? [
        npmStep("API on PostgreSQL and S3", ["unit", "--", storesTests], {
          TEST_STORES: "replicas",
          TEST_OUTCOMES: outcomesFolder,
        }),
      ]
    : [];

/**
 * Returns two rows to run in parallel, because a build leaves one of two cores idle for minutes. Fast steps come first, so that simple
 * mistakes show early. The tests on other stores come last in the row that ends first. The browser tests use the
 * site in all languages if it is built anyway: a second build in few languages would finish sooner on many cores, but on two cores it
 * would slow down both.
 */
export function rowsOf(chosen: readonly Part[]): Step[][] {
  const isSiteWhole = chosen.includes("site");
  const row = (...rowParts: Part[]) =>
    rowParts.filter((part) => chosen.includes(part)).flatMap((part) => stepsOf(part, isSiteWhole));
  const others = row("site", "browser", "photographs");
  const tests = row("checks", "unit");
  if (chosen.includes("unit")) (others.length > 0 ? others : tests).push(...unitOnStores());
  return [tests, others].filter((steps) => steps.length > 0);
}

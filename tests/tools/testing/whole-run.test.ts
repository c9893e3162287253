import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { languages } from "../../../locales/languages";
import { browserLanguages, parts, rowsOf, wholeRun } from "../../../tools/testing/whole-run";

const stepsOf = (...chosen: Parameters<typeof rowsOf>[0]) => rowsOf(chosen).flat();
const buildOf = (...chosen: Parameters<typeof rowsOf>[0]) =>
  stepsOf(...chosen).filter(({ name }) => name === "build");

describe("the whole run", () => {
  it("uses no photographs, and builds all languages once", () => {
    const steps = stepsOf(...wholeRun);
    expect(steps.filter(({ env }) => env?.PHOTOGRAPHS !== "none")).toEqual([]);
    const [build, ...others] = buildOf(...wholeRun);
    expect([build?.env?.GATSBY_BUILD_LANGS, others]).toEqual([undefined, []]);
  });

  it("consists of its parts", () => {
    const names = (chosen: Parameters<typeof rowsOf>[0]) => stepsOf(...chosen).map(({ name }) => name);
    const single = wholeRun.flatMap((part) => names([part]));
    expect(new Set(single)).toEqual(new Set(names(wholeRun)));
    expect(parts.map((part) => names([part]).length > 0)).toEqual(parts.map(() => true));
  });
});

it("browser tests alone build only the languages that they open", () => {
  const [build] = buildOf("browser");
  expect(build?.env?.GATSBY_BUILD_LANGS).toBe(browserLanguages.join(","));
  const folder = join(__dirname, "../../e2e");
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const opened = languages
    .map(({ code }) => code)
    .filter((code) => sources.some((source) => new RegExp(`["'\`]/?${code}["'\`/]`).test(source)));
  expect(opened.sort()).toEqual([...browserLanguages].sort());
});

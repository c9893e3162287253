import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { type FirstBuild, firstBuildAt } from "../../build/first-build";

let folder: string;
/** As the next start finds it. */
const next = (): FirstBuild => firstBuildAt(join(folder, "first-build"));
const state = () => [next().isUnfinished(), next().hasEnglish("sources")];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "first-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is unfinished until all languages are built, and an interruption keeps the English pages", () => {
  expect(state()).toEqual([false, false]);
  next().begin();
  expect(state()).toEqual([true, false]);
  next().keepEnglish("sources");
  expect(state()).toEqual([true, true]);
  next().beginRest("sources");
  expect(state()).toEqual([true, true]);
  next().end();
  expect(state()).toEqual([false, false]);
});

it("serves no English pages over which those of other sources were built", () => {
  next().begin();
  next().keepEnglish("sources");
  next().beginRest("changed sources");
  expect(state()).toEqual([true, false]);
});

it("does not take a later build for a first one", () => {
  next().beginRest("sources");
  expect(state()).toEqual([false, false]);
});

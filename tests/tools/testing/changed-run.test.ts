import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import {
  changedFiles,
  changedRun,
  filesNotRun,
  leftOut,
  relatedTests,
} from "../../../tools/testing/changed-run";
import { afterThisTest } from "../../for-this-test";

const stepNames = (files: string[]) =>
  changedRun(files, [])
    .rows.flat()
    .map(({ name }) => name);

describe("a run for changes", () => {
  it("has the unit tests that import changed files, without the long ones", () => {
    const files = ["photo/core/units.ts"];
    const all = relatedTests(files);
    expect(all).toContain("tests/photo/core/units.test.ts");
    expect(changedRun(files, [], all).tests).toEqual(all);
    const { tests, longTests } = changedRun(files, ["photo/core/units"], all);
    expect(longTests).toEqual(["tests/photo/core/units.test.ts"]);
    expect(all.filter((file) => !tests.includes(file))).toEqual(longTests);
  });

  it("always has a changed test, even a long one", () => {
    const file = "tests/photo/core/units.test.ts";
    expect(changedRun([file], ["photo/core/units"], [file])).toMatchObject({ tests: [file], longTests: [] });
  });

  it("checks changed content, and lists files outside the import graph", () => {
    expect(stepNames(["content/templates/de.yaml"])).toEqual([
      "format and lint",
      "imports",
      "types",
      "content",
    ]);
    const run = changedRun(["content/templates/de.yaml"], []);
    expect(leftOut(run, [])).toContain("content/templates/de.yaml");
  });

  it("is empty without changes", () => {
    expect(stepNames([])).toEqual([]);
  });

  it("begins with the test at the path of a changed file, then those that import it", () => {
    const [, unit] = changedRun(["photo/core/units.ts", "tests/wait-until.ts"], []).rows;
    const [atPath, importers] = JSON.parse(unit![0]!.env!.NEAREST_TESTS!);
    expect(atPath).toEqual(["tests/photo/core/units.test.ts"]);
    expect(importers).toContain("tests/tools/testing/run-steps.test.ts");
    expect(importers).not.toContain("tests/server/routes/card.test.ts");
  });

  it("names the tests that it had no time for, one per line", () => {
    const run = {
      rows: [],
      tests: ["tests/a.test.ts", "tests/a.test.tsx", "tests/b.test.ts"],
      longTests: [],
      outsideImports: [],
    };
    const unit = {
      name: "unit and API",
      hasFailed: false,
      wasStopped: true,
      output: "> tests\nPASS node tests/a.test.tsx (8 s)\n",
    };
    expect(filesNotRun(run, [unit])).toEqual(["tests/a.test.ts", "tests/b.test.ts"]);
    expect(leftOut(run, [unit])).toMatch(/too short for:\n {4}tests\/a\.test\.ts\n {4}tests\/b\.test\.ts$/);
    expect(leftOut(run, [unit])).toMatch(/^Unit tests that ran:\n {2}tests\/a\.test\.tsx\nLeft out/);
    expect(filesNotRun(run, [{ ...unit, wasStopped: false }])).toEqual([]);
  });
});

it("lists the files that differ from the merge base, committed or not", () => {
  const folder = mkdtempSync(join(tmpdir(), "changed-"));
  afterThisTest(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=me", "-c", "user.email=me@example.org", ...args], { cwd: folder });
  const write = (name: string, text = "") => writeFileSync(join(folder, name), text);
  git("init", "-q", "-b", "main");
  for (const name of ["kept", "gone", "edited"]) write(name);
  git("add", ".");
  git("commit", "-qm", "begin");
  git("checkout", "-qb", "work");
  write("committed");
  git("add", ".");
  git("commit", "-qm", "work");
  write("edited", "more");
  write("new");
  rmSync(join(folder, "gone"));
  expect(changedFiles("main", folder)).toEqual(["committed", "edited", "new"]);
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { changedFiles, changedRun, leftOut } from "../../../tools/testing/changed-run";
import { afterThisTest } from "../../for-this-test";

const stepNames = (files: string[]) =>
  changedRun(files, [])
    .rows.flat()
    .map(({ name }) => name);

describe("a run for changes", () => {
  it("has the unit tests that import changed files, without the long ones", () => {
    const files = ["photo/core/units.ts"];
    const all = changedRun(files, []).tests;
    expect(all).toContain("tests/photo/core/units.test.ts");
    const { tests, longTests } = changedRun(files, ["photo/core/units"]);
    expect(longTests).toEqual(["tests/photo/core/units.test.ts"]);
    expect(all.filter((file) => !tests.includes(file))).toEqual(longTests);
  });

  it("always has a changed test, even a long one", () => {
    const file = "tests/photo/core/units.test.ts";
    expect(changedRun([file], ["photo/core/units"])).toMatchObject({ tests: [file], longTests: [] });
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

  it("names the tests that it had no time for", () => {
    const run = {
      rows: [],
      tests: ["tests/a.test.ts", "tests/b.test.ts"],
      longTests: [],
      outsideImports: [],
    };
    const unit = {
      name: "unit and API",
      hasPassed: true,
      wasStopped: true,
      output: "PASS node tests/a.test.ts",
    };
    expect(leftOut(run, [unit])).toContain("too short for: tests/b.test.ts\n");
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

import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";

const coverage = readFileSync("tests/spec-coverage.md", "utf8");
const rows = coverage
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Line|---) /.test(line))
  .map((line) => line.split(" | "));

interface Named {
  path: string;
  /** The case of a test, as its file writes it. */
  name: string | undefined;
}

/** What a cell names in ticks: `path` or `path › case`. */
const namedIn = (cell: string): Named[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map((match) => match[1]!.split(" › "))
    .filter(([path]) => path!.includes("/"))
    .map(([path, name]) => ({ path: path!, name }));

/** Does the file have a case, or a table of cases, with this title and nothing behind it? */
function hasCase(source: string, name: string): boolean {
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/"/g, '\\\\?"');
  return new RegExp(`(?<!\\.(?:skip|todo))\\(\\s*(["'\`])${title}\\1\\s*,`).test(source);
}

function faultOf({ path, name }: Named): string | null {
  if (!existsSync(path)) return `no ${path}`;
  if (!path.startsWith("tests/")) return null;
  if (name === undefined || statSync(path).isDirectory()) return `${path} names no case`;
  return hasCase(readFileSync(path, "utf8"), name) ? null : `${path} has no case "${name}"`;
}

test("every line of the specification says where it lives and which case shows it, and both are there", () => {
  expect(rows.length).toBeGreaterThan(80);
  const faults = rows.flatMap(([line, where = "", shownBy = ""]) => [
    ...(namedIn(where).length === 0 ? [`${line}: lives nowhere`] : []),
    ...(namedIn(shownBy).length === 0 ? [`${line}: nothing shows it`] : []),
    ...namedIn(where + shownBy)
      .flatMap((named) => faultOf(named) ?? [])
      .map((fault) => `${line}: ${fault}`),
  ]);
  expect(faults).toEqual([]);
});

describe("a named case", () => {
  const source =
    'test("is here", () => {});\nit.each([1])("%s too", () => {});\ntest.skip("is left out", () => {});';

  test.each([
    ["is here", true],
    ["%s too", true],
    ["is", false],
    ["is left out", false],
  ])("%s: %s", (name, expected) => {
    expect(hasCase(source, name)).toBe(expected);
  });
});

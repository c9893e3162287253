import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const coverage = readFileSync("tests/spec-coverage.md", "utf8");
const rows = coverage
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Line|---) /.test(line))
  .map((line) => line.split(" | "));

const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!).filter((text) => text.includes("/"));

test("every line of the specification says where it lives and what shows it, in files that exist", () => {
  expect(rows.length).toBeGreaterThan(80);
  const faults = rows.flatMap(([line, where = "", shownBy = ""]) => [
    ...(pathsIn(where).length === 0 ? [`${line}: lives nowhere`] : []),
    ...(pathsIn(shownBy).length === 0 && !shownBy.includes("**open**") ? [`${line}: nothing shows it`] : []),
    ...pathsIn(where + shownBy)
      .filter((path) => !existsSync(path))
      .map((path) => `${line}: no ${path}`),
  ]);
  expect(faults).toEqual([]);
});

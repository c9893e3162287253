import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { evidenceTable } from "../../../../catalogue/tools/content-check/evidence-table";

const records = loadTemplates(resolve("content/templates"));
const cells = (row: string) => row.slice(2, -2).split(" | ");
const rows = evidenceTable(records).split("\n").slice(2).map(cells);

test("every country has a row, in order, below the one for all of them", () => {
  const [all, ...countries] = rows;
  expect(all![0]).toBe("all");
  expect(countries.map(([code]) => code)).toEqual([...new Set(records.map(({ country }) => country))].sort());
});

test("the grades add up to the documents of a country, and the countries to all", () => {
  const [all, ...countries] = rows.map(([, ...counts]) => counts.map(Number));
  for (const [documents, , ...grades] of [all!, ...countries])
    expect(grades.reduce((sum, count) => sum + count, 0)).toBe(documents);
  expect(all![0]).toBe(records.length);
  expect(all!.map((_, index) => countries.reduce((sum, counts) => sum + counts[index]!, 0))).toEqual(all);
});

test("a document counts as read if the day of reading of one of its sources is noted", () => {
  const one = records.find(({ confidence }) => confidence === "official")!;
  const unread = one.sources.map((source) => ({ ...source, seen: null }));
  const read = (sources: typeof one.sources) =>
    cells(evidenceTable([{ ...one, sources }]).split("\n")[2]!)[2];
  expect([read(one.sources), read(unread)]).toEqual(["1", "0"]);
});

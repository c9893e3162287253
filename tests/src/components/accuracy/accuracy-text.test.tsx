import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import english from "../../../../locales/en/accuracy.json";
import errors from "../../../../locales/en/errors.json";
import { writeNumber, writePercent } from "../../../../locales/write-number";
import { AccuracyText, judgedByMm } from "../../../../src/components/accuracy/accuracy-text";
import { checkNameOf } from "../../../../src/components/accuracy/check-names";
import { headingIds } from "../../../../src/components/accuracy/heading";
import { HeadlineFigures } from "../../../../src/components/accuracy/headline-figures";
import type { Measured, Speed } from "../../../../src/components/accuracy/measured";
import { backgroundKeys, defectKeys } from "../../../../src/components/accuracy/name-keys";
import { readMeasured } from "../../../../src/gatsby/create-pages/accuracy-pages";
import { formatDate } from "../../../../src/i18n/format-date";
import { busyBackgrounds } from "../../../../tools/eval/busy/busy-backgrounds";
import { defects } from "../../../../tools/eval/defects/defects";
import { judgedBy } from "../../../../tools/eval/judged-rule";
import { renderIn } from "../render";

afterEach(cleanup);

const read = <T,>(name: string): T => JSON.parse(readFileSync(`content/accuracy/${name}`, "utf8"));
const measured = readMeasured();
const speed = read<Speed>("speed.json");
const show = (code: string, figures = measured) =>
  renderIn(code, <AccuracyText measured={figures} speed={speed} />).container;
const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ");

it("begins with how many held-out portraits are judged right, and how many bad ones were rejected for it", () => {
  const { goodAccepted, badExplained, badRefused } = measured.people.find(({ group }) => group === "all")!;
  const text = renderIn("en", <HeadlineFigures {...measured} />).container.textContent;
  expect(text).toContain(`${goodAccepted.part} of ${goodAccepted.whole}`);
  expect(text).toContain(`${badExplained.part} of ${badExplained.whole}`);
  expect(text).toContain(`${badRefused.part} of ${badRefused.whole}`);
});

it("names the size that the photographs are judged by", () => {
  const [, widthMm, heightMm] = /^std-(\d+)x(\d+)$/.exec(judgedBy)!;
  expect([Number(widthMm), Number(heightMm)]).toEqual([...judgedByMm]);
});

describe.each([
  ["en", "en"],
  ["de", "de"],
  ["ara", "ar"],
])("the page of figures in %s", (code, bcp47) => {
  it("shows what the measuring programs wrote, as the language writes it", () => {
    const text = plain(show(code).textContent);
    expect(text).toContain(formatDate(measured.measuredAt, bcp47));
    expect(text).toContain(formatDate(measured.skinTones.measuredAt, bcp47));
    const [everyone] = measured.people;
    expect(text).toContain(plain(writePercent(everyone!.goodAccepted.fromPercent, bcp47, 0)));
    expect(text).toContain(writeNumber(measured.photos, bcp47));
    expect(text).toContain(writeNumber(speed.processorMs.medianMs, bcp47, 0));
  });

  it("has a row for each figure, a heading for each of its contents and no word that is missing", () => {
    const page = show(code);
    const rows = [...page.querySelectorAll("table")].map(
      (table) => table.querySelectorAll("tbody tr").length,
    );
    const { split, people, categories, checks, skinTones } = measured;
    const often = measured.defects.all.filter(
      ({ caught, onlyTold, missed }) => missed > 0 && missed >= caught + onlyTold,
    );
    expect(rows).toEqual([
      often.length,
      split.length,
      people.length,
      categories.length,
      measured.defects.all.length,
      checks.length,
      3,
      2,
      // A quick evaluation measures none on busy backgrounds.
      ...(measured.busy ? [measured.busy.length] : []),
      skinTones.rows.length,
    ]);
    for (const id of headingIds) expect(page.querySelector(`h2#${id}`)).not.toBeNull();
    // A key without words is shown as it is.
    expect(page.textContent).not.toMatch(/NaN|undefined|null|\{\{|[a-z]+\.[a-z]+[A-Z]|<\w/);
    expect([...page.querySelectorAll("code")].map(({ textContent, dir }) => [textContent, dir])).toEqual([
      ["npm run eval", "ltr"],
      ["npm run bench", "ltr"],
    ]);
  });
});

it("counts what a check caught only where there was something to catch", () => {
  const [check] = measured.checks;
  const cells = (change: object) =>
    [
      ...[...show("en", { ...measured, checks: [{ ...check!, ...change }] }).querySelectorAll("details")]
        .find(({ textContent }) => textContent.includes(english.checks.caption))!
        .querySelectorAll("td"),
    ].map(({ textContent }) => textContent);
  expect(cells({ caught: 0, missed: 0, falseAlarms: 2, quiet: 7 })).toEqual(["–", "2 of 9"]);
  expect(cells({ caught: 3, missed: 1, falseAlarms: 0, quiet: 7 })).toEqual(["3 of 4", "0 of 7"]);
});

it("names the column in each cell, since phones show no header row", () => {
  for (const table of show("en").querySelectorAll("table")) {
    const [, ...columns] = [...table.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    for (const row of table.querySelectorAll("tbody tr"))
      expect([...row.querySelectorAll("td")].map((cell) => cell.dataset.label)).toEqual(columns);
  }
});

it("names checks as the report of a photo does", () => {
  const rows = [...show("en").querySelectorAll("tbody th")].map(({ textContent }) => textContent);
  for (const { name } of [errors.eyesClosed, errors.tooDark, errors.headHeight]) expect(rows).toContain(name);
});

it("says by the figures whether skin tones came out alike", () => {
  const withDiffering = (differing: Measured["skinTones"]["differing"]) =>
    show("en", { ...measured, skinTones: { ...measured.skinTones, differing } }).textContent;
  const one = { person: 1, rule: "yaw", verdicts: ["pass", "warn"] };
  expect(withDiffering([])).toContain("every check gave the same result for all of them. Drawings");
  expect(withDiffering([one])).toContain(
    "1 check gave a different result for at least one tone. None of them rejected",
  );
  expect(withDiffering([{ ...one, verdicts: ["pass", "fail"] }])).not.toContain("None of them rejected");
});

it("shows busy backgrounds once they are measured", () => {
  const row = { people: 3, framePercent: 1, bandPercent: 2, leftoverPercent: 3, holesPercent: 4 };
  const busy = busyBackgrounds.map((background) => ({ background, ...row }));
  const text = show("en", { ...measured, busy }).textContent;
  expect(text).toContain("Bookshelf");
  expect(Object.keys(backgroundKeys)).toEqual(busyBackgrounds);
});

it("has a name for each defect that can be measured", () => {
  expect(Object.keys(defectKeys).sort()).toEqual(Object.keys(defects).sort());
});

it("is not built with a check that the engine does not have", () => {
  expect(() => checkNameOf("mind-reading")).toThrow('"mind-reading" is none of');
});

it("is not built with a kind that has no words", () => {
  const categories = [{ ...measured.categories[0]!, category: "underwater" }];
  expect(() => show("en", { ...measured, categories })).toThrow('"underwater" is none of');
});

it("joins up its totals: what came of bad portraits, and the other files held back", () => {
  const { goodAccepted, badRefused, badExplained, badNotRefused } = measured.people.find(
    ({ group }) => group === "all",
  )!;
  const { told, refusedOtherwise, silent } = badNotRefused;
  expect(badRefused.part + told + refusedOtherwise + silent).toBe(badRefused.whole);
  expect(badExplained.part - badRefused.part - told).toBeLessThanOrEqual(
    badExplained.whole - badRefused.whole,
  );
  const { container } = renderIn("en", <HeadlineFigures {...measured} />);
  const outcomes = [...container.querySelectorAll("td")].map(({ textContent }) => Number(textContent));
  expect(outcomes.reduce((sum, photos) => sum + photos, 0)).toBe(badExplained.whole);
  expect(outcomes.slice(0, 2)).toEqual([badRefused.part, badExplained.part - badRefused.part]);
  cleanup();
  const [right, whole] = measured.split
    .find(({ part }) => part === "kept aside")!
    .right.split("/")
    .map(Number);
  const others = [
    right! - goodAccepted.part - badRefused.part,
    whole! - goodAccepted.whole - badRefused.whole,
  ];
  expect(show("en").textContent).toContain(`and ${others[0]} of ${others[1]} other files`);
});

it("lists openly which defects are often missed", () => {
  const [table] = show("en").querySelectorAll("table");
  expect(table!.closest("details")).toBeNull();
  const rows = [...table!.querySelectorAll("tbody th")].map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining([english.defect.sideLight, english.defect.eyesAside]));
});

it("explains why a count differs from another, from the measured figures", () => {
  const everyone = measured.people.find(({ group }) => group === "all")!;
  const { badExplained, badRefused } = everyone;
  const rest = badExplained.whole - badRefused.whole;
  const text = renderIn("en", <HeadlineFigures {...measured} />).container.textContent;
  expect(text).toContain(`For the other ${rest}, a question`);
});

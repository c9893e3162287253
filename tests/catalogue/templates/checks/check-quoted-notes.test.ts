import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { checkQuotedNotes } from "../../../../catalogue/templates/checks/check-quoted-notes";
import { goodTemplate, templateFile } from "../../content-folder";

const good = parse(templateFile(goodTemplate)).templates[0];
const source = { name: "A", url: "https://example.org/photos", seen: "2026-11-29", kind: "press" };
const open = { ...good, printable: true, takenBy: undefined, glasses: "if-no-glare", notes: [] };

function faulty(says: object, change: object = {}) {
  const places: string[] = [];
  checkQuotedNotes({ ...open, sources: [{ ...source, says }], ...change }, (path) =>
    places.push(path.join(".")),
  );
  return places;
}

test.each([
  ["age", "no more than 6 months old", "Photo no older than 6 months."],
  ["age", "за последние 3 месяца", "Photo no older than 3 months."],
  ["age", "最近2年內所攝", "Photo no older than 2 years."],
  ["copies", "two passport-size photos", "Two prints are needed."],
  ["copies", "hai ảnh", "For a first licence a newspaper names two photos."],
  ["glasses", "no tinted lenses", "No tinted or dark lenses."],
  ["glasses", "Стёкла не тёмные", "No dark glasses."],
  ["glasses", "镜片不得有颜色,不戴墨镜", "Guides differ on glasses; without them is the safe choice."],
])("what is quoted for %s as “%s” stands in a note", (rule, words, note) => {
  expect(faulty({ [rule]: words })).toEqual([`sources.0.says.${rule}`]);
  expect(faulty({ [rule]: words }, { notes: ["Head about two thirds."] })).toHaveLength(1);
  expect(faulty({ [rule]: words }, { notes: [note] })).toEqual([]);
});

test("words without a limit, words not noted and clear lenses ask for no note", () => {
  expect(faulty({ age: "a recent photo", copies: "not noted", glasses: "no glare on the lenses" })).toEqual(
    [],
  );
});

test("dark clothes or a light background are no note on lenses", () => {
  const notes = ["Wear dark clothing, not white.", "Any plain light background will do."];
  expect(faulty({ glasses: "no sunglasses" }, { notes })).toEqual(["sources.0.says.glasses"]);
});

test("a field that refuses all glasses covers dark ones", () => {
  expect(faulty({ glasses: "no sunglasses" }, { glasses: "not-allowed" })).toEqual([]);
});

test("a number of prints matters only where somebody brings them", () => {
  expect(faulty({ copies: "two photos" }, { printable: false })).toEqual([]);
  expect(faulty({ copies: "two photos" }, { takenBy: "office" })).toEqual([]);
  expect(faulty({ copies: "two photos" }, { takenBy: "abroad" })).toHaveLength(1);
});

test("the sources of the edit policy are read too", () => {
  const editPolicy = { ...good.editPolicy, sources: [{ ...source, says: { age: "within 6 months" } }] };
  expect(faulty({}, { editPolicy })).toEqual(["editPolicy.sources.0.says.age"]);
});

import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { checkOpenFields } from "../../../../catalogue/templates/checks/check-open-fields";
import { goodTemplate, templateFile } from "../../content-folder";

const good = parse(templateFile(goodTemplate)).templates[0];
const source = { name: "A", url: "https://example.org/photos", seen: "2026-11-27", kind: "press" };
function faulty(change: object) {
  const places: string[] = [];
  checkOpenFields({ ...good, ...change }, (path) => places.push(path.join(".")));
  return places;
}
const quoting = (says: object, change: object = {}) => faulty({ sources: [{ ...source, says }], ...change });

test.each([
  ["head", { head: null }],
  ["eyeLine", {}],
  ["topMargin", {}],
  ["file", {}],
  ["signature", {}],
  ["takenBy", {}],
  ["editing", {}],
  ["glasses", { glasses: null }],
  ["headCovering", {}],
  ["children", {}],
])("what is quoted for %s is not left open", (rule, change) => {
  expect(quoting({ [rule]: "own words" }, change)).toEqual([`sources.0.says.${rule}`]);
});

test("a filled-in field, a rule without a field and words that were not noted are no fault", () => {
  expect(quoting({ head: "32 to 36 mm", age: "six months", headCovering: "not noted" })).toEqual([]);
  expect(quoting({ file: "up to 1 MB" }, { digital: { maxKb: 1000 } })).toEqual([]);
});

test("a note may tell the rule instead", () => {
  expect(quoting({ takenBy: "or at the office" }, { inNotes: ["takenBy"] })).toEqual([]);
  expect(quoting({ takenBy: "or at the office" }, { inNotes: ["file"] })).toEqual(["sources.0.says.takenBy"]);
});

test("one word on edits closes the policy", () => {
  const says = { editing: "may be cropped" };
  expect(quoting(says, { editPolicy: { ...good.editPolicy, geometry: "allowed" } })).toEqual([]);
  expect(
    quoting(says, { editPolicy: { ...good.editPolicy, statement: "Cropped photos are taken." } }),
  ).toEqual([]);
});

test("the sources of the edit policy and of children are read too", () => {
  const sources = [source, { ...source, says: { glasses: "no spectacles" } }];
  expect(faulty({ glasses: null, editPolicy: { ...good.editPolicy, sources } })).toEqual([
    "editPolicy.sources.1.says.glasses",
  ]);
  expect(faulty({ glasses: null, forChildren: { groups: [{ rules: ["as-adults"] }], sources } })).toEqual([
    "forChildren.sources.1.says.glasses",
  ]);
});

import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { noteAbout, notedFieldsOf } from "../../../catalogue/templates/rule-words";

test("every rule that a document leaves to its notes is found in one, but for the warning's", () => {
  const missing = loadTemplates("content/templates").flatMap((record) =>
    notedFieldsOf(record)
      .filter((field) => field !== "takenBy" && !noteAbout(field, record))
      .map((field) => `${record.urlPath}: ${field}`),
  );
  expect(missing).toEqual([]);
});

test("who needs a file is told by the note that names it first", () => {
  const online = "You apply at an office, or online with a file or a photo taken there.";
  const notes = ["Two prints are needed.", online, "A list gives 60 kB."];
  expect(noteAbout("file", { notes, glasses: null })).toBe(online);
});

test.each([
  ["not-allowed", "Some guides allow glasses; without them is the safe choice.", ["glasses"]],
  ["not-allowed", "The consulate in Los Angeles asks for two prints, without glasses.", []],
  ["not-allowed", "No coloured contact lenses.", []],
  ["if-no-glare", "Guides differ on glasses; without them is the safe choice.", ["glasses"]],
  ["if-no-glare", "A photo without glasses is recommended.", ["glasses"]],
  ["if-no-glare", "Do not wear glasses unless you have to.", ["glasses"]],
  ["allowed", "People who always wear glasses are photographed with them; no dark lenses.", ["glasses"]],
  ["allowed", "No tinted or dark lenses.", []],
  ["if-no-glare", "Bring two prints to the exam; without them you can be refused entry.", []],
  ["if-no-glare", "Neither hair nor the frame of the glasses may cover the eyes.", []],
] as const)("where glasses are %s, “%s” belongs to the rules %j", (glasses, note, fields) => {
  expect(notedFieldsOf({ notes: [note], glasses, headCovering: null })).toEqual(fields);
});

test.each([
  ["neutral", "Guides differ on a closed smile; a neutral face is the safe choice.", ["expression"]],
  ["closed-smile", "Some websites allow no smile at all.", ["expression"]],
  ["neutral", "Ears and forehead visible, hair tied back, no smile.", []],
  [null, "Oxfordshire accepts a smile.", []],
] as const)("beside the expression %s, “%s” belongs to the rules %j", (expression, note, fields) => {
  expect(notedFieldsOf({ notes: [note], glasses: null, headCovering: null, expression })).toEqual(fields);
});

test("what a note adds to the rule on head coverings belongs to it, once", () => {
  const notes = ["A head covering for cultural reasons is accepted too."];
  const record = { notes, glasses: null, headCovering: "religious-only" } as const;
  expect(notedFieldsOf(record)).toEqual(["headCovering"]);
  expect(notedFieldsOf({ ...record, inNotes: ["headCovering"] })).toEqual(["headCovering"]);
  expect(notedFieldsOf({ ...record, notes: ["Light grey if the hair or head covering is white."] })).toEqual(
    [],
  );
});

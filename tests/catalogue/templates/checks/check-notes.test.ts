import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { checkNotes } from "../../../../catalogue/templates/checks/check-notes";
import { goodTemplate, templateFile } from "../../content-folder";

const good = { ...parse(templateFile(goodTemplate)).templates[0], glasses: null, head: null };
function said(note: string, change: object = {}) {
  const faults: string[] = [];
  checkNotes({ ...good, notes: [note], ...change }, (path, problem) =>
    faults.push(`${path.join(".")}: ${problem}`),
  );
  return faults;
}

test.each([
  ["No dark glasses.", "glasses"],
  ["The face fills at least 75 % of the picture.", "head"],
  ["A studio gives a face length of 2.2–2.5 cm.", "head"],
  ["Eyes to chin at least 13 mm; at least 2 mm above the head.", "topMargin"],
  ["The online upload is described as JPEG or PNG up to 1 MB.", "file"],
  ["For chip cards the office takes the photo.", "takenBy"],
  ["Photos need a receipt; approved studios issue it.", "takenBy"],
  ["A selfie is not accepted: someone else takes the photo.", "takenBy"],
  ["Eyes at least 207 px above the bottom edge.", "eyeLine"],
])('"%s" is a rule of %s, which must not be called unknown', (note, field) => {
  const empty = { eyeLine: null };
  const problem = `notes.0: it states a rule, and ${field} says that none was found.`;
  const inNotes = ["glasses", "head", "eyeLine", "topMargin", "file", "takenBy"];
  expect(said(note, empty)).toContain(problem);
  expect(said(note, { ...empty, inNotes })).not.toContain(problem);
});

test("the note on who takes the photo is the warning: the first, or the second after that on the size", () => {
  const inNotes = ["takenBy"];
  const problem = (index: number) => `notes.${index}: it does not tell who takes the photo.`;
  expect(said("Photo no older than 6 months.", { inNotes })).toEqual([problem(0)]);
  expect(said("Some offices take the photo themselves.", { inNotes })).toEqual([]);
  expect(said("Some offices take the photo themselves.", { inNotes, sizeVaries: true })).toEqual([
    problem(1),
  ]);
});

test("a promised note must be there", () => {
  expect(said("Both ears visible.", { inNotes: ["glasses"] })).toEqual([
    "inNotes: no note is needed for glasses.",
  ]);
  expect(
    said("Glasses only with a doctor's note.", { inNotes: ["glasses"], glasses: "not-allowed" }),
  ).toEqual([]);
  expect(said("Take the live photo without glasses.", { inNotes: ["glasses"], glasses: "allowed" })).toEqual(
    [],
  );
  expect(said("Glasses only if you always wear them.", { inNotes: ["glasses"], glasses: "allowed" })).toEqual(
    [],
  );
  expect(said("No dark glasses.", { inNotes: ["glasses"], glasses: "allowed" })).toEqual([
    "inNotes: no note is needed for glasses.",
  ]);
});

test("a note is told once", () => {
  expect(said("", { notes: ["No uniform.", "No hair band.", "No uniform."] })).toEqual([
    "notes.2: it is there twice.",
  ]);
});

test("beside a ban on glasses, guides do not differ: some allow them", () => {
  const differ = "Guides differ on glasses; without them is the safe choice.";
  expect(said(differ, { glasses: "not-allowed" })).toEqual(["notes.0: it is beside a ban on glasses."]);
  expect(said(differ, { glasses: "if-no-glare" })).toEqual([]);
  expect(said(differ.replace("Guides differ on", "Some guides allow"), { glasses: "not-allowed" })).toEqual(
    [],
  );
});

test("a signature's size is none of the photo", () => {
  expect(said("The signature is a separate JPEG of 10–20 kB.")).toEqual([]);
});

test.each<[string, object, string]>([
  ["Photos are normally taken at the office.", { takenBy: "office" }, "takenBy"],
  ["Photos are normally taken on site; bringing a print is optional.", { takenBy: "office" }, "takenBy"],
  ["Passport offices in Switzerland usually take the photo themselves.", { takenBy: "office" }, "takenBy"],
  [
    "Since July 2018 the photo is normally taken at the passport office; prints are asked for only in special cases.",
    { takenBy: "office" },
    "takenBy",
  ],
  ["Colour or black and white.", { colour: "either" }, "colour"],
  [
    "Light grey, light blue or white, all one colour.",
    { background: { name: "light-grey", colours: ["#eaeaea", "#dcebf7", "#ffffff"] } },
    "background",
  ],
  ["JPG up to 300 kB.", { digital: { maxKb: 300 } }, "digital"],
  [
    "Square JPEG between 350 × 350 and 1000 × 1000 px, 10 kB to 1 MB.",
    {
      digital: {
        widthPx: { min: 350, max: 1000 },
        heightPx: { min: 350, max: 1000 },
        minKb: 10,
        maxKb: 1000,
      },
    },
    "digital",
  ],
])('"%s" only repeats a field', (note, change, field) => {
  expect(said(note, change)).toEqual([`notes.0: it only repeats ${field}.`]);
});

test("what no field says is no repetition", () => {
  expect(said("JPG up to 300 kB.", { digital: { maxKb: 200 } })).toEqual([]);
  expect(said("A blue background is accepted too.")).toEqual([]);
  expect(said("Photos are normally taken at the office.", { takenBy: "abroad" })).toEqual([]);
});

import { expect, test } from "@jest/globals";
import type { NoteSubject } from "../../../../../contract/document/note-subjects";
import { notesBySubject } from "../../../../../src/components/requirement/notes/note-groups";

const grouped = (...subjects: NoteSubject[]) =>
  notesBySubject(subjects.map((subject) => ({ subject }))).map(
    ({ subject, of }) => `${subject}: ${of.map((note) => note.subject).join(" ")}`,
  );

test("a single note joins the end of a wider subject", () => {
  expect(grouped("photo", "photo", "print", "children", "applying", "applying", "signature")).toEqual([
    "photo: photo photo children",
    "print: print",
    "applying: applying applying signature",
  ]);
});

test("a single note without a wider subject has its own heading", () => {
  expect(grouped("photo", "photo", "abroad")).toEqual(["photo: photo photo", "abroad: abroad"]);
});

test("hair and glasses stand with the photo, each in one place", () => {
  expect(grouped("glasses", "hair", "photo", "glasses")).toEqual(["photo: photo hair glasses glasses"]);
  expect(grouped("hair")).toEqual(["photo: hair"]);
});

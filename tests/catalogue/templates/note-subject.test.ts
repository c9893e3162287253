import { expect, test } from "@jest/globals";
import { loadSubjects, notesInOrder, type Subjects } from "../../../catalogue/templates/note-subject";

test("a note of the content has its subject by its English sentence", () => {
  const subjects = loadSubjects("content");
  expect(subjects["Photo no older than 6 months."]).toBe("taking");
  expect(subjects["Two prints are needed."]).toBe("print");
  expect(subjects["Fukuoka's passport centre includes the hair in the head height."]).toBe("hair");
});

const subjects: Subjects = {
  "Two prints are needed.": "print",
  "No thick frames.": "glasses",
  "Ears visible.": "hair",
  "Photo no older than 6 months.": "taking",
  "No hair band.": "hair",
  "No tinted or dark lenses.": "glasses",
};
const notes = [...Object.keys(subjects), "A new note."];

test("notes stand by their subjects, one without a subject by the photo's", () => {
  expect(notesInOrder({ notes }, subjects)).toEqual([3, 6, 2, 4, 1, 5, 0].map((index) => notes[index]));
});

test.each<{ count: number; record: Parameters<typeof notesInOrder>[0] }>([
  { count: 1, record: { notes, sizeVaries: true } },
  { count: 1, record: { notes, inNotes: ["takenBy"] } },
  { count: 2, record: { notes, sizeVaries: true, inNotes: ["takenBy"] } },
])("the first $count notes stay first as warnings", ({ count, record }) => {
  expect(notesInOrder(record, subjects).slice(0, count)).toEqual(notes.slice(0, count));
});

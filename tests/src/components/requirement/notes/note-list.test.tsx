import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../catalogue/templates/template-collection";
import { warningCount } from "../../../../../contract/document/note-warnings";
import { NoteList } from "../../../../../src/components/requirement/notes/note-list";
import { renderEnglish, texts } from "../../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");
const show = (urlPath: string) => renderEnglish(<NoteList template={templates.byUrlPath.get(urlPath)!} />);
const subjects = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

test("many notes stand under what they are about, each of them once, but for the warnings", () => {
  show("in-ibps");
  const { photo, print, applying } = texts.requirement.notesOn;
  expect(subjects()).toEqual([photo, print, applying]);
  const ibps = templates.byUrlPath.get("in-ibps")!;
  expect(screen.getAllByRole("listitem").length).toBe(ibps.notes.length - warningCount(ibps));
});

test("the note that says who needs the file can be linked to", () => {
  show("jp-passport");
  const { notes, inNotes, ruleNotes } = templates.byUrlPath.get("jp-passport")!;
  const index = ruleNotes[inNotes.indexOf("file")]!;
  expect(notes[index]).toContain("Mynaportal");
  expect(document.getElementById(`note-${index}`)?.textContent).toBe(notes[index]);
});

test("a few notes need no headings", () => {
  show("us-baby-passport");
  expect(subjects()).toEqual([]);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
});

test.each([
  ["de-passport", 1],
  ["in-cuet", 1],
  ["eg-evisa", 2],
])("a note that is a warning above stands there alone: %s, %i", (urlPath, count) => {
  show(urlPath);
  const { notes } = templates.byUrlPath.get(urlPath)!;
  const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(notes.filter((note) => !shown.includes(note))).toEqual(notes.slice(0, count));
});

import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../../catalogue/templates/template-collection";
import { DocumentNotes } from "../../../../../../../src/features/photo/components/start/document/document-notes";
import { renderEnglish, texts } from "../../../../../components/render";

afterEach(cleanup);

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const templates = collectTemplates(records, [], contentDir, "en").byUrlPath;
const { studioNote, officeNote, liveNote, codeNote, abroadNote, appointmentNote } = texts.evidence.takenBy;

/** Which of the notices stands under a chosen document. */
function noticesOf(urlPath: string): string[] {
  renderEnglish(<DocumentNotes template={templates.get(urlPath)!} />);
  const known = [studioNote, officeNote, liveNote, codeNote, abroadNote, appointmentNote];
  const shown = known.filter((note) => screen.queryByText(note) !== null);
  cleanup();
  return shown;
}

test("a document whose photo comes from a studio or is taken by the office says so when it is chosen", () => {
  expect(noticesOf("fr-passport")).toEqual([studioNote]);
  expect(noticesOf("pt-passport")).toEqual([officeNote]);
  expect(noticesOf("ro-id-card")).toEqual([abroadNote]);
  expect(noticesOf("gr-id-card")).toEqual([codeNote]);
});

// Germany refuses such a photo with an exception, the next two leave it open, and visa centres may take their own.
test.each([
  ["de-passport", 0],
  ["in-cuet", 0],
  ["eg-evisa", 1],
  ["us-visa", 0],
  ["schengen-visa", 1],
])("that the photo may be taken live or on site is said before one is made: %s", (urlPath, index) => {
  expect(noticesOf(urlPath)).toEqual([]);
  renderEnglish(<DocumentNotes template={templates.get(urlPath)!} />);
  expect(document.body.textContent).toContain(templates.get(urlPath)!.notes[index]);
});

test("nothing stands before a photo that nobody refuses and everybody needs", () => {
  renderEnglish(<DocumentNotes template={templates.get("pl-passport")!} />);
  expect(document.querySelector("[data-kind]")).toBeNull();
});

test("where a finished photo is checked, it may be the studio's, but none is taken where the office takes it", () => {
  const shown = (urlPath: string) => {
    renderEnglish(<DocumentNotes template={templates.get(urlPath)!} isFinished />);
    const notes = [studioNote, officeNote].filter((note) => screen.queryByText(note) !== null);
    cleanup();
    return notes;
  };
  expect(shown("de-passport")).toEqual([]);
  expect(shown("pt-passport")).toEqual([officeNote]);
});

test("a document whose authority approves no photographers is not said to need an approved one", () => {
  // Barbados and Malaysia ask for a professional photographer, and name none.
  for (const urlPath of ["bb-passport", "my-visa"]) expect(noticesOf(urlPath)).toEqual([studioNote]);
  expect(studioNote).not.toContain("approved");
});

test("the note on a live photo in the form mentions no office", () => {
  expect(noticesOf("in-ssc")).toEqual([liveNote]);
});

test("where the authority takes the photo itself, nobody is sent to a photographer", () => {
  renderEnglish(<DocumentNotes template={templates.get("us-green-card")!} />);
  expect(document.body.textContent).toMatch(/^Since 12 December 2025 USCIS uses only photos taken by itself/);
  expect(appointmentNote).not.toMatch(/photographer|booth/);
});

test("a document that takes photos from home says nothing, nor does one that leaves it open", () => {
  expect(noticesOf("us-passport")).toEqual([]);
  expect(noticesOf("std-35x45")).toEqual([]);
});

test("every document of which this is known has its notice", () => {
  const wanted = {
    studio: [studioNote],
    office: [officeNote],
    live: [liveNote],
    code: [codeNote],
    abroad: [abroadNote],
    appointment: [appointmentNote],
  };
  const known = [...templates.values()].flatMap(({ urlPath, takenBy, inNotes }) =>
    takenBy && takenBy !== "anyone" && !inNotes.includes("takenBy")
      ? [[urlPath, wanted[takenBy]] as const]
      : [],
  );
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter(([urlPath, notes]) => noticesOf(urlPath).join() !== notes.join())).toEqual([]);
});

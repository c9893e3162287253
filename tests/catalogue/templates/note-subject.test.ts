import { expect, test } from "@jest/globals";
import { noteSubject } from "../../../catalogue/templates/note-subject";

test.each([
  ["photo", "Photo no older than 6 months."],
  ["photo", "Plain background without shadow, borderless, colour or black and white."],
  ["photo", "Head width 15–22 mm, at least 7 mm below the chin; prints on photo paper."],
  ["file", "The file for the upload is 3:4, a slightly different shape from the print."],
  ["file", "Sources give 2 MB or 8 MB for the file; 2 MB fits both."],
  ["print", "Two prints are needed."],
  ["print", "Some applications need a witness to sign a print on the back."],
  ["children", "For children under 15 photos of both parents go on the form as well."],
  ["abroad", "Embassies and consulates differ in the number of prints: ask yours."],
  [
    "abroad",
    "The consulate in Toronto asks for two prints in the size of Canadian passport photos, 50 × 70 mm.",
  ],
  ["applying", "Passport offices in Switzerland usually take the photo themselves."],
  ["applying", "Take the live photo without glasses and without a cap."],
  ["applying", "Guides to the form also name thumb impressions among the uploads."],
  ["signature", "The signature is in black ink."],
])("to the subject %s belongs: %s", (subject, note) => expect(noteSubject(note)).toBe(subject));

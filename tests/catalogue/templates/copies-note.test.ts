import { expect, test } from "@jest/globals";
import { copiesNoteOf } from "../../../catalogue/templates/copies-note";

test.each([
  "Two prints are needed.",
  "The sources ask for one or two prints.",
  "Enrolment centres capture the portrait; embassies and consulates still ask for two passport photos.",
  "Embassies and consulates differ in the number of prints: ask yours.",
])("the number of prints is told by %s", (note) => {
  expect(copiesNoteOf(["Photo no older than 6 months.", note])).toBe(note);
});

test.each([
  "The JPEG upload is 3:4 (354–420 × 472–560 px, 40 to 120 kB), a different shape from the print.",
  "For the e-passport of a child the mission asks for 35 × 45 mm prints.",
  "Photo no older than 6 months.",
  "The embassy in Dublin asks for a photo no older than 3 months, the one in Havana for two prints.",
])("and not by %s", (note) => expect(copiesNoteOf([note])).toBeUndefined());

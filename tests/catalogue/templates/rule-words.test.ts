import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { noteAbout } from "../../../catalogue/templates/rule-words";

test("every rule that a document leaves to its notes is found in one, but for the warning's", () => {
  const missing = loadTemplates("content/templates").flatMap(({ urlPath, inNotes, notes }) =>
    (inNotes ?? [])
      .filter((field) => field !== "takenBy" && !noteAbout(field, notes))
      .map((field) => `${urlPath}: ${field}`),
  );
  expect(missing).toEqual([]);
});

test("who needs a file is told by the note that names it first", () => {
  const online = "You apply at an office, or online with a file or a photo taken there.";
  expect(noteAbout("file", ["Two prints are needed.", online, "A list gives 60 kB."])).toBe(online);
});

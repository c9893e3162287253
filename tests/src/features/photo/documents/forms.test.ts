import { expect, test } from "@jest/globals";
import { shownForm } from "../../../../../src/features/photo/documents/forms";
import { byUrlPath } from "../real-documents";

test.each([
  ["us-passport", "printout"],
  // A note says who may send a file instead of a print: a child's parents in Poland.
  ["pl-passport", "printout"],
  ["pl-id-card", "digital"],
  ["us-dv-lottery", "digital"],
])("a result for %s opens on the form that most people hand in: %s", (urlPath, form) => {
  expect(shownForm(byUrlPath.get(urlPath)!, null)).toBe(form);
});

import { expect, test } from "@jest/globals";
import { shownForm } from "../../../../../src/features/photo/documents/forms";
import { ownTemplate } from "../../../../../src/features/photo/documents/own-template";
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

const own = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null } as const;

test.each([
  ["printout", "lengths", own],
  ["digital", "pixels", { ...own, unit: "px", width: 480, height: 600 }],
  ["digital", "kilobytes, which only a file has", { ...own, maxKb: 100 }],
] as const)(
  "a result for a typed size opens on the form that is meant, %s, by its %s",
  (form, _, ownSize) => {
    expect(shownForm(ownTemplate(ownSize, "auto", "en"), null)).toBe(form);
  },
);

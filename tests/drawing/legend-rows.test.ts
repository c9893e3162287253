import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { collectTemplates } from "../../catalogue/templates/template-collection";
import { frameOfTemplate } from "../../drawing/drawing-frame";
import { millimetres, type ShownUnit, shownUnitOf } from "../../drawing/format-length";
import { legendRows } from "../../drawing/legend-rows";

const contentDir = join(__dirname, "../../content");
const template = collectTemplates(
  loadTemplates(join(contentDir, "templates")),
  [],
  contentDir,
  "en",
).byUrlPath.get("us-passport")!;
const notes = (bcp47: string, unit: ShownUnit = shownUnitOf(template)) =>
  legendRows(frameOfTemplate(template), { text: (key) => key, unit, bcp47 }).map(({ note }) =>
    note?.replaceAll("\u00a0", " "),
  );

test("inches have their millimetres beside them for readers who do not measure in inches", () => {
  expect(notes("de").slice(0, 3)).toEqual(["50,8 mm", "50,8 mm", "25,4–34,9 mm"]);
  expect(notes("de", millimetres).filter(Boolean)).toEqual([]);
  expect(notes("en").filter(Boolean)).toEqual([]);
});

test("the sides of a least size say that they are the least", () => {
  const frame = { ...frameOfTemplate(template), isLeast: true };
  const [width, height, head] = legendRows(frame, { text: (key) => key, unit: millimetres, bcp47: "en" });
  expect([width?.value, height?.value].map((value) => value?.slice(0, 2))).toEqual(["≥ ", "≥ "]);
  expect(head?.value).not.toContain("≥");
});

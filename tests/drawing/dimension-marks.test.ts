import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { collectTemplates } from "../../catalogue/templates/template-collection";
import { marksOfFrame, marksOfMeasured } from "../../drawing/dimension-marks";
import { frameOfTemplate } from "../../drawing/drawing-frame";
import { millimetres } from "../../drawing/format-length";
import { legendRows } from "../../drawing/legend-rows";

const contentDir = join(__dirname, "../../content");
const templates = collectTemplates(
  loadTemplates(join(contentDir, "templates")),
  [],
  contentDir,
  "en",
).byUrlPath;
const rowsOf = (urlPath: string) =>
  legendRows(frameOfTemplate(templates.get(urlPath)!), {
    text: (key) => key,
    unit: millimetres,
    bcp47: "en",
  });

test("the letters of every document follow each other without a gap", () => {
  for (const urlPath of templates.keys()) {
    const letters = rowsOf(urlPath).map(({ mark }) => mark);
    expect({ urlPath, letters }).toEqual({ urlPath, letters: [..."ABCDE"].slice(0, letters.length) });
  }
});

test("a margin without an eye line has the letter after the head's, in drawing and legend", () => {
  expect(rowsOf("jp-passport").at(-1)).toMatchObject({ mark: "D", label: "drawing.topMargin" });
  expect(marksOfFrame(frameOfTemplate(templates.get("jp-passport")!)).topMargin).toBe("D");
});

test("where the notes state the rule for the head, no usual share stands beside it", () => {
  const labels = rowsOf("in-upsc").map(({ label }) => label);
  expect(labels).toEqual(["drawing.width", "drawing.height"]);
});

test("a finished photo has the letters of its document; what has no rule comes after them", () => {
  const measured = { headHeightMm: 33, eyeLineFromBottomMm: 27, topMarginMm: 4 };
  const marksFor = (urlPath: string) => marksOfMeasured(measured, frameOfTemplate(templates.get(urlPath)!));
  expect(marksFor("jp-passport")).toMatchObject({ head: "C", topMargin: "D", eyeLine: "E" });
  for (const [urlPath, template] of templates) {
    const ruled = Object.entries(marksOfFrame(frameOfTemplate(template))).filter(([, mark]) => mark);
    expect({ urlPath, ...marksFor(urlPath) }).toMatchObject({ urlPath, ...Object.fromEntries(ruled) });
  }
});

test("a length without a rule that was not measured leaves no gap", () => {
  const unruled = { eyeLineMm: null, topMarginMm: null };
  const { head, eyeLine, topMargin } = marksOfMeasured(
    { headHeightMm: 33, eyeLineFromBottomMm: null, topMarginMm: 4 },
    unruled,
  );
  expect([head, eyeLine, topMargin]).toEqual(["C", "", "D"]);
});

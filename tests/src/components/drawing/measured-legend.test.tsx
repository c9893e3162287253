import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { frameOfTemplate } from "../../../../drawing/drawing-frame";
import { shownUnitOf } from "../../../../drawing/format-length";
import { MeasuredLegend } from "../../../../src/components/drawing/measured-legend";
import { byUrlPath } from "../../features/photo/real-documents";
import { renderEnglish } from "../render";

const measured = { headHeightMm: 35.06, eyeLineFromBottomMm: 30, topMarginMm: 5.5 };

function legendOf(urlPath: string) {
  const template = byUrlPath.get(urlPath)!;
  const unit = shownUnitOf(template);
  renderEnglish(<MeasuredLegend measured={measured} frame={frameOfTemplate(template)} unit={unit} />);
  const rows = screen
    .getAllByRole("definition")
    .map(({ children }) => [...children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")));
  cleanup();
  return rows;
}

test("measured lengths stand beside their rules, in the unit of the authority", () => {
  expect(legendOf("de-passport")[0]).toEqual(["35.1 mm", expect.stringContaining("32–36 mm")]);
  expect(legendOf("us-dv-lottery")).toEqual([
    // Taller than the tallest by a part of a pixel.
    ["414 px", expect.stringContaining("300–414 px")],
    ["354 px", expect.stringContaining("336–413 px")],
    ["65 px"],
  ]);
  // A measured length has decimals; its limits are those that the authority writes.
  expect(legendOf("us-passport")[0]).toEqual(["1.38 in", expect.stringContaining("1–1⅜ in")]);
});

import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { BeforePhoto } from "../../../../../../../src/features/photo/components/start/document/before-photo";
import { ownTemplate } from "../../../../../../../src/features/photo/documents/own-template";
import { renderEnglish, texts } from "../../../../../components/render";
import { byUrlPath } from "../../../real-documents";

afterEach(cleanup);
const { keep, noGlasses, noGlare } = texts.photo.before;

function linesOf(urlPath: string): string[] {
  cleanup();
  renderEnglish(<BeforePhoto template={byUrlPath.get(urlPath)!} />);
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent!.replaceAll("\u00a0", " "));
}

test("the photo's age, who takes it, the size, the wall and the glasses are said before the photo", () => {
  expect(linesOf("us-passport")).toEqual([
    "Photo no older than 6 months. A selfie is not accepted: someone else takes the photo, or a tripod holds the camera.",
    byUrlPath.get("us-passport")!.sizeLabel.replaceAll("\u00a0", " "),
    "Background: White",
    noGlasses,
    keep,
  ]);
});

test("the limits of the file stand beside them", () => {
  const limited = [...byUrlPath.values()].find(
    ({ digital, takenBy, country }) =>
      digital?.minKb === 20 && digital.maxKb === 200 && takenBy === null && country === "IN",
  )!;
  expect(linesOf(limited.urlPath)).toContain("20–200 kB");
});

test("no line is there without a rule", () => {
  for (const { urlPath, glasses, digital, editPolicy, takenBy, country } of byUrlPath.values()) {
    const lines = linesOf(urlPath);
    if (["studio", "code", "live", "appointment"].includes(takenBy ?? "") || country === "XX") {
      expect([urlPath, lines]).toEqual([urlPath, []]);
      continue;
    }
    const hasBytes = digital !== null && (digital.minKb !== null || digital.maxKb !== null);
    expect([urlPath, lines.includes(noGlasses)]).toEqual([urlPath, glasses === "not-allowed"]);
    expect([urlPath, lines.includes(noGlare)]).toEqual([urlPath, glasses === "if-no-glare"]);
    expect([urlPath, lines.some((line) => /[kM]B$/.test(line))]).toEqual([urlPath, hasBytes]);
    expect([urlPath, lines.includes(keep)]).toEqual([urlPath, editPolicy.background === "keep"]);
  }
});

test("a size of one's own names no wall", () => {
  const own = ownTemplate(
    { width: 35, height: 45, unit: "mm", dpi: 300, minKb: null, maxKb: null },
    "auto",
    "en",
  );
  renderEnglish(<BeforePhoto template={own} />);
  expect(screen.queryByRole("list")).toBeNull();
});

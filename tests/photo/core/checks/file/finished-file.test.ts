import { describe, expect, it } from "@jest/globals";
import { checkFinishedRoll } from "../../../../../photo/core/checks/face/pose";
import { checkFinishedFile } from "../../../../../photo/core/checks/file/finished-file";
import { checkFinishedColour } from "../../../../../photo/core/checks/picture/grey-photo";
import type { Check, FinishedFile, PixelBand } from "../../../../../photo/core/types";
import { squareDocument, testRule } from "../../../test-rule";

const { digital } = squareDocument;
const square = testRule(squareDocument);

const file = (other: Partial<FinishedFile> = {}): FinishedFile => ({
  format: "jpeg",
  widthPx: 600,
  heightPx: 600,
  bytes: 120_000,
  ...other,
});

const named = (checks: Check[], rule: string) => checks.find((check) => check.rule === rule);

describe("a finished file", () => {
  it("that meets its document is told so in its own numbers", () => {
    expect(checkFinishedFile(file(), square)).toEqual([
      expect.objectContaining({ rule: "shape", verdict: "pass", measured: 1, min: 0.985, max: 1.015 }),
      expect.objectContaining({ rule: "file-format", verdict: "pass", measured: "jpeg" }),
      expect.objectContaining({ rule: "pixel-size", verdict: "pass", measured: 600, min: 600, max: 1200 }),
      expect.objectContaining({ rule: "file-size", verdict: "pass", measured: 120, min: 54, max: 240 }),
    ]);
  });

  it.each([
    [245_760, "pass"],
    [245_761, "fail"],
    [54_000, "pass"],
    [53_999, "fail"],
  ])("of %d bytes for 54 to 240 KB, in either reading of the word: %s", (bytes, verdict) => {
    expect(named(checkFinishedFile(file({ bytes }), square), "file-size")?.verdict).toBe(verdict);
  });

  it("has no kilobytes to miss where the authority states none", () => {
    const rule = testRule({ ...square, digital: { ...digital, minKb: null, maxKb: null } });
    expect(named(checkFinishedFile(file({ bytes: 1 }), rule), "file-size")).toBeUndefined();
  });

  it.each([
    [599, 599, 599],
    [1300, 1200, 1300],
    [1200, 1300, 1300],
  ])("of %d x %d px names the side that is wrong", (widthPx, heightPx, measured) => {
    const check = named(checkFinishedFile(file({ widthPx, heightPx }), square), "pixel-size");
    expect(check).toMatchObject({ verdict: "fail", measured, unit: "px", messageKey: "pixelSize" });
  });

  it("that is no JPEG is told so and not refused", () => {
    const check = named(checkFinishedFile(file({ format: "png" }), square), "file-format");
    expect(check).toMatchObject({ verdict: "warn", measured: "png", messageKey: "fileFormat" });
  });

  it.each([
    [350, 450, "pass"],
    [354, 450, "pass"],
    [358, 450, "warn"],
    [363, 450, "fail"],
    [340, 450, "warn"],
    [339, 450, "fail"],
    [450, 350, "fail"],
  ])("of %d x %d px for a print of 35 x 45 mm: %s", (widthPx, heightPx, verdict) => {
    const check = named(checkFinishedFile(file({ widthPx, heightPx }), testRule()), "shape");
    expect([check?.measured, check?.verdict]).toEqual([
      Math.round((1000 * widthPx) / heightPx) / 1000,
      verdict,
    ]);
  });

  it("may have the shape of the print or of the authority's pixels", () => {
    const rule = testRule({
      widthMm: 33,
      heightMm: 48,
      digital: { ...digital, widthPx: { min: 354, max: 354 }, heightPx: { min: 472, max: 472 } },
    });
    const shapeOf = (widthPx: number, heightPx: number) =>
      named(checkFinishedFile(file({ widthPx, heightPx }), rule), "shape")?.verdict;
    expect([shapeOf(354, 472), shapeOf(330, 480), shapeOf(480, 480)]).toEqual(["pass", "pass", "fail"]);
  });

  it.each([
    [531, "pass"],
    [400, "warn"],
    [300, "warn"],
  ])("of %d rows for a print of 531 at 300 dpi: %s", (heightPx, verdict) => {
    const checks = checkFinishedFile(file({ widthPx: (heightPx * 35) / 45, heightPx }), testRule());
    expect(named(checks, "resolution")?.verdict).toBe(verdict);
    expect(named(checks, "file-format")).toBeUndefined();
  });

  const open = { min: 0, max: null };
  const ofPixels = (widthPx: PixelBand, heightPx: PixelBand = widthPx) =>
    testRule({ digital: { ...digital, widthPx, heightPx } });

  it.each<[string, PixelBand, PixelBand, string, Partial<Check>]>([
    ["at least 400", { min: 400, max: null }, open, "pass", { measured: 980, min: 400, max: null }],
    ["at most 1000", { min: 0, max: 1000 }, open, "pass", { measured: 980, min: null, max: 1000 }],
    ["at most 900", { min: 0, max: 900 }, open, "fail", { measured: 980, min: null, max: 900 }],
    ["at least 1300 rows", open, { min: 1300, max: null }, "fail", { measured: 1260, min: 1300, max: null }],
  ])(
    "of 980 x 1260 px where a source says %s: judged by that limit alone",
    (_, across, down, verdict, limits) => {
      const checks = checkFinishedFile(file({ widthPx: 980, heightPx: 1260 }), ofPixels(across, down));
      expect(named(checks, "pixel-size")).toMatchObject({ verdict, ...limits });
    },
  );

  it.each([
    [1260, "pass"],
    [300, "warn"],
  ])("of %d rows is not refused for pixels where no source states a limit: %s", (heightPx, verdict) => {
    const checks = checkFinishedFile(file({ widthPx: (heightPx * 35) / 45, heightPx }), ofPixels(open));
    expect(named(checks, "pixel-size")).toBeUndefined();
    expect(named(checks, "resolution")).toMatchObject({ verdict, isOwnLimit: true });
  });

  it("that the authority wants uncropped has any shape, and as many pixels as it has", () => {
    const rule = { ...ofPixels(open), editPolicy: { ...square.editPolicy, geometry: "forbidden" as const } };
    const checks = checkFinishedFile(file({ widthPx: 400, heightPx: 300 }), rule);
    expect(checks.map((check) => check.rule)).toEqual(["file-format", "file-size"]);
  });
});

describe("a finished photo", () => {
  it.each([
    [0.4, 0, "pass"],
    [-6, 0, "warn"],
    [8.2, 0, "fail"],
    [0, 1, "fail"],
    [0, 2, "fail"],
  ] as const)("that leans %d degrees after %d quarter turns: %s", (rollDeg, turns, verdict) => {
    expect(checkFinishedRoll(rollDeg, turns).verdict).toBe(verdict);
  });

  it("in colour is refused where black-and-white is asked for, and only there", () => {
    const seen = { rule: "colour", verdict: "pass", measured: 30, messageKey: "greyPhoto" } as Check;
    expect(checkFinishedColour(seen, { colour: "grey" })).toMatchObject({
      verdict: "fail",
      messageKey: "colourPhoto",
    });
    expect(checkFinishedColour(seen, { colour: "either" })).toBe(seen);
    const grey = { ...seen, measured: 0 };
    expect(checkFinishedColour(grey, { colour: "grey" })).toBe(grey);
  });
});

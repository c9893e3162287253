import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { Measurements, PhotoRule } from "../../../photo/core/types";
import { drawingTools } from "../../../photo/node/drawing-tools";
import { drawPreview } from "../../../photo/print/draw-preview";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

const rule: PhotoRule = {
  urlPath: "std-35x45",
  widthMm: 35,
  heightMm: 45,
  dpi: 300,
  head: { heightMm: { min: 31.5, max: 36 }, crown: "skull" },
  eyeLineMm: { min: 23, max: 31 },
  topMarginMm: null,
  backgrounds: ["#ffffff"],
  colour: "colour",
  digital: null,
  editPolicy: { background: "may-replace", retouch: "unknown", geometry: "unknown" },
  glasses: null,
  headCovering: null,
  expression: null,
};

const measured: Measurements = {
  headHeightMm: 33,
  hairTopToChinMm: 35,
  eyeLineFromBottomMm: 25,
  topMarginMm: 4.5,
  centreOffsetMm: 0,
  rollDeg: 0,
  interpupillaryPx: 110,
};

describe("drawPreview", () => {
  it("draws crown, eyes and chin where they were measured, and only then", async () => {
    const photo = await drawPortrait({
      widthPx: 413,
      heightPx: 531,
      headHeightPx: 389,
      background: "#ffffff",
    }).raster();
    const rows = async (values: Measurements): Promise<number[]> => {
      const { bytes } = await drawPreview({ photo, measured: values }, rule, drawingTools);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      // A column just right of the photo holds the three lines and nothing else.
      const x = 16 + Math.round((560 * 35) / 45) + 12;
      const dark = (y: number) => data[(y * info.width + x) * info.channels]! < 140;
      return Array.from({ length: info.height }, (_, y) => y).filter((y) => dark(y) && !dark(y - 1));
    };
    const pxPerMm = 560 / 45;
    const expected = [4.5, 20, 37.5, 45].map((mm) => 16 + mm * pxPerMm);
    const found = await rows(measured);
    expect(found).toHaveLength(4);
    for (const [index, y] of found.entries()) expect(Math.abs(y - expected[index]!)).toBeLessThan(2);
    const nothing = { ...measured, headHeightMm: null, eyeLineFromBottomMm: null, topMarginMm: null };
    expect(await rows(nothing)).toHaveLength(0);
  });

  it("takes grey and square photos", async () => {
    const grey = { widthPx: 60, heightPx: 60, channels: 1 as const, pixels: new Uint8Array(3600).fill(90) };
    const square = { ...rule, widthMm: 50.8, heightMm: 50.8 };
    const { widthPx, heightPx, bytes } = await drawPreview({ photo: grey, measured }, square, drawingTools);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: widthPx, height: heightPx, format: "jpeg" });
  });
});

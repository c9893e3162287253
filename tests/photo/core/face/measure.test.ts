import { describe, expect, it } from "@jest/globals";
import { nearAnchors } from "../../../../photo/core/face/anchors";
import { canonicalFace } from "../../../../photo/core/face/canonical-face";
import { measurePhoto } from "../../../../photo/core/face/measure";
import { mirroredPoints } from "../../../../photo/core/face/mirrored-points";
import type { HeadLines, Matte, PhotoRule } from "../../../../photo/core/types";
import { testRule } from "../../test-rule";
import { coordinatePicture, isMirrored, mirrorOf, shareOf, squareShown } from "./coordinate-picture";

/** A photo of 256 x 256 px for a print of 51.2 mm: five pixels a millimetre. */
const photo = coordinatePicture();
const rule = testRule({
  widthMm: 51.2,
  heightMm: 51.2,
  head: { heightMm: { min: 20, max: 25 }, crown: "skull" },
});
const hairRule = { ...rule, head: { ...rule.head!, crown: "hair" as const } };

/** Eyes in row 120, 30 px apart and 5 px to the right of the middle; the mesh's chin in row 170. */
const points: Record<number, [number, number, number?]> = {};
for (const [index, , x, y, z] of canonicalFace) points[index] = [133 + 4 * x, 130 - 4 * y, -4 * z];
Object.assign(points, { 152: [133, 170], 234: [103, 130], 454: [163, 130] });
for (const index of [158, 159, 160, 144, 145, 153]) points[index] = [118, 120];
for (const index of [385, 386, 387, 373, 374, 380]) points[index] = [148, 120];
Object.assign(points, { 13: [133, 150], 14: [133, 150], 33: [110, 120], 263: [156, 120], 10: [133, 90] });

const models = (isSeen = true) => ({
  run: async (model: string, input: Float32Array) => {
    if (model !== "face-mesh") {
      const count = model === "face-near" ? nearAnchors.length : 2304;
      const scores = new Float32Array(count).fill(-100);
      const boxes = new Float32Array(16 * count);
      if (isSeen) {
        // The anchor amid the picture: a box of half of it.
        const n = nearAnchors.findIndex(([x, y]) => x > 0.5 && y > 0.5);
        scores[n] = 3;
        boxes.set([0, 0, 64, 64, -12, -4, 12, -4], 16 * n);
      }
      return [boxes, scores];
    }
    const mirrored = isMirrored(input);
    const square = squareShown(mirrored ? mirrorOf(input) : input);
    const raw = Array.from({ length: 468 }, (_, i) => {
      const [x, y, z = 0] = points[mirrored ? mirroredPoints[i]! : i] ?? [133, 130];
      const [u, v] = shareOf(square, [x, y]);
      return [192 * (mirrored ? 1 - u : u), 192 * v, (192 * z) / square.edgePx];
    }).flat();
    return [Float32Array.from(raw), Float32Array.of(4)];
  },
});

const matteFrom = (row: number): Matte => ({
  widthPx: 256,
  heightPx: 256,
  alpha: Uint8Array.from({ length: 256 ** 2 }, (_, i) => (i >= 256 * row ? 255 : 0)),
});

// By the proportions of head.ts: the chin 3 % of 50 px under the mesh's, the crown above it.
const chinRow = 171.5;
const crownRow = chinRow - 1.257 * (30 + 51.5);

async function measured(document: PhotoRule, hairRow: number, lines?: HeadLines) {
  const result = await measurePhoto(
    { photo, matte: matteFrom(hairRow) },
    { rule: document, lines },
    models(),
  );
  return result.measured;
}

/** Samples are whole numbers: half a pixel, a tenth of a millimetre. */
const mm = (px: number): number => px / 5;
const isNear = (value: number | null, wanted: number, within = 0.25) =>
  expect(Math.abs(value! - wanted)).toBeLessThan(within);

describe("a finished photo", () => {
  it("is measured in millimetres on its own rows", async () => {
    const found = await measured(rule, 55);
    isNear(found.headHeightMm, mm(chinRow - crownRow));
    isNear(found.hairTopToChinMm, mm(chinRow - 55));
    isNear(found.eyeLineFromBottomMm, mm(256 - 120));
    isNear(found.topMarginMm, mm(crownRow));
    isNear(found.centreOffsetMm, mm(5));
    isNear(found.rollDeg, 0, 2);
    isNear(found.interpupillaryPx, 30, 1.5);
    for (const value of Object.values(found)) expect(value).toBeCloseTo(Math.round(100 * value!) / 100, 9);
  });

  it("has the head that the document counts: to the hair", async () => {
    const found = await measured(hairRule, 55);
    isNear(found.headHeightMm, mm(chinRow - 55));
    isNear(found.topMarginMm, mm(55));
  });

  it("of a bald head ends at what is seen", async () => {
    isNear((await measured(rule, 75)).headHeightMm, mm(chinRow - 75));
  });

  it("has lengths to the hair only where hair is seen", async () => {
    const found = await measured(rule, 200);
    isNear(found.headHeightMm, mm(chinRow - crownRow));
    expect(found.hairTopToChinMm).toBeNull();
    const toHair = await measured(hairRule, 200);
    expect([toHair.headHeightMm, toHair.topMarginMm]).toEqual([null, null]);
  });

  it("counts from the lines that the visitor has laid", async () => {
    const found = await measured(rule, 55, { eyes: [128, 124], chin: [128, 176], crown: [128, 66] });
    expect(found.headHeightMm).toBeCloseTo(mm(110));
    expect(found.eyeLineFromBottomMm).toBeCloseTo(mm(132));
    expect(found.topMarginMm).toBeCloseTo(mm(66));
    expect(found.centreOffsetMm).toBeCloseTo(0);
  });

  it("without a face has no lengths", async () => {
    const {
      measured: found,
      head,
      mesh,
    } = await measurePhoto({ photo, matte: matteFrom(0) }, { rule }, models(false));
    expect([head, mesh]).toEqual([null, null]);
    expect(Object.values(found)).toEqual(new Array(7).fill(null));
    expect(Object.keys(found)).toContain("headHeightMm");
  });
});

import { describe, expect, test } from "@jest/globals";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { guideLineBandMm, moveGuideLine } from "../../../../../src/features/photo/adjust/guide-lines";
import { lineMm } from "../../../../../src/features/photo/adjust/photo-view";
import { carriedLengths } from "../../../../../src/features/photo/adjust/picture-transform";
import { adjustOf, move, placementOf } from "../../../../../src/features/photo/adjust/placement";
import { cropSource } from "../crop-source-fixture";

const automatic = placementOf(cropSource, null)!;
const headMm = (of: CropSource, at = automatic) => lineMm(of, at, "chin") - lineMm(of, at, "crown");
const measured = {
  headHeightMm: 34,
  hairTopToChinMm: null,
  eyeLineFromBottomMm: 24,
  topMarginMm: 4,
  centreOffsetMm: 0,
  rollDeg: 0,
  interpupillaryPx: 200,
};

describe("a line of the head under the hand", () => {
  test("lies where it was laid, and the frame follows by the rule of the document", () => {
    const crownMm = lineMm(cropSource, automatic, "crown");
    const { placement, stop } = moveGuideLine(cropSource, automatic, "crown", crownMm + 3);
    expect(stop).toBeNull();
    const [, y] = placement!.lines.crown!;
    expect(y * cropSource.area.sourceHeightPx).toBeCloseTo(200 + 3 / automatic.frame.mmPerPx, 1);
    // The head is shorter than it was taken for: it is shown larger, as high as the rule asks.
    expect(placement!.frame.mmPerPx).toBeGreaterThan(automatic.frame.mmPerPx);
    expect(headMm(cropSource, placement!)).toBeGreaterThanOrEqual(31.5);
    expect(headMm(cropSource, placement!)).toBeLessThanOrEqual(36);
  });

  test("goes with the correction, which leads to the same place; without it all is as it was found", () => {
    const { placement } = moveGuideLine(
      cropSource,
      automatic,
      "chin",
      lineMm(cropSource, automatic, "chin") + 2,
    );
    const adjust = adjustOf(placement!)!;
    expect(Object.keys(adjust.lines!)).toEqual(["chin"]);
    expect(placementOf(cropSource, adjust)!.frame).toEqual(placement!.frame);
    const found = placementOf(cropSource, { ...adjust, lines: {} })!;
    expect(found.frame.mmPerPx).toBeCloseTo(automatic.frame.mmPerPx);
    expect(adjustOf(found)).toBeNull();
  });

  test("keeps what the hand had turned and moved across", () => {
    const { placement: moved } = move(cropSource, automatic, { dxMm: 0.5, rotateDeg: 1 });
    const { placement } = moveGuideLine(cropSource, moved, "eyes", lineMm(cropSource, moved, "eyes") - 1);
    const { dxMm } = adjustOf(moved)!;
    expect(adjustOf(placement!)).toMatchObject({ dxMm, rotateDeg: 1, scale: 1, dyMm: 0 });
  });

  test("stops where no head is so different from what was found", () => {
    const { min } = guideLineBandMm(cropSource, automatic, "crown");
    const { placement, stop } = moveGuideLine(cropSource, automatic, "crown", min - 4);
    expect(stop).toBe("reach");
    expect(placement!.lines.crown![1] * 1000).toBeCloseTo(200 - 90, 0);
    expect(moveGuideLine(cropSource, placement!, "crown", -20)).toEqual({ placement: null, stop: "reach" });
  });

  test("stays where it was put if the photo has no room for the frame that would follow, and the frame stays too", () => {
    const tight = {
      ...cropSource,
      area: { ...cropSource.area, view: { ...cropSource.area.view, heightPx: 760, widthPx: 900 } },
    };
    const from = placementOf(tight, null)!;
    const toMm = lineMm(tight, from, "crown") - 4;
    const { placement, stop } = moveGuideLine(tight, from, "crown", toMm);
    expect(stop).toBeNull();
    expect(placement!.frame.mmPerPx).toBeCloseTo(from.frame.mmPerPx);
    expect(placement!.frame.topMarginMm).toBeCloseTo(from.frame.topMarginMm);
    expect(lineMm(tight, placement!, "crown")).toBeCloseTo(toMm, 2);
    expect(placementOf(tight, adjustOf(placement!))).toEqual(placement);
    // What is turned then is the frame of the head as found, and the line goes with the head.
    const { placement: turned } = move(tight, placement!, { rotateDeg: 0.5 });
    expect(turned.lines).toEqual(placement!.lines);
    expect(turned.frame.mmPerPx).toBeCloseTo(from.frame.mmPerPx);
  });

  test("stays where it was put if the document's lengths allow no such head", () => {
    const strict = {
      ...cropSource,
      rule: {
        ...cropSource.rule,
        topMarginMm: { min: 4, max: 5 },
        eyeLineMm: { min: 23, max: 23.8 },
      },
    };
    const from = placementOf(strict, null)!;
    const toMm = lineMm(strict, from, "eyes") + 4;
    const { placement, stop } = moveGuideLine(strict, from, "eyes", toMm);
    expect(stop).toBeNull();
    expect(lineMm(strict, placement!, "eyes")).toBeCloseTo(toMm, 2);
    expect(placement!.frame.mmPerPx).toBeCloseTo(from.frame.mmPerPx);
    expect(placement!.frame.topMarginMm).toBeCloseTo(from.frame.topMarginMm);
  });

  test("is drawn where it lies while all other lines stay on the face", () => {
    const crownMm = lineMm(cropSource, automatic, "crown");
    const { placement } = moveGuideLine(cropSource, automatic, "crown", crownMm + 3);
    const found = { placement: automatic, lengths: measured };
    const lengths = carriedLengths(cropSource, found, automatic, placement!.lines);
    expect(lengths.topMarginMm).toBeCloseTo(crownMm + 3);
    expect(lengths.eyeLineFromBottomMm).toBeCloseTo(24);
    expect(lengths.headHeightMm).toBeCloseTo(4 + 34 - crownMm - 3);
    // And on the frame that follows, too.
    const after = carriedLengths(cropSource, found, placement!);
    expect(after.topMarginMm).toBeCloseTo(placement!.frame.topMarginMm);
  });
});

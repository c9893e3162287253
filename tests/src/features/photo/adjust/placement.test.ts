import { describe, expect, test } from "@jest/globals";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { carriedLengths, pictureTransform } from "../../../../../src/features/photo/adjust/picture-transform";
import {
  adjustOf,
  move,
  type Placement,
  placementOf,
} from "../../../../../src/features/photo/adjust/placement";
import { readNumber } from "../../../../../src/features/photo/read-number";
import { cropSource } from "../crop-source-fixture";

const automatic = placementOf(cropSource, null)!;
const headMm = ({ axis, frame }: Placement) => (axis.chinPx - axis.crownPx) * frame.mmPerPx;

describe("the hand", () => {
  test("moves the photo as far as it goes, and what it did is a correction that leads to the same place", () => {
    const { placement, stop } = move(cropSource, automatic, {
      dxMm: 0.7,
      dyMm: 0.4,
      scale: 1.01,
      rotateDeg: 1,
    });
    expect(stop).toBeNull();
    expect(placement.frame.offsetMm - automatic.frame.offsetMm).toBeCloseTo(0.7);
    const again = placementOf(cropSource, adjustOf(placement))!;
    expect(again.frame.mmPerPx).toBeCloseTo(placement.frame.mmPerPx, 4);
    expect(again.frame.topMarginMm).toBeCloseTo(placement.frame.topMarginMm, 3);
    expect(again.frame.offsetMm).toBeCloseTo(placement.frame.offsetMm, 3);
  });

  test.each([
    ["the head's height", { scale: 1.5 }, "head"],
    ["the middle", { dxMm: 8 }, "centre"],
    ["the lower end of the picture", { dyMm: 15 }, "source-top"],
    ["the reach of a correction", { rotateDeg: 20 }, "reach"],
  ])("is stopped by %s, at it", (_, by, stop) => {
    const reached = move(cropSource, automatic, by);
    expect(reached.stop).toBe(stop);
    const onward = move(cropSource, reached.placement, by);
    expect(onward.stop).toBe(stop);
    expect(onward.placement.frame.mmPerPx).toBeCloseTo(reached.placement.frame.mmPerPx, 3);
    expect(onward.placement.frame.offsetMm).toBeCloseTo(reached.placement.frame.offsetMm, 1);
  });

  test("comes to the very edge of what a rule allows", () => {
    expect(headMm(move(cropSource, automatic, { scale: 1.5 }).placement)).toBeCloseTo(36, 2);
  });

  test("keeps the head in a picture whose document says nothing of its margin", () => {
    const tall: CropSource = { ...cropSource, area: { ...cropSource.area, sourceHeightPx: 1400 } };
    const long = { ...tall, area: { ...tall.area, view: { ...tall.area.view, heightPx: 2400 } } };
    const { placement, stop } = move(long, placementOf(long, null)!, { dyMm: -15 });
    expect(stop).toBe("top");
    expect(placement.frame.topMarginMm).toBeCloseTo(0, 1);
  });

  test("keeps the chin in a picture with room above", () => {
    const { head, hairTop, area } = cropSource;
    const lowered = ([x, y]: readonly [number, number]): [number, number] => [x, y + 600];
    const high: CropSource = {
      ...cropSource,
      head: {
        ...head,
        chin: lowered(head.chin),
        crown: lowered(head.crown),
        leftEye: lowered(head.leftEye),
        rightEye: lowered(head.rightEye),
        eyeMiddle: lowered(head.eyeMiddle),
        cheekMiddle: lowered(head.cheekMiddle),
      },
      hairTop: lowered(hairTop!),
      area: { ...area, sourceHeightPx: 1600, view: { ...area.view, centre: [500, 800], heightPx: 1600 } },
    };
    const { placement, stop } = move(high, placementOf(high, null)!, { dyMm: 15 });
    expect(stop).toBe("top");
    expect(headMm(placement) + placement.frame.topMarginMm).toBeCloseTo(45, 1);
  });

  test("stops one direction only", () => {
    const { placement, stop } = move(cropSource, automatic, { dxMm: 8, dyMm: 0.5 });
    expect(stop).toBe("centre");
    expect(placement.frame.topMarginMm - automatic.frame.topMarginMm).toBeCloseTo(0.5);
  });

  test("says the first thing in its way, not the worst of what lies beyond", () => {
    const nearBorder = ([x, y]: [number, number]): [number, number] => [x - 165, y];
    const { head } = cropSource;
    const atLeft: CropSource = {
      ...cropSource,
      head: {
        ...head,
        chin: nearBorder(head.chin),
        crown: nearBorder(head.crown),
        leftEye: nearBorder(head.leftEye),
        rightEye: nearBorder(head.rightEye),
        eyeMiddle: nearBorder(head.eyeMiddle),
        cheekMiddle: nearBorder(head.cheekMiddle),
      },
      hairTop: [335, 170],
    };
    const { stop, placement } = move(atLeft, placementOf(atLeft, null)!, { dxMm: 8 });
    expect(stop).toBe("source-left");
    expect(placement.frame.offsetMm).toBeLessThan(0.05 * 35);
  });

  test("slides along a leaning border instead of sticking to it", () => {
    const leaning: CropSource = { ...cropSource, head: { ...cropSource.head, rollDeg: 3 } };
    const from = placementOf(leaning, null)!;
    const down = move(leaning, from, { dyMm: 15 }).placement;
    const both = move(leaning, from, { dxMm: 1.2, dyMm: 15 }).placement;
    expect(both.frame.offsetMm - from.frame.offsetMm).toBeGreaterThan(1);
    expect(down.frame.topMarginMm - both.frame.topMarginMm).toBeLessThan(0.5);
  });

  test("a pinch beyond the largest head keeps what lies between the fingers in place", () => {
    const about: [number, number] = [17.5, 20];
    const { placement, stop } = move(cropSource, automatic, { scale: 1.25, about });
    expect(stop).toBe("head");
    const grown = headMm(placement) / headMm(automatic);
    expect(headMm(placement)).toBeCloseTo(36, 2);
    const far = (place: Placement) => about[1] - place.frame.topMarginMm;
    expect(far(placement) / far(automatic)).toBeCloseTo(grown, 2);
  });

  test("scales about the fingers: what lies between them stays there", () => {
    const about: [number, number] = [20, 30];
    const { placement } = move(cropSource, automatic, { scale: 1.02, about });
    const far = (place: Placement) => about[1] - place.frame.topMarginMm;
    expect(far(placement) / far(automatic)).toBeCloseTo(1.02);
  });

  test("is back where it began after undoing all: no correction", () => {
    const there = move(cropSource, automatic, { dxMm: 0.5 }).placement;
    expect(adjustOf(move(cropSource, there, { dxMm: -0.5 }).placement)).toBeNull();
  });
});

describe("the picture under the frame", () => {
  test("lies so that the head's points come where the engine has put them", () => {
    const unitsPerMm = 7;
    const numbers = pictureTransform(cropSource, automatic, unitsPerMm)
      .match(/-?[\d.]+(e-?\d+)?/g)!
      .map(Number);
    const [a, b, c, d, e, f] = numbers as [number, number, number, number, number, number];
    // The crown on the picture, which has half the source's pixels.
    const [x, y] = [250, 100];
    expect(a * x + c * y + e).toBeCloseTo((35 / 2 + automatic.frame.offsetMm) * unitsPerMm, 3);
    expect(b * x + d * y + f).toBeCloseTo(automatic.frame.topMarginMm * unitsPerMm, 3);
  });

  test("carries what was measured with it", () => {
    const measured = {
      headHeightMm: 34,
      hairTopToChinMm: null,
      eyeLineFromBottomMm: 24,
      topMarginMm: 4,
      centreOffsetMm: 0.2,
      rollDeg: 0,
      interpupillaryPx: 200,
    };
    const { placement } = move(cropSource, automatic, { dxMm: 0.5, dyMm: 0.3 });
    expect(carriedLengths(cropSource, { placement: automatic, lengths: measured }, placement)).toMatchObject({
      headHeightMm: expect.closeTo(34),
      topMarginMm: expect.closeTo(4.3),
      eyeLineFromBottomMm: expect.closeTo(23.7),
      centreOffsetMm: expect.closeTo(0.7),
    });
  });
});

test.each([
  ["34.5", 34.5],
  ["34,5", 34.5],
  [" −1,2 ", -1.2],
  ["٣٤٫٥", 34.5],
  ["३४.५", 34.5],
  ["", null],
  ["34 mm", null],
  ["999999999999", 999_999_999_999],
  ["1e9", null],
])("%j is read as %p", (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

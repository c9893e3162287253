import { describe, expect, it } from "@jest/globals";
import {
  coverageOnGrid,
  eyeMiddle,
  type HeadGeometry,
  headHeightPx,
  resampledCoverage,
} from "../../../../photo/core/matte/coverage";

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(1000 * value) / 1000);

describe("a head", () => {
  const face = { leftEye: [70, 52], rightEye: [40, 48], chin: [55, 90] } as unknown as HeadGeometry;

  it("is as high as the distance of the pupils and that from eyes to chin, times 1.245", () => {
    expect(eyeMiddle(face)).toEqual([55, 50]);
    expect(headHeightPx(face)).toBeCloseTo(1.245 * (Math.hypot(30, 4) + 40), 9);
  });

  it("is measured along its own axis, however it leans", () => {
    const lying = { leftEye: [50, 70], rightEye: [50, 40], chin: [10, 55] } as unknown as HeadGeometry;
    expect(headHeightPx(lying)).toBeCloseTo(1.245 * (30 + 40), 9);
  });
});

/** Two rows of four cells, growing to the right, the second row the first's rest. */
const coverage = Float32Array.from([0, 0.2, 0.6, 1, 1, 0.8, 0.4, 0]);
const image = { widthPx: 40, heightPx: 20 };
const whole = { widthPx: 4, heightPx: 2, coverage, place: { x: 0, y: 0, width: 40, height: 20 } };

describe("a map on a grid", () => {
  it("of its own cells is the map, and counts in full up to the picture's edges", () => {
    const seen = resampledCoverage(whole, image, 4, 2);
    expect(rounded(seen.coverage)).toEqual(rounded(coverage));
    expect(rounded(seen.confidence)).toEqual(new Array(8).fill(1));
  });

  it("of more cells lies between those of the map, and repeats the outermost", () => {
    const seen = coverageOnGrid(whole, image, 8, 2);
    expect(rounded(seen.slice(0, 8))).toEqual([0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1]);
    expect(rounded(coverageOnGrid(whole, image, 4, 4))).toEqual([
      ...[0, 0.2, 0.6, 1],
      ...[0.25, 0.35, 0.55, 0.75],
      ...[0.75, 0.65, 0.45, 0.25],
      ...[1, 0.8, 0.4, 0],
    ]);
  });

  const fading = (
    place: { x: number; y: number; width: number; height: number },
    columns: number,
    rows: number,
  ) =>
    resampledCoverage(
      { widthPx: 2, heightPx: 2, coverage: new Float32Array(4).fill(1), place },
      image,
      columns,
      rows,
    );

  it("that ends inside the picture fades over a tenth of its side, and is nothing beyond", () => {
    const right = fading({ x: 0, y: 0, width: 20, height: 20 }, 40, 1);
    expect(rounded(right.confidence.slice(17, 22))).toEqual([1, 0.75, 0.25, 0, 0]);
    expect(rounded(right.coverage.slice(17, 22))).toEqual([1, 1, 1, 0, 0]);
    const left = fading({ x: 20, y: 0, width: 20, height: 20 }, 40, 1);
    expect(rounded(left.confidence.slice(18, 23))).toEqual([0, 0, 0.25, 0.75, 1]);
    const top = fading({ x: 0, y: 10, width: 40, height: 10 }, 1, 40);
    expect(rounded(top.confidence.slice(18, 24))).toEqual([0, 0, 0.25, 0.75, 1, 1]);
    const bottom = fading({ x: 0, y: 0, width: 40, height: 10 }, 1, 40);
    expect(rounded(bottom.confidence.slice(16, 22))).toEqual([1, 1, 0.75, 0.25, 0, 0]);
  });

  it("that hangs over the picture's edge does not fade there", () => {
    const over = fading({ x: -10, y: -10, width: 60, height: 40 }, 4, 2);
    expect(rounded(over.confidence)).toEqual(new Array(8).fill(1));
  });

  it("counts in a corner as both its sides do", () => {
    const corner = fading({ x: 0, y: 0, width: 20, height: 10 }, 40, 20);
    expect(corner.confidence[9 * 40 + 19]).toBeCloseTo(0.25 * 0.5, 5);
  });
});

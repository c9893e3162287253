import { describe, expect, it } from "@jest/globals";
import { makePyramid, type Square, sampleSquare } from "../../../../photo/core/raster/pyramid";
import type { Raster } from "../../../../photo/core/types";

function raster(
  widthPx: number,
  heightPx: number,
  channels: 1 | 3 | 4,
  at: (x: number, y: number, c: number) => number,
): Raster {
  const pixels = new Uint8Array(widthPx * heightPx * channels);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) for (let c = 0; c < channels; c++) pixels[i++] = at(x, y, c);
  }
  return { widthPx, heightPx, channels, pixels };
}

const plain = { scale: 1, offset: 0, outside: "edge" } as const;

describe("a pyramid", () => {
  it.each([
    [37, 21, 3],
    [38, 22, 3],
    [37, 22, 4],
    [3, 2, 3],
  ] as const)(
    "of %d x %d px in %d channels holds rounded means of 2 x 2 pixels",
    (widthPx, heightPx, channels) => {
      const at = (x: number, y: number, c: number) => (x * 37 + y * 91 + c * 53) % 256;
      const [, half] = makePyramid(raster(widthPx, heightPx, channels, at), 1).levels;
      const means = raster(widthPx >> 1, heightPx >> 1, channels, (x, y, c) => {
        const [left, top] = [2 * x, 2 * y];
        const sum = at(left, top, c) + at(left + 1, top, c) + at(left, top + 1, c) + at(left + 1, top + 1, c);
        return (sum + 2) >> 2;
      });
      expect(half).toEqual(means);
    },
  );

  it.each([
    [384, 384, 96, [384, 192, 96]],
    [383, 500, 96, [383, 191]],
    [191, 500, 96, [191]],
    [40, 44, 10, [40, 20, 10]],
  ])("of %d x %d px goes down to %d px", (widthPx, heightPx, smallest, widths) => {
    const { levels } = makePyramid(
      raster(widthPx, heightPx, 1, () => 0),
      smallest,
    );
    expect(levels.map((level) => level.widthPx)).toEqual(widths);
  });

  it.each([1, 3, 4] as const)("has the means of two by two pixels, in %d channels", (channels) => {
    // Two by two: 10, 20, 40, 53, the mean of which is 30.75; each pixel and channel a little more.
    const values = [10, 20, 40, 53];
    const source = raster(
      6,
      5,
      channels,
      (x, y, c) => values[2 * (y % 2) + (x % 2)]! + 7 * (x >> 1) + 20 * (y >> 1) + c,
    );
    const [, half] = makePyramid(source, 2).levels;
    expect([half!.widthPx, half!.heightPx, half!.channels]).toEqual([3, 2, channels]);
    expect(half!.pixels).toEqual(raster(3, 2, channels, (x, y, c) => 31 + 7 * x + 20 * y + c).pixels);
  });
});

describe("a square of a picture", () => {
  const source = makePyramid(raster(100, 80, 3, (x, y, c) => [2 * x, 3 * y, x + y][c]!));
  const sample = (square: Square, outPx: number, how: Parameters<typeof sampleSquare>[3] = plain) =>
    sampleSquare(source, square, outPx, how);

  it("has the picture's own pixels where it has its size", () => {
    const out = sample({ centre: [30, 20], edgePx: 4, angle: 0 }, 4);
    expect([...out.subarray(0, 6)]).toEqual([56, 54, 46, 58, 54, 47]);
    expect([...out.subarray(45)]).toEqual([62, 63, 52]);
  });

  it("is smooth between pixels, across and down", () => {
    const [red, green, blue] = sample({ centre: [30.75, 20.25], edgePx: 1, angle: 0 }, 1);
    expect([red, green, blue]).toEqual([2 * 30.25, 3 * 19.75, 50]);
  });

  it("has other samples where a model wants them", () => {
    const how = { scale: 2, offset: -1, outside: "edge" } as const;
    expect([...sample({ centre: [30.5, 20.5], edgePx: 1, angle: 0 }, 1, how)]).toEqual([119, 119, 99]);
  });

  it("lies on its side where it is turned: what was to the right is down", () => {
    const out = sample({ centre: [30, 20], edgePx: 2, angle: Math.PI / 2 }, 2);
    // Its columns run down the picture, its rows to the left.
    const greens = [1, 4, 7, 10].map((i) => Math.round(out[i]!));
    const reds = [0, 3, 6, 9].map((i) => Math.round(out[i]!));
    expect([greens, reds]).toEqual([
      [57, 60, 57, 60],
      [60, 60, 58, 58],
    ]);
  });

  it("repeats the border outside the picture, or is black there", () => {
    const corner: Square = { centre: [100, 80], edgePx: 4, angle: 0 };
    const edge = sample(corner, 4);
    const black = sample(corner, 4, { ...plain, offset: 5, outside: "black" });
    const last = [198, 237, 178];
    expect([...edge.subarray(45)]).toEqual(last);
    expect([...black.subarray(45)]).toEqual([5, 5, 5]);
    expect([...black.subarray(15, 18)]).toEqual(last.map((value) => value + 5));
    const first: Square = { centre: [0, 0], edgePx: 4, angle: 0 };
    expect([...sample(first, 4).subarray(0, 3)]).toEqual([0, 0, 0]);
    expect([...sample(first, 4, { ...plain, offset: 5, outside: "black" }).subarray(30, 33)]).toEqual([
      5, 5, 5,
    ]);
  });

  it.each([
    ["above", 50, -3],
    ["below", 50, 83],
    ["to the left", -3, 40],
    ["to the right", 103, 40],
  ])("is black %s", (_, x, y) => {
    const how = { ...plain, offset: 9, outside: "black" } as const;
    expect([...sample({ centre: [x, y], edgePx: 1, angle: 0 }, 1, how)]).toEqual([9, 9, 9]);
  });

  it("is not black half a pixel into the border", () => {
    const how = { ...plain, offset: 9, outside: "black" } as const;
    const out = sample({ centre: [0, 0], edgePx: 1, angle: 0 }, 1, how);
    expect([...out]).toEqual([9, 9, 9]);
    const lastIn = sample({ centre: [100, 80], edgePx: 1, angle: 0 }, 1, how);
    expect([...lastIn]).toEqual([198 + 9, 237 + 9, 178 + 9]);
  });

  it("of which only the middle columns are asked for has those as ever, and the others 0", () => {
    const square: Square = { centre: [40, 30], edgePx: 12, angle: 0.3 };
    const all = sample(square, 6);
    const middle = sample(square, 6, { ...plain, asidePx: 1.5 });
    const columnOf = (i: number) => Math.floor(i / 3) % 6;
    expect(middle).toEqual(all.map((value, i) => (columnOf(i) >= 1 && columnOf(i) <= 4 ? value : 0)));
  });

  it("of a grey picture is grey in three channels", () => {
    const grey = makePyramid(raster(10, 10, 1, (x, y) => 10 * x + y));
    expect([...sampleSquare(grey, { centre: [4.5, 3.5], edgePx: 1, angle: 0 }, 1, plain)]).toEqual([
      43, 43, 43,
    ]);
  });

  it("that shrinks takes all pixels into account: stripes become their mean", () => {
    const stripes = makePyramid(raster(400, 400, 3, (x) => (x % 2 ? 200 : 100)));
    for (const edgePx of [200, 390]) {
      const out = sampleSquare(stripes, { centre: [200, 200], edgePx, angle: 0 }, 50, plain);
      expect([Math.min(...out), Math.max(...out)]).toEqual([150, 150]);
    }
  });

  it.each([50, 100, 180])("of %d px shows the place it was asked for, at any size", (edgePx) => {
    const ramp = makePyramid(
      raster(240, 240, 3, (x, y) => (x + y) / 2),
      30,
    );
    const out = sampleSquare(ramp, { centre: [120, 110], edgePx, angle: 0 }, 25, plain);
    // The middle one of 25 x 25.
    expect(Math.abs(out[3 * 312]! - (120 + 110 - 1) / 2)).toBeLessThan(1);
    const corner = out[0]!;
    expect(Math.abs(corner - (230 - 1 - edgePx + edgePx / 25) / 2)).toBeLessThan(1);
  });
});

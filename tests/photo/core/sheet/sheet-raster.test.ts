import { describe, expect, it } from "@jest/globals";
import { papers } from "../../../../photo/core/sheet/papers";
import type { LineMm, SheetLayout } from "../../../../photo/core/sheet/sheet-layout";
import {
  cellPx,
  drawSheetRaster,
  type PlacedInk,
  turnedClockwise,
} from "../../../../photo/core/sheet/sheet-raster";
import type { Raster } from "../../../../photo/core/types";

/** At 300 dpi. */
const mmOf = (px: number) => (px * 25.4) / 300;

const emptySheet: SheetLayout = {
  paper: "l",
  widthMm: papers.l.widthMm,
  heightMm: papers.l.heightMm,
  columns: 0,
  rows: 0,
  copies: 0,
  turned: false,
  photos: [],
  ticks: [],
  label: { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 },
  ruler: [],
};

const lineOf = (x1: number, y1: number, x2: number, y2: number): LineMm => ({
  x1Mm: mmOf(x1),
  y1Mm: mmOf(y1),
  x2Mm: mmOf(x2),
  y2Mm: mmOf(y2),
});

/** All pixels that are not paper: their box, how many they are, and their levels. */
function inkOn({ pixels, widthPx, channels }: Raster) {
  const found = new Map<number, number>();
  pixels.forEach((level, at) => {
    if (level < 255) found.set(Math.floor(at / channels), level);
  });
  const x = [...found.keys()].map((at) => at % widthPx);
  const y = [...found.keys()].map((at) => Math.floor(at / widthPx));
  return {
    x: [Math.min(...x), Math.max(...x)],
    y: [Math.min(...y), Math.max(...y)],
    count: found.size,
    levels: [...new Set(found.values())],
  };
}

/** A picture whose pixels all differ: their numbers, in all channels. */
const numbered = (widthPx: number, heightPx: number): Raster => ({
  widthPx,
  heightPx,
  channels: 3,
  pixels: Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, at) => Math.floor(at / 3)),
});

describe("drawSheetRaster", () => {
  it("is white paper of its true pixels where nothing lies", () => {
    const sheet = drawSheetRaster(emptySheet, [], []);
    expect(sheet).toMatchObject({ widthPx: 1500, heightPx: 1051, channels: 3 });
    expect(sheet.pixels).toHaveLength(1500 * 1051 * 3);
    expect(sheet.pixels.every((level) => level === 255)).toBe(true);
  });

  it.each([
    ["across", lineOf(100, 200, 150, 200), { x: [100, 149], y: [199, 200], count: 100 }],
    ["from right to left", lineOf(150, 200, 100, 200), { x: [100, 149], y: [199, 200], count: 100 }],
    ["down", lineOf(100, 200, 100, 250), { x: [99, 100], y: [200, 249], count: 100 }],
    ["over the left edge", lineOf(-20, 200, 20, 200), { x: [0, 19], y: [199, 200], count: 40 }],
    ["over the right edge", lineOf(1480, 200, 1520, 200), { x: [1480, 1499], y: [199, 200], count: 40 }],
    ["over the upper edge", lineOf(100, -20, 100, 20), { x: [99, 100], y: [0, 19], count: 40 }],
    ["over the lower edge", lineOf(100, 1031, 100, 1071), { x: [99, 100], y: [1031, 1050], count: 40 }],
  ])("draws a line %s, two grey pixels wide, on the paper alone", (_way, line, inked) => {
    const expected = { ...inked, levels: [96] };
    expect(inkOn(drawSheetRaster({ ...emptySheet, ticks: [line] }, [], []))).toEqual(expected);
    expect(inkOn(drawSheetRaster({ ...emptySheet, ruler: [line] }, [], []))).toEqual(expected);
  });

  const word = (xPx: number, yPx: number, alpha = 255): PlacedInk => ({
    ink: { widthPx: 4, heightPx: 2, alpha: new Uint8Array(8).fill(alpha) },
    xPx,
    yPx,
  });

  it.each([
    ["where it belongs", word(100, 200), { x: [100, 103], y: [200, 201], count: 8 }],
    ["cut at the left", word(-3, 200), { x: [0, 0], y: [200, 201], count: 2 }],
    ["cut at the right", word(1498, 200), { x: [1498, 1499], y: [200, 201], count: 4 }],
    ["cut above", word(100, -1), { x: [100, 103], y: [0, 0], count: 4 }],
    ["cut below", word(100, 1050), { x: [100, 103], y: [1050, 1050], count: 4 }],
  ])("draws a word %s", (_where, placed, inked) => {
    expect(inkOn(drawSheetRaster(emptySheet, [], [placed]))).toEqual({ ...inked, levels: [96] });
  });

  it("mixes ink that covers half a pixel with the paper", () => {
    const sheet = drawSheetRaster(emptySheet, [], [word(100, 200, 128)]);
    expect(inkOn(sheet).levels).toEqual([175]);
  });

  it("copies photos pixel by pixel, upright or turned, each of its own grid", () => {
    const [own, other] = [numbered(3, 2), numbered(2, 3)];
    const photos = (x: number, size: [number, number]) => [
      { xMm: mmOf(x), yMm: mmOf(50), widthMm: mmOf(size[0]), heightMm: mmOf(size[1]) },
    ];
    const grid = { columns: 1, rows: 1, copies: 1 };
    const layout: SheetLayout = {
      ...emptySheet,
      ...grid,
      photos: photos(10, [3, 2]),
      other: { ...grid, turned: true, photos: photos(20, [3, 2]) },
    };
    expect(cellPx(layout)).toEqual({ widthPx: 3, heightPx: 2 });
    expect(cellPx(layout.other!)).toEqual({ widthPx: 2, heightPx: 3 });
    const sheet = drawSheetRaster(layout, [own, other], []);
    const at = (x: number, y: number) =>
      [0, 1].map((row) => [0, 1, 2].map((column) => sheet.pixels[((y + row) * 1500 + x + column) * 3]));
    expect(at(10, 50)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    expect(at(20, 50)).toEqual([
      [4, 2, 0],
      [5, 3, 1],
    ]);
    expect(inkOn(sheet).count).toBe(12);
  });
});

describe("turnedClockwise", () => {
  it("comes back to the same picture after four quarters", () => {
    const picture = numbered(5, 3);
    const turns = [1, 2, 3, 4].reduce<Raster[]>((all) => [...all, turnedClockwise(all.at(-1)!)], [picture]);
    expect(turns.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [5, 3],
      [3, 5],
      [5, 3],
      [3, 5],
      [5, 3],
    ]);
    expect(turns[2]!.pixels[0]).toBe(14);
    expect(turns[4]).toEqual(picture);
  });
});

import { describe, expect, it } from "@jest/globals";
import { holdsBoth, layOutMixedSheet } from "../../../../photo/core/sheet/mixed-sheet";
import { type PhotoGrid, SheetTooSmall } from "../../../../photo/core/sheet/sheet-layout";
import { type PaperName, paperNames } from "../../../../photo/core/types";
import { expectSoundSheet } from "./expect-sound-sheet";

const us = { widthMm: 50.8, heightMm: 50.8 };
const eu = { widthMm: 35, heightMm: 45 };
const small = { widthMm: 30, heightMm: 40 };
const canada = { widthMm: 50, heightMm: 70 };

/** Where each photo's left and upper edges lie, to a thousandth of a millimetre, and its size as it lies there. */
function gridIn({ photos }: PhotoGrid) {
  const places = (lengths: number[]) =>
    [...new Set(lengths.map((length) => Math.round(length * 1000) / 1000))].sort((a, b) => a - b);
  const [{ widthMm, heightMm }] = photos as [(typeof photos)[0]];
  return {
    x: places(photos.map(({ xMm }) => xMm)),
    y: places(photos.map(({ yMm }) => yMm)),
    size: [widthMm, heightMm],
    copies: photos.length,
  };
}

type Row = [PaperName, typeof us, typeof us, ReturnType<typeof gridIn>, ReturnType<typeof gridIn>];

const layouts: Row[] = [
  [
    "10x15cm",
    us,
    eu,
    { x: [16.933, 84.667], y: [5.067], size: [50.8, 50.8], copies: 2 },
    { x: [4.35, 53.7, 103.05], y: [60.933], size: [45, 35], copies: 3 },
  ],
  [
    "10x15cm",
    eu,
    small,
    { x: [4, 40.467, 76.933, 113.4], y: [5.333], size: [35, 45], copies: 4 },
    { x: [6.48, 42.96, 79.44, 115.92], y: [55.667], size: [30, 40], copies: 4 },
  ],
  [
    "10x15cm",
    canada,
    us,
    { x: [85.2], y: [15.5], size: [50, 70], copies: 1 },
    { x: [17.2], y: [25.1], size: [50.8, 50.8], copies: 1 },
  ],
  [
    "9x13cm",
    us,
    eu,
    { x: [10.4], y: [18.75], size: [50.8, 50.8], copies: 1 },
    { x: [71.6], y: [6.1, 47.2], size: [45, 35], copies: 2 },
  ],
  [
    "9x13cm",
    eu,
    small,
    { x: [5.5, 46, 86.5], y: [4.433], size: [35, 45], copies: 3 },
    { x: [15.667, 71.333], y: [53.867], size: [40, 30], copies: 2 },
  ],
  [
    "9x13cm",
    canada,
    us,
    { x: [68.267], y: [9.15], size: [50, 70], copies: 1 },
    { x: [8.733], y: [18.75], size: [50.8, 50.8], copies: 1 },
  ],
  [
    "a4",
    us,
    eu,
    { x: [6, 58.933], y: [7.167, 65.133, 123.1, 181.067, 239.033], size: [50.8, 50.8], copies: 10 },
    { x: [111.867, 159], y: [6.5, 48, 89.5, 131, 172.5, 214, 255.5], size: [45, 35], copies: 14 },
  ],
  [
    "a4",
    eu,
    small,
    { x: [6, 57, 108, 159], y: [138.5, 177.667, 216.833, 256], size: [45, 35], copies: 16 },
    { x: [6, 39.6, 73.2, 106.8, 140.4, 174], y: [6, 50.167, 94.333], size: [30, 40], copies: 18 },
  ],
  [
    "a4",
    canada,
    us,
    { x: [15, 80, 145], y: [11.08, 92.16], size: [50, 70], copies: 6 },
    { x: [14.4, 79.6, 144.8], y: [173.24, 235.12], size: [50.8, 50.8], copies: 6 },
  ],
];

describe("layOutMixedSheet", () => {
  it.each(layouts)("%s: every photo of %j and %j on its place", (paper, own, other, ownGrid, otherGrid) => {
    const layout = layOutMixedSheet(paper, own, other);
    expect([gridIn(layout), gridIn(layout.other!)]).toEqual([ownGrid, otherGrid]);
  });

  const pairs = [
    [us, eu],
    [eu, small],
    [canada, us],
    [eu, eu],
  ] as const;
  it.each(paperNames)("%s: both sizes whole, apart, inside the margins, marks beside them", (paper) => {
    for (const [own, other] of pairs) {
      const layout = layOutMixedSheet(paper, own, other);
      for (const grid of [layout, layout.other!]) {
        expect(grid.copies).toBeGreaterThanOrEqual(1);
        expect(grid.photos).toHaveLength(grid.copies);
      }
      expectSoundSheet(layout);
    }
  });

  it("shares the paper evenly, and else as is wanted, the first before the other", () => {
    const shares = (own?: number, other?: number) => {
      const layout = layOutMixedSheet("a4", { ...us, copies: own }, { ...eu, copies: other });
      return [layout.copies, layout.other!.copies];
    };
    expect(shares()).toEqual([10, 14]);
    expect(shares(2)[0]).toBe(2);
    expect(shares(2)[1]).toBeGreaterThan(14);
    expect(shares(undefined, 4)).toEqual([15, 4]);
    expect(shares(1, 1)).toEqual([1, 1]);
    const [most, rest] = shares(100, 100);
    expect(most).toBeGreaterThanOrEqual(12);
    expect(rest).toBeGreaterThanOrEqual(1);
  });

  it("knows which papers hold both, and refuses the others in words", () => {
    const papersFor = (a: typeof us, b: typeof us) => paperNames.filter((paper) => holdsBoth(paper, a, b));
    expect(papersFor(us, eu)).toEqual([...paperNames]);
    expect(papersFor({ widthMm: 80, heightMm: 118 }, eu)).toEqual(["5x7in", "a4", "letter", "13x18cm"]);
    const tooLarge = () => layOutMixedSheet("l", { widthMm: 80, heightMm: 118 }, eu);
    expect(tooLarge).toThrow(SheetTooSmall);
    expect(tooLarge).toThrow(
      "Photos of 80 x 118 mm and 35 x 45 mm do not fit together on l with room to cut",
    );
  });
});

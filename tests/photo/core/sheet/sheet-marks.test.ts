import { describe, expect, it } from "@jest/globals";
import { papers } from "../../../../photo/core/sheet/papers";
import { layOutSheet } from "../../../../photo/core/sheet/sheet";
import type { LineMm } from "../../../../photo/core/sheet/sheet-layout";
import { labelAndRuler, type Room, ticksAround } from "../../../../photo/core/sheet/sheet-marks";
import { paperNames } from "../../../../photo/core/types";

const passport = { widthMm: 35, heightMm: 45 };
const photo = { xMm: 20, yMm: 20, ...passport };

/** One photo in the middle of much room: every tick has its full length. */
const wide: Room = {
  widthMm: 75,
  heightMm: 85,
  marginXMm: 20,
  marginYMm: 20,
  gapXMm: 20,
  gapYMm: 20,
  floorMm: 80,
};

const rounded = (lines: LineMm[]) =>
  lines.map(({ x1Mm, y1Mm, x2Mm, y2Mm }) => [x1Mm, y1Mm, x2Mm, y2Mm].map((mm) => Number(mm.toFixed(3))));

describe("ticksAround", () => {
  it("points away from each corner, two ticks of 4 mm at most, beside the photo and not on it", () => {
    expect(rounded(ticksAround(photo, wide))).toEqual([
      [19.7, 20, 16, 20],
      [19.7, 65, 16, 65],
      [55.3, 20, 59, 20],
      [55.3, 65, 59, 65],
      [20, 19.7, 20, 16],
      [55, 19.7, 55, 16],
      [20, 65.3, 20, 69],
      [55, 65.3, 55, 69],
    ]);
  });

  /** How far the ticks of a side reach: left, right, up, down; 0 where there is none. */
  function reaches(room: Room) {
    const ends = ticksAround(photo, room);
    const furthest = (lengths: number[]) => Number(Math.max(0, ...lengths).toFixed(3));
    return [
      furthest(ends.map(({ x2Mm }) => photo.xMm - x2Mm)),
      furthest(ends.map(({ x2Mm }) => x2Mm - photo.xMm - photo.widthMm)),
      furthest(ends.map(({ y2Mm }) => photo.yMm - y2Mm)),
      furthest(ends.map(({ y2Mm }) => y2Mm - photo.yMm - photo.heightMm)),
    ];
  }

  const inside = { marginXMm: 5, marginYMm: 5 };

  it.each<[string, Partial<Room>, number[]]>([
    ["to the middle of the gaps", { ...inside, gapXMm: 6, gapYMm: 4 }, [3, 3, 2, 2]],
    ["not at all where a speck would be left", { ...inside, gapXMm: 2.1, gapYMm: 2.1 }, [0, 0, 0, 0]],
    ["where as much is left as can be cut by", { ...inside, gapXMm: 2.2, gapYMm: 2.2 }, [1.1, 1.1, 1.1, 1.1]],
    ["not into the words", { floorMm: 67 }, [4, 4, 4, 2]],
    ["not near the right edge", { widthMm: 58, marginXMm: 3, gapXMm: 7 }, [3.5, 2, 4, 4]],
  ])("reaches %s", (_how, room, expected) => {
    expect(reaches({ ...wide, ...room })).toEqual(expected);
  });

  it("stays a millimetre away from the paper's edges", () => {
    const corner = { ...photo, xMm: 4, yMm: 4 };
    const room = { ...wide, marginXMm: 4, marginYMm: 4, widthMm: 43, gapXMm: 2, gapYMm: 2 };
    const ticks = rounded(ticksAround(corner, room));
    expect(ticks[0]).toEqual([3.7, 4, 1, 4]);
    expect(ticks[2]).toEqual([39.3, 4, 42, 4]);
    expect(ticks[4]).toEqual([4, 3.7, 4, 1]);
  });
});

describe("labelAndRuler", () => {
  it.each(paperNames)("%s: the ruler is 50 mm with a stroke every 10 mm, right of the words", (paper) => {
    const { ruler, label, widthMm, heightMm } = layOutSheet(paper, passport);
    const [line, ...strokes] = ruler;
    expect(line!.x2Mm - line!.x1Mm).toBeCloseTo(50, 9);
    expect(line!.y1Mm).toBe(line!.y2Mm);
    expect(strokes.map(({ x1Mm }) => Number((x1Mm - line!.x1Mm).toFixed(6)))).toEqual([
      0, 10, 20, 30, 40, 50,
    ]);
    expect(strokes.every(({ x1Mm, x2Mm }) => x1Mm === x2Mm)).toBe(true);
    expect(strokes.map(({ y1Mm, y2Mm }) => Number((y2Mm - y1Mm).toFixed(6)))).toEqual([
      2.4, 1.2, 1.2, 1.2, 1.2, 2.4,
    ]);
    expect((strokes[0]!.y1Mm + strokes[0]!.y2Mm) / 2).toBeCloseTo(line!.y1Mm, 9);
    expect(label.widthMm).toBeGreaterThanOrEqual(20);
    expect(label.xMm + label.widthMm).toBeCloseTo(line!.x1Mm, 9);
    expect(line!.x2Mm).toBeCloseTo(widthMm - label.xMm, 9);
    // In the middle of the strip of the words.
    expect(line!.y1Mm).toBeCloseTo(label.yMm + label.heightMm / 2, 9);
    expect(label.yMm + label.heightMm).toBeLessThanOrEqual(heightMm);
  });

  it.each([
    [70, 20, 7],
    [69.9, 69.9, 0],
  ])("a strip of %d mm has %d mm for the words and %i lines of a ruler", (widthMm, labelMm, lines) => {
    const { label, ruler } = labelAndRuler([photo], { widthMm: widthMm + 10, heightMm: 85, marginMm: 5 }, 5);
    expect(label).toMatchObject({ xMm: 5, widthMm: expect.closeTo(labelMm, 9), heightMm: 4 });
    expect(ruler).toHaveLength(lines);
  });

  it.each([
    ["inside the margin where there is room", 100, 91],
    ["close below the photos where there is little", 72, 65.6],
    ["at the very edge where there is none", 69, 65],
  ])("puts the words %s", (_where, heightMm, yMm) => {
    const { label } = labelAndRuler([{ ...photo, yMm: 5 }, photo], { ...papers.l, heightMm, marginMm: 5 }, 4);
    expect(label.yMm).toBeCloseTo(yMm, 9);
  });
});

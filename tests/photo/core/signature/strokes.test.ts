import { expect, it } from "@jest/globals";
import { groupAroundLargest, strokesOf } from "../../../../photo/core/signature/strokes";

const rows = [
  "##..........#", //
  ".#..##......#",
  "..#.##.......",
];
const plane = {
  widthPx: 13,
  heightPx: 3,
  values: Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 1 : 0)),
};

it("finds what touches, by corners too", () => {
  const boxes = strokesOf(plane).map(({ left, right, pixels }) => [left, right, pixels.length]);
  expect(boxes).toEqual([
    [0, 2, 4],
    [12, 12, 2],
    [4, 5, 4],
  ]);
});

it("leaves out what is farther from the largest than a word from the next", () => {
  expect(groupAroundLargest(strokesOf(plane)).map(({ left }) => left)).toEqual([0, 4]);
});

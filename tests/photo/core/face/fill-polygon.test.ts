import { describe, expect, it } from "@jest/globals";
import { fillPolygon } from "../../../../photo/core/face/fill-polygon";
import type { Point } from "../../../../photo/core/types";

describe("a filled outline", () => {
  it.each<[string, Point[], number]>([
    [
      "a square",
      [
        [2, 3],
        [8, 3],
        [8, 7],
        [2, 7],
      ],
      24,
    ],
    [
      "a square that leaves the picture",
      [
        [-5, -5],
        [4, -5],
        [4, 4],
        [-5, 4],
      ],
      16,
    ],
    [
      "a square that leaves it on the other side",
      [
        [6, 6],
        [30, 6],
        [30, 30],
        [6, 30],
      ],
      16,
    ],
    [
      "one outside",
      [
        [-9, 2],
        [-3, 2],
        [-3, 6],
        [-9, 6],
      ],
      0,
    ],
    [
      "one beyond the right border",
      [
        [12, 2],
        [15, 2],
        [15, 6],
        [12, 6],
      ],
      0,
    ],
    [
      "a U, open above",
      [
        [0, 0],
        [2, 0],
        [2, 6],
        [6, 6],
        [6, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ],
      40,
    ],
    [
      "a triangle",
      [
        [0, 0],
        [9.6, 0],
        [0, 9.6],
      ],
      45,
    ],
    ["nothing", [], 0],
  ])("%s", (_, corners, area) => {
    const filled = fillPolygon(corners, 10);
    expect(filled.reduce((sum, one) => sum + one, 0)).toBe(area);
  });

  it("is filled where it lies", () => {
    const filled = fillPolygon(
      [
        [2, 3],
        [8, 3],
        [8, 7],
        [2, 7],
      ],
      10,
    );
    expect([filled[3 * 10 + 2], filled[6 * 10 + 7], filled[3 * 10 + 1], filled[2 * 10 + 2]]).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

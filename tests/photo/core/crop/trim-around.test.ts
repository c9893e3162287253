import { describe, expect, it } from "@jest/globals";
import { checkAspectRatio } from "../../../../photo/core/checks/file/aspect-ratio";
import { trimAround } from "../../../../photo/core/crop/trim-around";

const sizeOf = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });

/** A head of 300 by 400 px whose middle lies there. */
const headAt = (x: number, y: number) => ({ x: x - 150, y: y - 200, width: 300, height: 400 });

describe("a picture is trimmed around the head", () => {
  it.each([
    ["a full phone screen", 709, 1600, headAt(350, 600), { x: 0, y: 33, width: 709, height: 1418 }],
    ["with the head at the top", 709, 1600, headAt(350, 210), { x: 0, y: 0, width: 709, height: 1418 }],
    ["with the head at the bottom", 709, 1600, headAt(350, 1390), { x: 0, y: 182, width: 709, height: 1418 }],
    ["with its head partly above it", 709, 1600, headAt(350, 100), { x: 0, y: 0, width: 709, height: 1418 }],
    ["a long screenshot", 500, 4000, headAt(250, 3000), { x: 0, y: 2600, width: 500, height: 1000 }],
    ["a panorama", 4000, 1000, headAt(3900, 500), { x: 2000, y: 0, width: 2000, height: 1000 }],
    [
      "a panorama with the head at its left",
      4000,
      1000,
      headAt(700, 500),
      { x: 0, y: 0, width: 2000, height: 1000 },
    ],
  ])("%s", (_, width, height, head, part) => {
    expect(trimAround(head, sizeOf(width, height))).toEqual(part);
    expect(checkAspectRatio(part.width, part.height).verdict).toBe("pass");
  });

  it.each([
    ["that has accepted proportions", sizeOf(709, 1418), headAt(350, 600)],
    ["where the head would be cut", sizeOf(190, 1600), headAt(95, 600)],
  ])("but none %s", (_, size, head) => {
    expect(trimAround(head, size)).toBeNull();
  });
});

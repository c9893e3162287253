import { describe, expect, it } from "@jest/globals";
import { hardestWallLine } from "../../../../photo/core/matte/wall-lines";
import type { Raster } from "../../../../photo/core/types";

const side = 400;
const place = { headPx: 200, bottomRow: 300 };

/** A grey wall with the noise of a camera, lit from one side, and whatever is added to it. */
function wall(added: (x: number, y: number) => number = () => 0): Raster {
  const pixels = new Uint8Array(3 * side * side);
  let state = 1;
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i += 3) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      pixels.fill(205 + x / 20 + ((state >> 16) % 5) + added(x, y), i, i + 3);
    }
  }
  return { widthPx: side, heightPx: side, channels: 3, pixels };
}

const isBesideHead = (x: number, y: number): boolean => Math.hypot(x - side / 2, y - 220) > 110;
const lineOn = (picture: Raster): number => hardestWallLine(picture, isBesideHead, place);

describe("the hardest line on a wall", () => {
  it("is none on a bare one", () => {
    expect(lineOn(wall())).toBeLessThan(0.6);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ["the groove of a panel", (_x, y) => (Math.abs(y - 60) < 2 ? -14 : 0)],
    ["the edge of a door", (x) => (x < 60 ? -12 : 0)],
    ["a frame that hangs askew", (x, y) => (Math.abs(y - 60 - 0.05 * x) < 2 ? -14 : 0)],
  ])("is %s", (_name, added) => {
    expect(lineOn(wall(added))).toBeGreaterThan(2.5);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ["a soft shadow", (x) => -30 / (1 + Math.exp((x - 80) / 12))],
    ["a spot", (x, y) => (Math.hypot(x - 60, y - 60) < 12 ? -60 : 0)],
    ["the person's own outline", (x, y) => (isBesideHead(x, y) ? 0 : -120)],
    ["what lies below the chin", (_x, y) => (y > 320 ? -80 : 0)],
  ])("is not %s", (_name, added) => {
    expect(lineOn(wall(added))).toBeLessThan(1);
  });
});

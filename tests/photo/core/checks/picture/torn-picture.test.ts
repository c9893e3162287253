import { describe, expect, it } from "@jest/globals";
import { aboveOthers, hardestTear } from "../../../../../photo/core/checks/picture/torn-picture";
import type { Raster } from "../../../../../photo/core/types";

const side = 320;
const all = { from: 0, to: side };

/** A soft picture: waves, and whatever is added to them. */
function picture(added: (x: number, y: number) => number): Raster {
  const pixels = new Uint8Array(3 * side * side);
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (let c = 0; c < 3; c++, i++) {
        pixels[i] = 110 + 40 * Math.sin(x / 23 + c) * Math.cos(y / 31) + added(x, y);
      }
    }
  }
  return { widthPx: side, heightPx: side, channels: 3, pixels };
}

const isPerson = (x: number): boolean => Math.abs(x - side / 2) < 0.25 * side;

describe("a torn picture", () => {
  it.each([
    ["from the left border on", (x: number, y: number) => (y >= 150 && x < 0.7 * side ? 20 : 0)],
    ["to the right border", (x: number, y: number) => (y >= 150 && x > 0.3 * side ? -20 : 0)],
  ])("is found where all below a row is shifted %s", (_name, added) => {
    expect(hardestTear(picture(added), true, all, false)).toBeGreaterThan(10);
  });

  it("is found in columns where it was turned", () => {
    const turned = picture((x, y) => (x >= 150 && y > 0.2 * side ? 20 : 0));
    expect(hardestTear(turned, false, all, false)).toBeGreaterThan(10);
  });

  it("is not the edge of a shelf that ends at the person", () => {
    const shelf = picture((x, y) => (y >= 150 && !isPerson(x) ? 30 : 0));
    expect(hardestTear(shelf, true, all, false)).toBeLessThan(1);
  });

  it("is not looked for above the head", () => {
    const ceiling = picture((_x, y) => (y >= 40 ? 30 : 0));
    expect(hardestTear(ceiling, true, { from: 80, to: side }, false)).toBeLessThan(1);
    expect(hardestTear(ceiling, true, all, false)).toBeGreaterThan(10);
  });

  it("is not a frame that is painted around it", () => {
    const framed = picture((x, y) => (Math.min(x, y, side - 1 - x, side - 1 - y) < 5 ? -60 : 0));
    expect(hardestTear(framed, true, all, false)).toBeLessThan(1);
    expect(hardestTear(framed, false, all, false)).toBeLessThan(1);
  });

  it("is not the edges of blocks, which are everywhere", () => {
    const blocks = picture((_x, y) => (Math.floor(y / 8) % 2 ? 12 : 0));
    expect(hardestTear(blocks, true, all, false)).toBeLessThan(1);
  });

  it("is not told of a few lines", () => {
    expect(aboveOthers([30, 1, 2])).toBe(0);
  });
});

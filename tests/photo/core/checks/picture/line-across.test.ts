import { describe, expect, it } from "@jest/globals";
import { firstRowAcross } from "../../../../../photo/core/checks/picture/line-across";
import type { Raster } from "../../../../../photo/core/types";

const side = 320;
const below = { rows: { from: 160, to: side }, columns: { from: 0, to: side } };

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

describe("the first row across person and wall", () => {
  it("is where a strip begins below them", () => {
    const row = firstRowAcross(
      picture((_x, y) => (y >= 260 ? 60 : 0)),
      below,
      20,
    );
    expect(Math.abs(row! - 260)).toBeLessThan(2);
  });

  it("is that of the higher end where a print does not lie straight", () => {
    const border = (x: number) => 260 + 0.03 * (x - side / 2);
    const row = firstRowAcross(
      picture((x, y) => (y >= border(x) ? 60 : 0)),
      below,
      5,
    );
    expect(Math.abs(row! - border(0))).toBeLessThan(5);
  });

  it("is the end of the picture, not the end of the paper below it", () => {
    const print = picture((_x, y) => (y >= 290 ? -60 : y >= 270 ? 20 : 0));
    expect(Math.abs(firstRowAcross(print, below, 5)! - 270)).toBeLessThan(2);
  });

  it("is found where the print is narrower than the picture", () => {
    const print = picture((x, y) => (y >= 260 && x > 70 && x < 250 ? 60 : 0));
    expect(firstRowAcross(print, { ...below, columns: { from: 80, to: 240 } }, 20)).not.toBeNull();
  });

  it("is not the edge of a shelf that ends at the person", () => {
    const shelf = picture((x, y) => (y >= 260 && Math.abs(x - side / 2) > 0.25 * side ? 60 : 0));
    expect(firstRowAcross(shelf, below, 1)).toBeNull();
  });

  it("is not the stripes of a jersey", () => {
    const stripes = picture((_x, y) => (y % 12 < 6 ? 40 : 0));
    expect(firstRowAcross(stripes, below, 1)).toBeNull();
  });
});

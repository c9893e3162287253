import { describe, expect, it } from "@jest/globals";
import { type QuarterTurns, turnRaster, unturnPoint } from "../../../../photo/core/raster/quarter-turn";
import type { Raster } from "../../../../photo/core/types";

/** Two columns, three rows. */
const source: Raster = { widthPx: 2, heightPx: 3, channels: 1, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };

describe("a picture turned clockwise", () => {
  it.each<[QuarterTurns, number, number, number[]]>([
    [0, 2, 3, [1, 2, 3, 4, 5, 6]],
    [1, 3, 2, [5, 3, 1, 6, 4, 2]],
    [2, 2, 3, [6, 5, 4, 3, 2, 1]],
    [3, 3, 2, [2, 4, 6, 1, 3, 5]],
  ])("by %d quarters", (turns, widthPx, heightPx, pixels) => {
    expect(turnRaster(source, turns)).toEqual({
      widthPx,
      heightPx,
      channels: 1,
      pixels: Uint8Array.from(pixels),
    });
  });

  it("keeps the channels of a pixel together", () => {
    const colours: Raster = { widthPx: 2, heightPx: 1, channels: 3, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect([...turnRaster(colours, 2).pixels]).toEqual([4, 5, 6, 1, 2, 3]);
    expect([...turnRaster(colours, 1).pixels]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each<QuarterTurns>([0, 1, 2, 3])("by %d quarters shows each point where it was", (turns) => {
    const turned = turnRaster(source, turns);
    turned.pixels.forEach((value, i) => {
      const centre: [number, number] = [(i % turned.widthPx) + 0.5, Math.floor(i / turned.widthPx) + 0.5];
      const [x, y] = unturnPoint(centre, turns, turned.widthPx, turned.heightPx);
      expect(source.pixels[Math.floor(y) * 2 + Math.floor(x)]).toBe(value);
    });
  });
});

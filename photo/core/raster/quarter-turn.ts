import type { Point, Raster } from "../types";

/** Number of clockwise rotations by 90 degrees. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export function turnRaster(source: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return source;
  const { widthPx, heightPx, channels, pixels } = source;
  const isSideways = turns % 2 === 1;
  const width = isSideways ? heightPx : widthPx;
  const height = isSideways ? widthPx : heightPx;
  const out = new Uint8Array(pixels.length);
  let to = 0;
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const x = turns === 1 ? v : turns === 2 ? widthPx - 1 - u : widthPx - 1 - v;
      const y = turns === 1 ? heightPx - 1 - u : turns === 2 ? heightPx - 1 - v : u;
      const from = (y * widthPx + x) * channels;
      for (let c = 0; c < channels; c++) out[to++] = pixels[from + c]!;
    }
  }
  return { widthPx: width, heightPx: height, channels, pixels: out };
}

/** Converts a point of the rotated picture (`widthPx` x `heightPx` after rotation) to the original. */
export function unturnPoint([u, v]: Point, turns: QuarterTurns, widthPx: number, heightPx: number): Point {
  switch (turns) {
    case 0:
      return [u, v];
    case 1:
      return [v, widthPx - u];
    case 2:
      return [widthPx - u, heightPx - v];
    case 3:
      return [heightPx - v, u];
  }
}

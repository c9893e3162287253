import type { Raster } from "../types";

/** Converts to three channels: repeats grey, drops alpha. */
export function toRgb(raster: Raster): Raster {
  if (raster.channels === 3) return raster;
  const count = raster.widthPx * raster.heightPx;
  const pixels = new Uint8Array(3 * count);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      pixels[3 * i + c] = raster.pixels[raster.channels * i + (raster.channels === 4 ? c : 0)]!;
    }
  }
  return { ...raster, channels: 3, pixels };
}

import type { Raster } from "../types";
import { foregroundColours } from "./foreground-colours";
import type { Picture } from "./picture";

/**
 * The person's colours at the image's resolution: estimated on the small picture, then corrected where person and
 * background mix so that the image's detail is kept. Opaque pixels are copied.
 */
export function foregroundRaster(
  image: Raster,
  alpha: Float32Array,
  small: Picture,
  smallAlpha: Float32Array,
): Raster {
  const { widthPx, heightPx, channels, pixels } = image;
  const { person, background } = foregroundColours(small, smallAlpha);
  const out = new Uint8Array(widthPx * heightPx * 3);
  const w = small.widthPx;
  const row = w * 3;
  const scaleX = w / widthPx;
  const scaleY = small.heightPx / heightPx;
  for (let y = 0; y < heightPx; y++) {
    const v = Math.min(small.heightPx - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const y0 = Math.min(small.heightPx - 2, Math.floor(v));
    const fy = v - y0;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const a = alpha[i]!;
      const to = i * 3;
      const from = i * channels;
      if (a >= 1) {
        out[to] = pixels[from]!;
        out[to + 1] = pixels[from + 1]!;
        out[to + 2] = pixels[from + 2]!;
        continue;
      }
      const u = Math.min(w - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const x0 = Math.min(w - 2, Math.floor(u));
      const j = (y0 * w + x0) * 3;
      if (a <= 0) {
        out[to] = person[j]! * 255 + 0.5;
        out[to + 1] = person[j + 1]! * 255 + 0.5;
        out[to + 2] = person[j + 2]! * 255 + 0.5;
        continue;
      }
      const fx = u - x0;
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      const share = a / (a * a + (1 - a) * (1 - a));
      for (let c = 0; c < 3; c++) {
        const k = j + c;
        const f =
          w00 * person[k]! + w10 * person[k + 3]! + w01 * person[k + row]! + w11 * person[k + row + 3]!;
        const b =
          w00 * background[k]! +
          w10 * background[k + 3]! +
          w01 * background[k + row]! +
          w11 * background[k + row + 3]!;
        const miss = pixels[from + c]! / 255 - a * f - (1 - a) * b;
        out[to + c] = 255 * Math.min(1, Math.max(0, f + share * miss)) + 0.5;
      }
    }
  }
  return { widthPx, heightPx, channels: 3, pixels: out };
}

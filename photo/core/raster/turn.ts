import type { Raster } from "../types";

/**
 * Catmull-Rom sampling of a picture that already has the view's scale, turned about its middle. The picture is large
 * enough that no sample leaves it.
 */
export function turn(source: Raster, angle: number, widthPx: number, heightPx: number): Raster {
  const { channels, pixels } = source;
  const out = new Uint8Array(widthPx * heightPx * channels);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stride = source.widthPx * channels;
  let to = 0;
  for (let v = 0; v < heightPx; v++) {
    const dv = v + 0.5 - heightPx / 2;
    for (let u = 0; u < widthPx; u++) {
      const du = u + 0.5 - widthPx / 2;
      const x = source.widthPx / 2 + du * cos - dv * sin - 0.5;
      const y = source.heightPx / 2 + du * sin + dv * cos - 0.5;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const t = x - x0;
      const s = y - y0;
      const wx0 = ((2 - t) * t - 1) * t * 0.5;
      const wx1 = ((3 * t - 5) * t * t + 2) * 0.5;
      const wx2 = ((4 - 3 * t) * t + 1) * t * 0.5;
      const wx3 = (t - 1) * t * t * 0.5;
      const wy0 = ((2 - s) * s - 1) * s * 0.5;
      const wy1 = ((3 * s - 5) * s * s + 2) * 0.5;
      const wy2 = ((4 - 3 * s) * s + 1) * s * 0.5;
      const wy3 = (s - 1) * s * s * 0.5;
      const corner = (y0 - 1) * stride + (x0 - 1) * channels;
      for (let c = 0; c < channels; c++) {
        let sum = 0.5;
        for (let j = 0; j < 4; j++) {
          const i = corner + j * stride + c;
          const row =
            pixels[i]! * wx0 +
            pixels[i + channels]! * wx1 +
            pixels[i + 2 * channels]! * wx2 +
            pixels[i + 3 * channels]! * wx3;
          sum += row * (j === 0 ? wy0 : j === 1 ? wy1 : j === 2 ? wy2 : wy3);
        }
        // Clamped here for the reason that `resample.ts` gives.
        out[to++] = Math.max(0, Math.min(255, sum));
      }
    }
  }
  return { widthPx, heightPx, channels, pixels: out };
}

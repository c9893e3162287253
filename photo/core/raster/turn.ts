import type { Raster } from "../types";
import { allocate, loadKernels } from "./kernels";

/**
 * Catmull-Rom rotation of a picture that already has the view's scale, about its middle. The picture must be large
 * enough that no sample is outside.
 */
export function turn(source: Raster, angle: number, widthPx: number, heightPx: number): Raster {
  const { channels, pixels } = source;
  const kernels = loadKernels();
  const length = widthPx * heightPx * channels;
  const [from, to] = allocate(kernels, [pixels.length, length]) as [number, number];
  const bytes = new Uint8Array(kernels.memory.buffer);
  bytes.set(pixels, from);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const stride = source.widthPx * channels;
  // One function call per row, because JavaScript engines switch to optimised code between calls, not within one.
  for (let v = 0; v < heightPx; v++) {
    const left = 0.5 - widthPx / 2;
    const down = v + 0.5 - heightPx / 2;
    const x = source.widthPx / 2 + left * dx - down * dy - 0.5;
    const y = source.heightPx / 2 + left * dy + down * dx - 0.5;
    kernels.along(
      { at: from, stride, channels },
      { x, y, dx, dy },
      { at: to + v * widthPx * channels, px: widthPx },
    );
  }
  return { widthPx, heightPx, channels, pixels: bytes.slice(to, to + length) };
}

/** One number per pixel, row-major. */
export interface Plane {
  widthPx: number;
  heightPx: number;
  values: Float32Array | Uint8Array;
}

/** Halves a plane by the mean of 2 x 2; an odd last row or column is repeated. @param channels interleaved numbers per pixel */
export function halvePlane({ values, widthPx, heightPx }: Plane, channels = 1): Float32Array {
  const width = (widthPx + 1) >> 1;
  const height = (heightPx + 1) >> 1;
  const out = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const top = 2 * y * widthPx;
    const bottom = Math.min(2 * y + 1, heightPx - 1) * widthPx;
    for (let x = 0; x < width; x++) {
      const left = 2 * x;
      const right = Math.min(2 * x + 1, widthPx - 1);
      for (let c = 0; c < channels; c++) {
        out[(y * width + x) * channels + c] =
          (values[(top + left) * channels + c]! +
            values[(top + right) * channels + c]! +
            values[(bottom + left) * channels + c]! +
            values[(bottom + right) * channels + c]!) /
          4;
      }
    }
  }
  return out;
}

/**
 * Distance in pixels (chamfer, within 5 %) from each pixel to the nearest whose value is in `from <= value < below`;
 * 1e6 if there is none. (Bounds instead of a callback, which would take as long as both sweeps.)
 */
export function distanceTo(
  { values, widthPx, heightPx }: Plane,
  { from, below = Number.POSITIVE_INFINITY }: { from: number; below?: number },
): Float32Array {
  const distance = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < distance.length; i++) distance[i] = values[i]! >= from && values[i]! < below ? 0 : 1e6;
  for (let y = 0; y < heightPx; y++) sweepRow(distance, y * widthPx, widthPx, 1);
  for (let y = heightPx - 1; y >= 0; y--) sweepRow(distance, (y + 1) * widthPx - 1, widthPx, -1);
  return distance;
}

/**
 * One row of a chamfer pass, from pixel `start`, with `step` 1 or -1. The previous value is kept in a variable, and
 * compared with `<` instead of Math.min, which handles -0 and NaN: half the time.
 */
function sweepRow(distance: Float32Array, start: number, widthPx: number, step: 1 | -1): void {
  const rowBefore = start - step * widthPx;
  const hasRowBefore = rowBefore >= 0 && rowBefore < distance.length;
  let best = 1e6;
  for (let x = 0, i = start; x < widthPx; x++, i += step) {
    best++;
    const own = distance[i]!;
    if (own < best) best = own;
    if (hasRowBefore) {
      const above = i - step * widthPx;
      const straight = distance[above]! + 1;
      if (straight < best) best = straight;
      const behind = x > 0 ? distance[above - step]! + Math.SQRT2 : 1e6;
      if (behind < best) best = behind;
      const ahead = x + 1 < widthPx ? distance[above + step]! + Math.SQRT2 : 1e6;
      if (ahead < best) best = ahead;
    }
    distance[i] = best;
  }
}

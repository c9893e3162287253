/** Halves a plane of `channels` interleaved values by the mean of 2 x 2; an odd last row or column is repeated. */
export function halvePlane(
  values: Float32Array,
  widthPx: number,
  heightPx: number,
  channels: number,
): Float32Array {
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

/** Distance in pixels (chamfer, 5 % exact) from each pixel to the nearest marked one; 1e6 where none is marked. */
export function distanceTo(mark: (i: number) => boolean, widthPx: number, heightPx: number): Float32Array {
  const count = widthPx * heightPx;
  const diagonal = Math.SQRT2;
  const distance = new Float32Array(count);
  for (let i = 0; i < count; i++) distance[i] = mark(i) ? 0 : 1e6;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      let best = distance[i]!;
      if (x > 0) best = Math.min(best, distance[i - 1]! + 1);
      if (y > 0) {
        best = Math.min(best, distance[i - widthPx]! + 1);
        if (x > 0) best = Math.min(best, distance[i - widthPx - 1]! + diagonal);
        if (x < widthPx - 1) best = Math.min(best, distance[i - widthPx + 1]! + diagonal);
      }
      distance[i] = best;
    }
  }
  for (let y = heightPx - 1; y >= 0; y--) {
    for (let x = widthPx - 1; x >= 0; x--) {
      const i = y * widthPx + x;
      let best = distance[i]!;
      if (x < widthPx - 1) best = Math.min(best, distance[i + 1]! + 1);
      if (y < heightPx - 1) {
        best = Math.min(best, distance[i + widthPx]! + 1);
        if (x < widthPx - 1) best = Math.min(best, distance[i + widthPx + 1]! + diagonal);
        if (x > 0) best = Math.min(best, distance[i + widthPx - 1]! + diagonal);
      }
      distance[i] = best;
    }
  }
  return distance;
}

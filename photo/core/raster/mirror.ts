/** Flips a square of RGB samples horizontally. */
export function mirrored(input: Float32Array, edgePx: number): Float32Array {
  const out = new Float32Array(input.length);
  for (let row = 0; row < edgePx; row++) {
    for (let column = 0; column < edgePx; column++) {
      const from = 3 * (row * edgePx + column);
      const to = 3 * (row * edgePx + edgePx - 1 - column);
      for (let c = 0; c < 3; c++) out[to + c] = input[from + c]!;
    }
  }
  return out;
}

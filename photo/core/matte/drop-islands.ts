import { distanceTo } from "./plane";

/** Alpha through which a pixel still counts as connected with its neighbour. */
const bridge = 0.1;

/** 1 where `values` of at least `least` are connected (8 neighbours) with the seed, which always counts. */
export function connectedWith(
  seed: number,
  values: Float32Array,
  least: number,
  widthPx: number,
  heightPx: number,
): Uint8Array {
  const isReached = new Uint8Array(values.length);
  const stack = [seed];
  isReached[seed] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % widthPx;
    const y = (at - x) / widthPx;
    for (let sy = Math.max(0, y - 1); sy <= Math.min(heightPx - 1, y + 1); sy++) {
      for (let sx = Math.max(0, x - 1); sx <= Math.min(widthPx - 1, x + 1); sx++) {
        const next = sy * widthPx + sx;
        if (isReached[next] || values[next]! < least) continue;
        isReached[next] = 1;
        stack.push(next);
      }
    }
  }
  return isReached;
}

/**
 * Clears what is neither connected with the seed (a pixel in the face) nor within `nearPx` of what is: a lamp or a knot in
 * wood that the model took for a person. Loose strands and curls beside the head stay. Changes `alpha` in place.
 */
export function dropIslands(
  alpha: Float32Array,
  widthPx: number,
  heightPx: number,
  seed: number,
  nearPx: number,
): void {
  const isReached = connectedWith(seed, alpha, bridge, widthPx, heightPx);
  const away = distanceTo(isReached, 1, Infinity, widthPx, heightPx);
  for (let i = 0; i < alpha.length; i++) if (away[i]! > nearPx) alpha[i] = 0;
}

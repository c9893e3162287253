import { distanceTo, type Plane } from "./plane";

/** Minimum alpha for a pixel to count as connected. */
const bridge = 0.1;

/** 1 where `values` of at least `least` are connected (8 neighbours) with the seed, which is always included. */
export function connectedWith({ values, widthPx, heightPx }: Plane, seed: number, least: number): Uint8Array {
  const isReached = new Uint8Array(values.length);
  // Each pixel is added at most once.
  const stack = new Int32Array(values.length);
  let waiting = 0;
  stack[waiting++] = seed;
  isReached[seed] = 1;
  const lastRow = (heightPx - 1) * widthPx;
  while (waiting > 0) {
    const at = stack[--waiting]!;
    const x = at % widthPx;
    const left = x > 0 ? x - 1 : 0;
    const right = x + 1 < widthPx ? x + 1 : x;
    const bottom = at < lastRow ? at - x + widthPx : at - x;
    for (let row = at < widthPx ? 0 : at - x - widthPx; row <= bottom; row += widthPx) {
      for (let next = row + left; next <= row + right; next++) {
        if (isReached[next] || values[next]! < least) continue;
        isReached[next] = 1;
        stack[waiting++] = next;
      }
    }
  }
  return isReached;
}

/**
 * Clears what is neither connected with the seed (a pixel in the face) nor within `nearPx` of what is: a lamp or a
 * knot in wood that the model took for a person. Loose strands and curls beside the head stay. In place.
 */
export function dropIslands(alpha: Plane, seed: number, nearPx: number): void {
  const isReached = connectedWith(alpha, seed, bridge);
  const away = distanceTo({ ...alpha, values: isReached }, { from: 1 });
  for (let i = 0; i < away.length; i++) if (away[i]! > nearPx) alpha.values[i] = 0;
}

import type { Point } from "../types";

/** 1 inside the outline, 0 outside, on a square of `edgePx` x `edgePx`. */
export function fillPolygon(corners: readonly Point[], edgePx: number): Uint8Array {
  const inside = new Uint8Array(edgePx * edgePx);
  for (let y = 0; y < edgePx; y++) {
    const crossings: number[] = [];
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      if (a[1] <= y + 0.5 !== b[1] <= y + 0.5) {
        crossings.push(a[0] + ((y + 0.5 - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.round(crossings[i]!));
      inside.fill(
        1,
        y * edgePx + from,
        y * edgePx + Math.min(edgePx, Math.max(from, Math.round(crossings[i + 1]!))),
      );
    }
  }
  return inside;
}

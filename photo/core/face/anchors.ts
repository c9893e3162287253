import type { Point } from "../types";

/** Anchor centres of one detector layer: `cells` x `cells`, `perCell` each, in 0..1, row-major. */
function layer(cells: number, perCell: number): Point[] {
  const centres: Point[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      for (let n = 0; n < perCell; n++) centres.push([(column + 0.5) / cells, (row + 0.5) / cells]);
    }
  }
  return centres;
}

/** 896 anchors of the short-range detector: 16x16x2, then 8x8x6. */
export const nearAnchors: readonly Point[] = [...layer(16, 2), ...layer(8, 6)];

/** 2304 anchors of the full-range detector: 48x48x1. */
export const farAnchors: readonly Point[] = layer(48, 1);

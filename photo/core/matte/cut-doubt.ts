import type { Point } from "../types";

/**
 * Indicators of a torn cut-out. Both are sums over head and neck in squared head heights, so that they do not depend
 * on the picture's size or frame.
 */
export interface CutDoubt {
  /** Difference between the final alpha and the person model's mask. */
  disagreement: number;
  /** Soft edges where person and background have the same colours, so that alpha is a guess. */
  overlap: number;
}

/** Where the head is on the planes. */
export interface HeadOnPlanes {
  widthPx: number;
  headPx: number;
  /** Below the middle of the eyes. */
  chin: Point;
}

/**
 * What is counted, in head heights from the chin: every document's frame shows it. The shoulders in a wide frame
 * would make the same cut-out doubtful for one document and good for another.
 */
const reach = { above: 1.3, below: 0.25, beside: 0.65 };

const within = (from: number, to: number, limit: number): [from: number, to: number] => [
  Math.max(0, Math.ceil(from)),
  Math.min(limit - 1, Math.floor(to)),
];

/** All planes have the same size and values 0..1; `overlap` is from `sampleColours`. */
export function cutDoubt(
  alpha: Float32Array,
  mask: Float32Array,
  overlap: Float32Array,
  { widthPx, headPx, chin }: HeadOnPlanes,
): CutDoubt {
  const [x, y] = chin;
  const [left, right] = within(x - reach.beside * headPx, x + reach.beside * headPx, widthPx);
  const [top, bottom] = within(y - reach.above * headPx, y + reach.below * headPx, alpha.length / widthPx);
  let disagreement = 0;
  let soft = 0;
  for (let row = top; row <= bottom; row++) {
    for (let i = row * widthPx + left; i <= row * widthPx + right; i++) {
      const a = alpha[i]!;
      disagreement += Math.abs(a - mask[i]!);
      soft += overlap[i]! * 4 * a * (1 - a);
    }
  }
  return { disagreement: disagreement / headPx ** 2, overlap: soft / headPx ** 2 };
}

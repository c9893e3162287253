/**
 * Indicators of a torn cut-out. Both are sums over the picture in squared head heights, so that they do not depend on
 * its size or frame.
 */
export interface CutDoubt {
  /** Difference between the final alpha and the person model's mask. */
  disagreement: number;
  /** Soft edges where person and background have the same colours, so that alpha is a guess. */
  overlap: number;
}

/** All planes have the same size and values 0..1; `overlap` is from `sampleColours`. */
export function cutDoubt(
  alpha: Float32Array,
  mask: Float32Array,
  overlap: Float32Array,
  headPx: number,
): CutDoubt {
  let disagreement = 0;
  let soft = 0;
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]!;
    disagreement += Math.abs(a - mask[i]!);
    soft += overlap[i]! * 4 * a * (1 - a);
  }
  return { disagreement: disagreement / headPx ** 2, overlap: soft / headPx ** 2 };
}

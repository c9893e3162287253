/**
 * Signs of a cut-out that may be torn. Both are sums over the picture in heads squared, so that neither the picture's size
 * nor its frame counts.
 */
export interface CutDoubt {
  /** How far the finished alpha went from what the person model saw. */
  disagreement: number;
  /** Soft edge where person and background have the same colours: alpha is a guess there. */
  overlap: number;
}

/** All planes of one size, values 0..1; `overlap` as `sampleColours` finds it. */
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

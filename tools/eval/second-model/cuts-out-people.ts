import type { Segmenter } from "../../../photo/core/matte/segmenter";
import type { Raster } from "../../../photo/core/types";

/** A model that takes this picture for its own answers brighter inside the person than outside, by this mean alpha. */
const clearAlpha = { inside: 0.8, outside: 0.2 };

/**
 * Whether a model separates a person from a plain wall. A model with another input format, or one that looks for
 * something else, does not.
 * @param person the picture, and alpha (0 to 255) of the person as the shipped model cuts it out
 */
export async function cutsOutPeople(
  { segment }: Pick<Segmenter, "segment">,
  { picture, alpha }: { picture: Raster; alpha: Uint8Array },
): Promise<{ inside: number; outside: number; isClear: boolean }> {
  const answer = await segment(picture);
  const meanWhere = (isMeant: (own: number) => boolean): number => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < alpha.length; i++) {
      if (!isMeant(alpha[i]!)) continue;
      sum += answer.alpha[i]!;
      count++;
    }
    return sum / (255 * Math.max(1, count));
  };
  const inside = meanWhere((own) => own === 255);
  const outside = meanWhere((own) => own === 0);
  return { inside, outside, isClear: inside >= clearAlpha.inside && outside <= clearAlpha.outside };
}

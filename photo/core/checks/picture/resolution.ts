import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { judge } from "../judge";

/** A head of this share of the picture's height is near enough: coming closer would not help. */
const nearShare = 0.4;

/**
 * Pixels that would have to be invented: output pixels per pixel of the upload. A photo that misses the limit
 * fails as a face that is too small, because a nearer photo is the one thing to do; unless the head fills the picture
 * already (`headShare` of its height): then the file is a small copy. A picture that must not be cropped is not enlarged either.
 */
export function checkResolution(
  upscaling: number,
  headShare: number,
  { editPolicy }: Pick<PhotoRule, "editPolicy">,
): Check {
  const written = editPolicy.geometry === "forbidden" ? Math.min(1, upscaling) : upscaling;
  const check = judge("resolution", "lowResolution", written, thresholds.upscaling);
  if (check.verdict !== "fail") return { ...check, messageKey: "upscaled" };
  if (headShare >= nearShare) return check;
  return { ...check, rule: "face-size", messageKey: "smallFaces" };
}

import type { HeadPoints } from "../../face/head";
import { distance } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { judge } from "../judge";

/** A head of this share of the picture's height is near enough: coming closer would not help. */
const nearShare = 0.4;

/** The photo in pixels of the upload. */
interface UploadPixels {
  /** Share of the photo's height that the head takes. */
  headShare: number;
  /** Between the eyes. */
  eyesPx: number;
  photoHeightPx: number;
}

/**
 * An enlargement as pixels of the upload, which a visitor can compare with the file.
 * @param px that there are; as many more as the enlargement exceeds its limit are needed
 */
const enlargedPixels = (check: Check, px: number, enlarging: number): Check => ({
  ...check,
  measured: Math.floor(px * 10) / 10,
  min: Math.ceil((px * enlarging) / (check.max ?? 1)),
  max: null,
  unit: "px",
});

/**
 * Pixels that would have to be invented: output pixels per pixel of the upload. A photo that misses the limit
 * fails as a face that is too small, because a nearer photo is the one thing to do; unless the head fills the picture
 * already: then the file is a small copy. A picture that must not be cropped is not enlarged either.
 */
export function checkResolution(
  upscaling: number,
  { headShare, eyesPx, photoHeightPx }: UploadPixels,
  { editPolicy }: Pick<PhotoRule, "editPolicy">,
): Check {
  const written = editPolicy.geometry === "forbidden" ? Math.min(1, upscaling) : upscaling;
  const check = judge("resolution", "lowResolution", written, thresholds.upscaling);
  if (check.verdict !== "fail") return { ...check, messageKey: "upscaled" };
  if (headShare >= nearShare) return enlargedPixels(check, photoHeightPx, written);
  return enlargedPixels({ ...check, rule: "face-size", messageKey: "smallFaces" }, eyesPx, written);
}

/** What `checkResolution` needs of a head. */
export const uploadPixels = (
  head: Pick<HeadPoints, "crown" | "chin" | "leftEye" | "rightEye">,
  heightPx: number,
  decodeScale: number,
): UploadPixels => ({
  headShare: (head.chin[1] - head.crown[1]) / heightPx,
  eyesPx: distance(head.leftEye, head.rightEye) / decodeScale,
  photoHeightPx: Math.round(heightPx / decodeScale),
});

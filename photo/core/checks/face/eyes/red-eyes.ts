import type { Cheek } from "../../../face/cheeks";
import { type FacePatch, patchEyeDistancePx } from "../../../face/face-patch";
import type { HeadPoints } from "../../../face/head";
import { thresholds } from "../../../thresholds";
import type { Check, Point } from "../../../types";
import { judge, notChecked } from "../../judge";

/** Radius around the eye's middle in which the pupil lies, in distances of the eyes. */
const pupilRadius = 0.12;

/** The reddest pixels that count: a flash-lit pupil fills more of that circle, a tear duct less. */
const reddestShare = 0.03;

/** Cheeks with more of every colour are burnt out and have lost their own: portraits reach 211, one scan has 250 (seen). */
const burntOut = 240;

/** 0 for grey, 1 for pure red. */
const redness = (red: number, green: number, blue: number): number => (red - (green + blue) / 2) / 255;

function pupilRedness({ pixels, edgePx, at }: FacePatch, eye: Point): number {
  const [x, y] = at(eye);
  const radius = pupilRadius * patchEyeDistancePx;
  const values: number[] = [];
  for (let v = Math.max(0, Math.ceil(y - radius)); v <= Math.min(edgePx - 1, y + radius); v++) {
    for (let u = Math.max(0, Math.ceil(x - radius)); u <= Math.min(edgePx - 1, x + radius); u++) {
      if (Math.hypot(u - x, v - y) > radius) continue;
      const i = 3 * (v * edgePx + u);
      values.push(redness(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!));
    }
  }
  values.sort((a, b) => b - a);
  return values[Math.floor(reddestShare * values.length)] ?? 0;
}

/** Both pupils redder than the cheeks: the flash shone off the back of the eyes. Skin and lamps tint cheeks and eyes alike. */
export function checkRedEyes(
  patch: FacePatch,
  head: HeadPoints,
  { right, left }: { right: Cheek; left: Cheek },
): Check {
  if (Math.min(...right, ...left) > burntOut) return notChecked("red-eyes", "redEyes");
  const skin = (redness(...right) + redness(...left)) / 2;
  const pupils = Math.min(pupilRedness(patch, head.rightEye), pupilRedness(patch, head.leftEye));
  return judge("red-eyes", "redEyes", Math.max(0, pupils - skin), thresholds.pupilRedness);
}

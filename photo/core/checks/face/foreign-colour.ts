import type { Cheek } from "../../face/cheeks";
import { type FacePatch, patchEyeDistancePx } from "../../face/face-patch";
import type { HeadPoints } from "../../face/head";
import { type Lab, labOfRgb, type Rgb } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Below the eyes, in their distance, where lenses mirror nothing any more. */
const belowEyes = 0.5;

/** A colour that skin, lips, beards and teeth have not: so full, so far in hue from the cheeks, in degrees, and not black. */
const foreign = { chroma: 25, hueDeg: 70, lightness: 12 };

/**
 * Something of a colour of its own before the lower face: a leaf, a dummy, the ink of a stamp. Compared with the hues of both cheeks, which
 * leaves out the light, that of two lamps too, and the skin's tone.
 */
export function checkForeignColour(
  { pixels, inFace, edgePx, at }: FacePatch,
  head: HeadPoints,
  cheeks: { right: Cheek; left: Cheek },
): Check {
  const hueOf = ([, a, b]: Lab): number => (Math.atan2(b, a) * 180) / Math.PI;
  const skinHues = [cheeks.right, cheeks.left].map((cheek) => hueOf(labOfRgb(cheek.map(Math.round) as Rgb)));
  const isForeign = (lab: Lab): boolean => {
    if (lab[0] <= foreign.lightness || Math.hypot(lab[1], lab[2]) < foreign.chroma) return false;
    return skinHues.every((hue) => {
      const turned = Math.abs(hueOf(lab) - hue);
      return Math.min(turned, 360 - turned) > foreign.hueDeg;
    });
  };
  const fromRow = Math.max(0, Math.round(at(head.eyeMiddle)[1] + belowEyes * patchEyeDistancePx));
  let count = 0;
  let others = 0;
  for (let i = fromRow * edgePx; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    count++;
    const sample = (c: number): number => Math.max(0, Math.min(255, Math.round(pixels[3 * i + c]!)));
    if (isForeign(labOfRgb([sample(0), sample(1), sample(2)]))) others++;
  }
  return judge("occlusion", "faceCovered", others / Math.max(1, count), thresholds.foreignColour);
}

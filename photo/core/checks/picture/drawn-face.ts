import type { FacePatch } from "../../face/face-patch";
import { faceContrast, greysOf } from "../../face/features";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** How far around a pixel all must have one light. */
const reachPx = 2;

/** By how many grey levels they may differ, and by what share of the face's contrast where that is less: dim skin is no paint. */
const even = { levels: 3, ofContrast: 0.075 };

/** Burnt-out skin is as even as paint, and is told as such. */
const burntOutFrom = 240;

/** Share in percent of the face that is as even as paint. */
function evenPercent(patch: FacePatch): number {
  const { inFace, edgePx } = patch;
  const greys = greysOf(patch.pixels);
  const levels = Math.min(even.levels, even.ofContrast * faceContrast(patch));
  let count = 0;
  let evenCount = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    count++;
    let [least, most] = [Infinity, -Infinity];
    for (let down = -reachPx; down <= reachPx; down++) {
      for (let aside = -reachPx; aside <= reachPx; aside++) {
        const grey = greys[i + down * edgePx + aside] ?? greys[i]!;
        if (grey < least) least = grey;
        if (grey > most) most = grey;
      }
    }
    if (most < burntOutFrom && most - least <= levels) evenCount++;
  }
  return (100 * evenCount) / Math.max(1, count);
}

/** A cartoon or an avatar: paint lies evenly on most of the face, which skin never does. */
export const checkDrawnFace = (patch: FacePatch): Check =>
  judge("natural-colour", "drawnFace", evenPercent(patch), thresholds.evenFacePercent);

import type { FacePatch } from "../../face/face-patch";
import { faceContrast, greysOf } from "../../face/features";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Distance within which even pixels have the same light. */
const reachPx = 2;

/** They may differ by so many grey levels, or by this share of the face's contrast if that is less: dim skin is not paint. */
const even = { levels: 3, ofContrast: 0.075 };

/** Burnt-out skin is as even as paint; another check tells of it. */
const burntOutFrom = 240;

/** The least and the most light within reach of a pixel. */
function lightsAround(greys: Float32Array, edgePx: number, at: number): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (let down = -reachPx; down <= reachPx; down++) {
    for (let aside = -reachPx; aside <= reachPx; aside++) {
      const grey = greys[at + down * edgePx + aside] ?? greys[at]!;
      least = Math.min(least, grey);
      most = Math.max(most, grey);
    }
  }
  return [least, most];
}

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
    const [least, most] = lightsAround(greys, edgePx, i);
    if (most < burntOutFrom && most - least <= levels) evenCount++;
  }
  return (100 * evenCount) / Math.max(1, count);
}

/** A cartoon or an avatar: paint lies evenly on most of the face, which skin never does. */
export const checkDrawnFace = (patch: FacePatch): Check =>
  judge("natural-colour", "drawnFace", evenPercent(patch), thresholds.evenFacePercent);

import type { HeadPoints } from "../face/head";
import { workingEdgePx } from "../file/image-limits";
import type { PhotoRule } from "../types";
import { idealFrame } from "./crop";
import { headAxis } from "./frame";
import { digitalSize, printSize } from "./output-size";

/** More pixels than the output: the frame may get smaller because of hair or space, or manually. */
const spare = 1.6;

/** Between the eyes: sharpness is checked at 110 px, and other checks count pixels of the file. */
const eyeDistancePx = 150;

/**
 * The smallest size at which a document photo is as good as from all pixels: the longer side of the whole picture.
 * @param head as found on a picture whose longer side is `longestPx`
 * @returns null if the document's bands contradict each other
 */
export function neededLongestPx(head: HeadPoints, longestPx: number, rule: PhotoRule): number | null {
  const frame = idealFrame(headAxis(head, null, rule), rule);
  if (!frame) return null;
  const wantedPx = Math.max(printSize(rule).heightPx, digitalSize(rule).heightPx);
  const forOutput = (spare * wantedPx * frame.mmPerPx) / rule.heightMm;
  const forEyes = eyeDistancePx / head.interpupillaryPx;
  return Math.max(workingEdgePx, Math.ceil(longestPx * Math.max(forOutput, forEyes)));
}

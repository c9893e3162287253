import type { HeadPoints } from "../face/head";
import { usualEdgePx } from "../file/image-limits";
import type { PhotoRule } from "../types";
import { idealFrame } from "./crop";
import { headAxis } from "./frame";
import { digitalSize, printSize } from "./output-size";

/** More than the output's pixels: the frame may still be made smaller, by what hair and room ask and by hand. */
const spare = 1.6;

/** Between the eyes: blur is looked for at 110, and the checks count pixels of the file. */
const eyeDistancePx = 150;

/**
 * Of how many pixels a document photo can be made as well as of all: the longer side of the whole picture.
 *
 * @param head as found on a picture whose longer side is `longestPx`
 * @returns null where the document's own bands contradict each other
 */
export function neededLongestPx(head: HeadPoints, longestPx: number, rule: PhotoRule): number | null {
  const frame = idealFrame(headAxis(head, null, rule), rule);
  if (!frame) return null;
  const wantedPx = Math.max(printSize(rule).heightPx, digitalSize(rule).heightPx);
  const forOutput = (spare * wantedPx * frame.mmPerPx) / rule.heightMm;
  const forEyes = eyeDistancePx / head.interpupillaryPx;
  return Math.max(usualEdgePx, Math.ceil(longestPx * Math.max(forOutput, forEyes)));
}

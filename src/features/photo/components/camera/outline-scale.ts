import type { Template } from "../../../../../contract/document/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { placeHead } from "../../../../../drawing/place-head";
import { headAtLeastDistancePx } from "../../../../../photo/core/guidance/camera-distance";
import { roomToMove } from "../../../../../photo/core/guidance/hints";
import { mmPerInch } from "../../../../../photo/core/units";

/** The frame takes at most this part of the picture, so that there is room left to straighten and cut. */
const frameRatio = 0.86;

/**
 * How large the document's frame is drawn over a camera's picture: so that a head in it is at the least distance that keeps a
 * face natural. Nearer only where the photo needs more of the camera's pixels.
 *
 * @returns `pxPerMm` in pixels of the camera; `isNear` where it lacks the pixels for that distance
 */
export function outlineScale(
  template: Template,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
) {
  const frame = frameOfTemplate(template);
  const largest = Math.min((widthPx * frameRatio) / frame.widthMm, (heightPx * frameRatio) / frame.heightMm);
  const farPxPerMm = headAtLeastDistancePx(Math.max(widthPx, heightPx)) / placeHead(frame).skullHeightMm;
  const pxPerMm = Math.min(largest, Math.max(farPxPerMm, template.dpi / mmPerInch));
  return { pxPerMm, isNear: pxPerMm > roomToMove * farPxPerMm };
}

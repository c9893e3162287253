import type { Template } from "../../../../../contract/document/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { placeHead } from "../../../../../drawing/place-head";
import { headAtLeastDistancePx } from "../../../../../photo/core/guidance/camera-distance";
import { roomToMove } from "../../../../../photo/core/guidance/hints";
import { mmPerInch } from "../../../../../photo/core/units";

/** The frame covers at most this share of the picture, so that there is space to level and crop. */
const frameRatio = 0.86;

/**
 * The scale of the document's frame over the camera picture. A head that fills it is at the smallest distance at
 * which a face looks natural, or nearer if the photo needs more pixels.
 * @returns `pxPerMm` in camera pixels; `isNear` if the camera has too few pixels for that distance
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

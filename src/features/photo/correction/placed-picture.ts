import type { Measurements } from "../../../../contract/card";
import { frameView } from "../../../../photo/core/crop/frame";
import type { Surround } from "../../../../photo/core/crop/surround";
import { fromView, toView, type View } from "../../../../photo/core/raster/warp";
import type { Point } from "../../../../photo/core/types";
import type { Placement } from "./placement";

/** The photo's frame on the source, with `unitsPerMm` units to the millimetre. */
function photoView({ rule }: Surround, { frame, axis }: Placement, unitsPerMm = 1): View {
  const { widthMm, heightMm } = rule;
  return frameView(frame, axis, heightMm, widthMm * unitsPerMm, heightMm * unitsPerMm);
}

/** Lays the picture of the surround under the frame: an SVG transform from its pixels to units of the drawing. */
export function pictureTransform(surround: Surround, placement: Placement, unitsPerMm: number): string {
  const photo = photoView(surround, placement, unitsPerMm);
  const onPhoto = (point: Point): Point => toView(photo, fromView(surround.view, point));
  const [x, y] = onPhoto([0, 0]);
  const [ax, ay] = onPhoto([1, 0]);
  const [bx, by] = onPhoto([0, 1]);
  return `matrix(${ax - x} ${ay - y} ${bx - x} ${by - y} ${x} ${y})`;
}

/** What was measured at one placement as it lies at another: the lines stay on the face while the picture moves. */
export function carriedLengths(
  surround: Surround,
  from: Placement,
  measured: Measurements,
  to: Placement,
): Measurements {
  const { widthMm, heightMm } = surround.rule;
  const before = photoView(surround, from);
  const after = photoView(surround, to);
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm, centreOffsetMm } = measured;
  const at = (yMm: number): Point =>
    toView(after, fromView(before, [widthMm / 2 + (centreOffsetMm ?? 0), yMm]));
  const crown = topMarginMm === null ? null : at(topMarginMm);
  const chin = topMarginMm === null || headHeightMm === null ? null : at(topMarginMm + headHeightMm);
  const eyes = eyeLineFromBottomMm === null ? null : at(heightMm - eyeLineFromBottomMm);
  return {
    ...measured,
    topMarginMm: crown ? crown[1] : null,
    headHeightMm: crown && chin && chin[1] - crown[1],
    eyeLineFromBottomMm: eyes && heightMm - eyes[1],
    centreOffsetMm: eyes && centreOffsetMm !== null ? eyes[0] - widthMm / 2 : centreOffsetMm,
  };
}

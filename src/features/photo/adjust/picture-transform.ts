import type { CropSource } from "../../../../photo/core/crop/crop-source";
import type { HeadLine } from "../../../../photo/core/face/guide-lines";
import { fromView, toView } from "../../../../photo/core/raster/warp";
import type { HeadLines, Measurements, Point } from "../../../../photo/core/types";
import { lineMm, photoView } from "./photo-view";
import type { Placement } from "./placement";

/** SVG transform from crop source pixels to drawing units, for a placement under the frame. */
export function pictureTransform(cropSource: CropSource, placement: Placement, unitsPerMm: number): string {
  const photo = photoView(cropSource, placement, unitsPerMm);
  const onPhoto = (point: Point): Point => toView(photo, fromView(cropSource.view, point));
  const [x, y] = onPhoto([0, 0]);
  const [ax, ay] = onPhoto([1, 0]);
  const [bx, by] = onPhoto([0, 1]);
  return `matrix(${ax - x} ${ay - y} ${bx - x} ${by - y} ${x} ${y})`;
}

/**
 * Converts lengths measured at one placement to another. Lines stay on the face while the picture moves.
 * @param lines the visitor's current lines; a line that was moved at either placement is taken from there
 */
export function carriedLengths(
  cropSource: CropSource,
  { placement: from, lengths: measured }: { placement: Placement; lengths: Measurements },
  to: Placement,
  lines: HeadLines = to.lines,
): Measurements {
  const { widthMm, heightMm } = cropSource.rule;
  const before = photoView(cropSource, from);
  const after = photoView(cropSource, to);
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm, centreOffsetMm } = measured;
  const at = (yMm: number): Point =>
    toView(after, fromView(before, [widthMm / 2 + (centreOffsetMm ?? 0), yMm]));
  const carried = (line: HeadLine, mm: number | null) =>
    lines[line] || from.lines[line] ? lineMm(cropSource, to, line, lines) : mm === null ? null : at(mm)[1];
  const crown = carried("crown", topMarginMm);
  const hasChin = topMarginMm !== null && headHeightMm !== null;
  const chin = carried("chin", hasChin ? topMarginMm + headHeightMm : null);
  const eyesMm = eyeLineFromBottomMm === null ? null : heightMm - eyeLineFromBottomMm;
  const eyes = carried("eyes", eyesMm);
  return {
    ...measured,
    topMarginMm: crown,
    headHeightMm: crown === null || chin === null ? null : chin - crown,
    eyeLineFromBottomMm: eyes === null ? null : heightMm - eyes,
    centreOffsetMm: eyesMm === null || centreOffsetMm === null ? centreOffsetMm : at(eyesMm)[0] - widthMm / 2,
  };
}

import type { HeadPoints } from "../face/head";
import type { View } from "../raster/warp";
import type { PhotoRule, PixelSize, Point } from "../types";

/** Position of the photo's frame relative to the upright head. */
export interface Frame {
  /** Millimetres on the print per source pixel. */
  mmPerPx: number;
  /** Distance of the crown (by the rule) from the upper edge. */
  topMarginMm: number;
  /** Distance of the face axis from the middle of the frame; positive if the face is right of it. */
  offsetMm: number;
}

/** The part of a rule that determines the frame. */
export type FrameRule = Pick<PhotoRule, "widthMm" | "heightMm" | "head" | "eyeLineMm" | "topMarginMm">;

/** A head along its own axis, in source pixels from the eye line; positive downwards. */
export interface HeadAxis {
  eyeMiddle: Point;
  angle: number;
  crownPx: number;
  hairTopPx: number;
  chinPx: number;
  /** How far the middle of the cheeks is to the right of the eyes' middle, for a slightly turned head. */
  asidePx: number;
}

/** Smaller rolls are not corrected: rotation costs sharpness, and half a degree is not visible. */
export const levelFromDeg = 0.5;

/** Rotation that levels the eyes, in radians. */
export function levellingAngle(head: HeadPoints): number {
  return Math.abs(head.rollDeg) > levelFromDeg ? (head.rollDeg * Math.PI) / 180 : 0;
}

/**
 * The head as the rule measures it: its crown is that of the skull or of the hair.
 * @param extraDeg how far the visitor turns the person clockwise
 */
export function headAxis(
  head: HeadPoints,
  hairTop: Point | null,
  rule: Pick<PhotoRule, "head">,
  extraDeg = 0,
): HeadAxis {
  const angle = levellingAngle(head) - (extraDeg * Math.PI) / 180;
  const along = ([x, y]: Point): number =>
    (y - head.eyeMiddle[1]) * Math.cos(angle) - (x - head.eyeMiddle[0]) * Math.sin(angle);
  const skullPx = along(head.crown);
  const hairTopPx = hairTop ? along(hairTop) : skullPx;
  return {
    eyeMiddle: head.eyeMiddle,
    angle,
    crownPx: rule.head?.crown === "hair" ? hairTopPx : skullPx,
    hairTopPx,
    chinPx: along(head.chin),
    asidePx:
      (head.cheekMiddle[0] - head.eyeMiddle[0]) * Math.cos(angle) +
      (head.cheekMiddle[1] - head.eyeMiddle[1]) * Math.sin(angle),
  };
}

/** Distance of the eye line from the lower edge of a frame of `heightMm`, in millimetres. */
export function eyeLineMm(frame: Frame, axis: HeadAxis, heightMm: number): number {
  return heightMm - frame.topMarginMm + axis.crownPx * frame.mmPerPx;
}

/** Middle of the frame on the source. */
export function frameCentre(frame: Frame, axis: HeadAxis, heightMm: number): Point {
  const right = -frame.offsetMm / frame.mmPerPx;
  const down = axis.crownPx + (heightMm / 2 - frame.topMarginMm) / frame.mmPerPx;
  const cos = Math.cos(axis.angle);
  const sin = Math.sin(axis.angle);
  return [axis.eyeMiddle[0] + right * cos - down * sin, axis.eyeMiddle[1] + right * sin + down * cos];
}

/** The frame as a view of that size, whose height determines the scale. */
export function frameView(
  frame: Frame,
  axis: HeadAxis,
  heightMm: number,
  { widthPx, heightPx }: PixelSize,
): View {
  return {
    centre: frameCentre(frame, axis, heightMm),
    angle: axis.angle,
    scale: (frame.mmPerPx * heightPx) / heightMm,
    widthPx,
    heightPx,
  };
}

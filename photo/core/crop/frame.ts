import type { HeadPoints } from "../face/head";
import type { View } from "../raster/warp";
import type { PhotoRule, PixelSize, Point } from "../types";

/** A place for the photo's frame on the upright head, before pixels are counted. */
export interface Frame {
  /** Millimetres on the print per source pixel. */
  mmPerPx: number;
  /** Crown (the rule's) to the upper edge. */
  topMarginMm: number;
  /** Face axis to the middle of the frame; positive when the face is right of the middle. */
  offsetMm: number;
}

/** The part of a rule that places the frame. */
export type FrameRule = Pick<PhotoRule, "widthMm" | "heightMm" | "head" | "eyeLineMm" | "topMarginMm">;

/** One head along its own axis, in source pixels from the eye line, down positive. */
export interface HeadAxis {
  eyeMiddle: Point;
  angle: number;
  crownPx: number;
  hairTopPx: number;
  chinPx: number;
  /** How far the middle of the cheeks lies right of the eyes' middle: a head that is turned a little. */
  asidePx: number;
}

/** Heads that lean less are left as they are: turning costs sharpness and nobody sees half a degree. */
export const levelFromDeg = 0.5;

/** How far the picture has to be turned to level the eyes, in radians. */
export function levellingAngle(head: HeadPoints): number {
  return Math.abs(head.rollDeg) > levelFromDeg ? (head.rollDeg * Math.PI) / 180 : 0;
}

/**
 * The head as the rule sees it: its crown is the skull's or the hair's.
 *
 * @param extraDeg a further turn that the visitor asked for
 */
export function headAxis(
  head: HeadPoints,
  hairTop: Point | null,
  rule: Pick<PhotoRule, "head">,
  extraDeg = 0,
): HeadAxis {
  const angle = levellingAngle(head) + (extraDeg * Math.PI) / 180;
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

/** Eye line above the lower edge, in millimetres, of a frame `heightMm` high. */
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

/** The frame as a view of that size; its rows show the frame's height. */
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

import type { Point } from "../types";
import { type Frame, type FrameRule, frameCentre, type HeadAxis } from "./frame";

export type Side = "top" | "bottom" | "left" | "right";

export interface SourceBounds {
  /**
   * Whether the photo can show this source point: inside the source, or outside it where new background may be
   * laid (the nearest piece of the source is no person).
   */
  covers(point: Point): boolean;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** Output pixels per pixel of the upload that a frame of 1 mm per source pixel would have. */
  upscalingPerMm: number;
}

/** What a frame has to meet, whatever the head. */
export interface CropProblem {
  rule: FrameRule;
  /** The widest that has to be shown: the print's, or the digital file's where that is of another shape. */
  widthMm: number;
  bounds: SourceBounds;
}

const samplesPerSide = 12;

/** Points around a frame, in half widths and half heights from its middle. */
const rim: Point[] = Array.from(
  { length: samplesPerSide + 1 },
  (_, i) => (2 * i) / samplesPerSide - 1,
).flatMap((t): Point[] => [
  [t, -1],
  [t, 1],
  [-1, t],
  [1, t],
]);

/** From such a point to the source. */
function rimOnSource(
  frame: Frame,
  axis: HeadAxis,
  { rule: { heightMm }, widthMm }: CropProblem,
): (at: Point) => Point {
  const centre = frameCentre(frame, axis, heightMm);
  const cos = Math.cos(axis.angle);
  const sin = Math.sin(axis.angle);
  const halfWidth = widthMm / 2 / frame.mmPerPx;
  const halfHeight = heightMm / 2 / frame.mmPerPx;
  return ([u, v]) => [
    centre[0] + u * halfWidth * cos - v * halfHeight * sin,
    centre[1] + u * halfWidth * sin + v * halfHeight * cos,
  ];
}

/** Whether the photo can show all of the frame. Thousands of frames may be asked; most fail at one of the first points. */
export function coversFrame(frame: Frame, axis: HeadAxis, problem: CropProblem): boolean {
  const onSource = rimOnSource(frame, axis, problem);
  return rim.every((at) => problem.bounds.covers(onSource(at)));
}

/** Sides of the frame that would show what the source does not have. */
export function missingSides(frame: Frame, axis: HeadAxis, problem: CropProblem): Side[] {
  const { bounds } = problem;
  const onSource = rimOnSource(frame, axis, problem);
  const missing = new Set<Side>();
  for (const [u, v] of rim) {
    const point = onSource([u, v]);
    if (bounds.covers(point)) continue;
    // Which border of the source is in the way decides, not which side of the frame meets it.
    const borders: Side[] = [];
    if (point[1] < 0) borders.push("top");
    if (point[1] > bounds.sourceHeightPx) borders.push("bottom");
    if (point[0] < 0) borders.push("left");
    if (point[0] > bounds.sourceWidthPx) borders.push("right");
    if (borders.length === 0) borders.push(v === -1 ? "top" : v === 1 ? "bottom" : u < 0 ? "left" : "right");
    for (const side of borders) missing.add(side);
  }
  return [...missing];
}

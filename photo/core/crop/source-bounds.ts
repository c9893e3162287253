import type { Point, Side } from "../types";
import { type Frame, type FrameRule, frameCentre, type HeadAxis } from "./frame";

export interface SourceBounds {
  /**
   * Whether the photo can show a source point: it is inside the source, or outside where background can be filled in
   * because the nearest border shows no person.
   */
  covers(point: Point): boolean;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** Output pixels per pixel of the upload for a frame of 1 mm per source pixel. */
  upscalingPerMm: number;
}

/** What a frame must satisfy, independent of the head. */
export interface CropProblem {
  rule: FrameRule;
  /** The width to show: that of the print, or of the digital file at the print's height if that is wider. */
  widthMm: number;
  bounds: SourceBounds;
}

const samplesPerSide = 12;

/** Points on the frame's outline, relative to its middle, in half widths and half heights. */
const rim: Point[] = Array.from(
  { length: samplesPerSide + 1 },
  (_, i) => (2 * i) / samplesPerSide - 1,
).flatMap((t): Point[] => [
  [t, -1],
  [t, 1],
  [-1, t],
  [1, t],
]);

/** Converts such a point to the source. */
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

/**
 * Whether the photo can show the whole frame. Called for thousands of frames; most fail at one of the first points.
 */
export function coversFrame(frame: Frame, axis: HeadAxis, problem: CropProblem): boolean {
  const onSource = rimOnSource(frame, axis, problem);
  return rim.every((at) => problem.bounds.covers(onSource(at)));
}

/** Sides on which the frame would show what the source does not have. */
export function missingSides(frame: Frame, axis: HeadAxis, problem: CropProblem): Side[] {
  const { bounds } = problem;
  const onSource = rimOnSource(frame, axis, problem);
  const missing = new Set<Side>();
  for (const [u, v] of rim) {
    const point = onSource([u, v]);
    if (bounds.covers(point)) continue;
    // Named by the border of the source, not by the side of the frame.
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

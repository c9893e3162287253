import { type Frame, frameCentre, type HeadAxis } from "./frame";
import type { Point } from "./types";

export type Side = "top" | "bottom" | "left" | "right";

export interface Room {
  /**
   * Whether the photo can show this source point: inside the source, or outside it where new background may be
   * laid (the nearest piece of the source is no person).
   */
  canShow(point: Point): boolean;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** Output pixels per pixel of the upload that a frame of 1 mm per source pixel would have. */
  upscalingPerMm: number;
}

const samplesPerSide = 12;

/** Sides of the frame that would show what the source does not have. */
export function lackingSides(
  frame: Frame,
  axis: HeadAxis,
  widthMm: number,
  heightMm: number,
  room: Room,
): Side[] {
  const centre = frameCentre(frame, axis, heightMm);
  const cos = Math.cos(axis.angle);
  const sin = Math.sin(axis.angle);
  const halfWidth = widthMm / 2 / frame.mmPerPx;
  const halfHeight = heightMm / 2 / frame.mmPerPx;
  const at = (u: number, v: number): Point => [
    centre[0] + u * halfWidth * cos - v * halfHeight * sin,
    centre[1] + u * halfWidth * sin + v * halfHeight * cos,
  ];
  const lacking = new Set<Side>();
  for (let i = 0; i <= samplesPerSide; i++) {
    const t = (2 * i) / samplesPerSide - 1;
    for (const [u, v] of [
      [t, -1],
      [t, 1],
      [-1, t],
      [1, t],
    ] as const) {
      const point = at(u, v);
      if (room.canShow(point)) continue;
      // Which border of the source is in the way decides, not which side of the frame meets it.
      const borders: Side[] = [];
      if (point[1] < 0) borders.push("top");
      if (point[1] > room.sourceHeightPx) borders.push("bottom");
      if (point[0] < 0) borders.push("left");
      if (point[0] > room.sourceWidthPx) borders.push("right");
      if (borders.length === 0)
        borders.push(v === -1 ? "top" : v === 1 ? "bottom" : u < 0 ? "left" : "right");
      for (const side of borders) lacking.add(side);
    }
  }
  return [...lacking];
}

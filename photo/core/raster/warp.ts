import type { Point, Raster } from "../types";
import { makePyramid, type Pyramid } from "./pyramid";
import { resample } from "./resample";
import { turn } from "./turn";

/**
 * A rotated, cropped and resized rectangle of a picture. Output pixel (u, v) shows the source at `centre` +
 * rotation(`angle`) * ((u, v) - middle) / `scale`.
 */
export interface View {
  /** Middle of the view, in source pixels. */
  centre: Point;
  /** Radians; direction of the view's x axis on the source, clockwise. */
  angle: number;
  /** Output pixels per source pixel. */
  scale: number;
  widthPx: number;
  heightPx: number;
}

/** From source pixels to pixels of the view. */
export function toView(view: View, [x, y]: Point): Point {
  const cos = Math.cos(view.angle);
  const sin = Math.sin(view.angle);
  const dx = (x - view.centre[0]) * view.scale;
  const dy = (y - view.centre[1]) * view.scale;
  return [view.widthPx / 2 + dx * cos + dy * sin, view.heightPx / 2 - dx * sin + dy * cos];
}

/** From pixels of the view to source pixels. */
export function fromView(view: View, [u, v]: Point): Point {
  const cos = Math.cos(view.angle) / view.scale;
  const sin = Math.sin(view.angle) / view.scale;
  const du = u - view.widthPx / 2;
  const dv = v - view.heightPx / 2;
  return [view.centre[0] + du * cos - dv * sin, view.centre[1] + du * sin + dv * cos];
}

/** Whether a view lies inside a picture, with a margin. */
export function isViewWithin(view: View, { widthPx, heightPx }: Raster, marginPx: number): boolean {
  const corners: Point[] = [
    [0, 0],
    [view.widthPx, 0],
    [0, view.heightPx],
    [view.widthPx, view.heightPx],
  ];
  return corners.every((corner) => {
    const [x, y] = fromView(view, corner);
    return x >= marginPx && y >= marginPx && x <= widthPx - marginPx && y <= heightPx - marginPx;
  });
}

/**
 * Rotates, crops and resizes in one pure step: box means (a pyramid's halves) down to at most twice the target size,
 * Lanczos-3 to the target size, then Catmull-Rom for a rotated view only. Depends only on source and view, so a photo
 * with its background kept can be proven to be plain geometry. Borders of the source are repeated.
 */
export function warp(source: Raster | Pyramid, view: View): Raster {
  const { angle, scale, widthPx, heightPx } = view;
  const wantedDepth = Math.max(0, Math.floor(Math.log2(1 / scale)));
  const { levels } =
    "levels" in source ? source : wantedDepth > 0 ? makePyramid(source) : { levels: [source] };
  const depth = Math.min(levels.length - 1, wantedDepth);
  const unit = 2 ** -depth;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const marginPx = angle === 0 ? 0 : 3;
  const boundWidthPx = angle === 0 ? widthPx : Math.ceil(widthPx * cos + heightPx * sin) + 2 * marginPx;
  const boundHeightPx = angle === 0 ? heightPx : Math.ceil(widthPx * sin + heightPx * cos) + 2 * marginPx;
  const bound = resample(
    levels[depth]!,
    {
      left: (view.centre[0] - boundWidthPx / 2 / scale) * unit,
      top: (view.centre[1] - boundHeightPx / 2 / scale) * unit,
      scale: scale / unit,
    },
    { widthPx: boundWidthPx, heightPx: boundHeightPx },
  );
  return angle === 0 ? bound : turn(bound, angle, widthPx, heightPx);
}

import { toView, type View } from "../raster/warp";
import type { Point, Side } from "../types";
import type { SourceBounds } from "./source-bounds";

/** Start and end along a border, in source pixels. */
export type Span = [from: number, to: number];

/** Where the borders of the source cut the person: no background can be filled in beyond. */
export type BodyAtBorders = Record<Side, Span[]>;

/** What a photo can show of a source, as plain data, for the server and for the page. */
export interface SourceArea {
  sourceWidthPx: number;
  sourceHeightPx: number;
  upscalingPerMm: number;
  /** The part of the source that has a matte; nothing outside it can be shown. */
  view: View;
  /** Null: nothing can be filled in outside the source. */
  body: BodyAtBorders | null;
}

const isOn = (spans: readonly Span[], at: number): boolean =>
  spans.some(([from, to]) => at >= from && at <= to);

/** The border of the source that a point outside it is beyond. */
const borderBeyond = ([x, y]: Point, { sourceHeightPx }: SourceArea): Side =>
  y < 0 ? "top" : y > sourceHeightPx ? "bottom" : x < 0 ? "left" : "right";

export function boundsOf(source: SourceArea): SourceBounds {
  const { sourceWidthPx, sourceHeightPx, upscalingPerMm, view, body } = source;
  return {
    sourceWidthPx,
    sourceHeightPx,
    upscalingPerMm,
    covers(point: Point): boolean {
      const [u, v] = toView(view, point);
      if (u < -1 || v < -1 || u > view.widthPx + 1 || v > view.heightPx + 1) return false;
      const [x, y] = point;
      if (x >= 0 && y >= 0 && x <= sourceWidthPx && y <= sourceHeightPx) return true;
      if (!body) return false;
      const side = borderBeyond(point, source);
      const isAcross = side === "top" || side === "bottom";
      const at = isAcross ? Math.max(0, Math.min(sourceWidthPx, x)) : y;
      return !isOn(body[side], at);
    },
  };
}

import { toView, type View } from "../raster/warp";
import type { Point } from "../types";
import type { Side, SourceBounds } from "./source-bounds";

/** From and to along a border, in source pixels. */
export type Span = [from: number, to: number];

/** Where the person is cut by the borders of the source: new background cannot be laid beyond them. */
export type BodyAtBorders = Record<Side, Span[]>;

/** What a photo of a source can show, as plain data: the server and a page in a browser ask the same question of it. */
export interface SourceArea {
  sourceWidthPx: number;
  sourceHeightPx: number;
  upscalingPerMm: number;
  /** The part of the source that was looked at. */
  view: View;
  /** Null: nothing may be laid outside the source. */
  body: BodyAtBorders | null;
}

const isOn = (spans: readonly Span[], at: number): boolean =>
  spans.some(([from, to]) => at >= from && at <= to);

/** Which border an outer point lies beyond. */
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

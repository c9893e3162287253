import { firstRowAcross } from "../core/checks/picture/line-across";
import type { BodyAtBorders, SourceArea, Span } from "../core/crop/source-area";
import { fromView, toView } from "../core/raster/warp";
import { thresholds } from "../core/thresholds";
import type { PixelSize, Point } from "../core/types";
import type { FoundPerson } from "./detect-person";
import { isPersonAt, type MattedPerson } from "./matte-person";

interface CutPerson {
  person: FoundPerson;
  cut: MattedPerson;
}

/**
 * The area of the source that the photo can show.
 * @param mayFill whether missing background may be filled in
 * @param heightPx rows of the source that may be shown
 */
export function sourceArea(
  { person, cut }: CutPerson,
  mayFill: boolean,
  upscalingPerMm: number,
  heightPx = person.raster.heightPx,
): SourceArea {
  const { widthPx } = person.raster;
  const body = mayFill ? bodyAtBorders(cut, { widthPx, heightPx }) : null;
  // Below the end of the body there is no background that could be filled in.
  if (body && heightPx < person.raster.heightPx) body.bottom = [[0, widthPx]];
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    upscalingPerMm,
    view: cut.view,
    // Beside and above the person, except where the border cuts the person.
    body,
  };
}

/** Columns below the chin in which the body is searched, in eye distances from the middle. */
const belowChin = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8] as const;

/** A body ends above the lower border if the gap is larger than this, in eye distances. */
const endsAbove = 0.15;

/** Below this distance from the chin, in eye distances, lines across the picture are searched: collars are above it. */
const lineBelowChin = 0.3;

/** The row of a straight line through person and wall below the chin, where the photo may be; null if there is none. */
function lineBelow({ person, cut: { view } }: CutPerson): number | null {
  const { raster, head } = person;
  const corners = [0, view.widthPx].flatMap((x) => [0, view.heightPx].map((y) => fromView(view, [x, y])));
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const area = {
    rows: {
      from: head.chin[1] + lineBelowChin * head.interpupillaryPx,
      to: Math.min(raster.heightPx, Math.max(...rows)),
    },
    columns: {
      from: Math.max(0, Math.floor(Math.min(...columns))),
      to: Math.min(raster.widthPx, Math.ceil(Math.max(...columns))),
    },
  };
  return firstRowAcross(raster, area, thresholds.endOfPicture.sure);
}

/** The source row below which the cut-out shows no body; null if it continues to the end. */
function lastOfBody({ person, cut }: CutPerson): number | null {
  const { chin, interpupillaryPx } = person.head;
  const { matte, view } = cut;
  const [column, chinRow] = toView(view, chin);
  const eyesPx = interpupillaryPx * view.scale;
  const rows = belowChin
    .map((aside) => Math.round(column + aside * eyesPx))
    .filter((x) => x >= 0 && x < matte.widthPx)
    .map((x) => {
      let row = matte.heightPx - 1;
      while (row > chinRow && matte.alpha[row * matte.widthPx + x]! < 128) row--;
      return row;
    })
    .sort((a, b) => a - b);
  const last = rows[rows.length >> 1];
  if (last === undefined) return null;
  const endPx = fromView(view, [column, last + 1])[1];
  const isCut = person.raster.heightPx - endPx > endsAbove * interpupillaryPx;
  return isCut && matte.heightPx - 1 - last > endsAbove * eyesPx ? Math.floor(endPx) : null;
}

/**
 * The source row at which the photo of the person ends although the picture continues: with a name strip, the border
 * of a print, or nothing. Null if the body continues.
 */
export function bodyEndPx(subject: CutPerson): number | null {
  const ends = [lineBelow(subject), lastOfBody(subject)];
  const found = ends.filter((row) => row !== null);
  return found.length === 0 ? null : Math.min(...found);
}

/** Distance from the border at which it is examined: the outermost pixels are mixed with nothing. */
const insetPx = 2;

/** Where the borders of the source cut the person, at the resolution of the cut-out. */
function bodyAtBorders(cut: MattedPerson, { widthPx, heightPx }: PixelSize): BodyAtBorders {
  const stepPx = 0.5 / cut.view.scale;
  const spansOf = (lengthPx: number, at: (along: number) => Point): Span[] => {
    const spans: Span[] = [];
    let last: Span | null = null;
    for (let along = 0; along <= lengthPx; along += stepPx) {
      const inside = Math.max(insetPx, Math.min(lengthPx - insetPx - 1, along));
      if (!isPersonAt(cut, at(inside))) last = null;
      else if (last) last[1] = along;
      else {
        last = [along, along];
        spans.push(last);
      }
    }
    return spans;
  };
  return {
    top: spansOf(widthPx, (x) => [x, insetPx]),
    bottom: spansOf(widthPx, (x) => [x, heightPx - insetPx - 1]),
    left: spansOf(heightPx, (y) => [insetPx, y]),
    right: spansOf(heightPx, (y) => [widthPx - insetPx - 1, y]),
  };
}

import { hardestTear } from "../core/checks/picture/torn-picture";
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
 * What the photo can show.
 *
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
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    upscalingPerMm,
    view: cut.view,
    // Beside and above the person, not where the person is cut by the border.
    body: mayFill ? bodyAtBorders(cut, { widthPx, heightPx }) : null,
  };
}

/** Columns below the chin in which the body is looked for, in distances of the eyes beside it. */
const belowChin = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8] as const;

/** A body ends above the lower border where it does so by more than this, in distances of the eyes. */
const endsAbove = 0.15;

/** So far below the chin, in distances of the eyes, a line across the whole picture is looked for: collars lie above it. */
const lineBelowChin = 0.3;

/** The row of a line that runs dead straight through person and wall below the chin; null where there is none. */
function lineBelow({ raster, head }: FoundPerson, decodeScale: number): number | null {
  const from = head.chin[1] + lineBelowChin * head.interpupillaryPx;
  const { step, line } = hardestTear(raster, true, { from, to: raster.heightPx }, decodeScale < 0.95);
  return step > thresholds.endOfPicture.sure ? line : null;
}

/** The row of the source below which the cut-out shows no body any more; null where it goes on as far as was looked. */
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
 * The row of the source at which the photo of the person ends although the picture goes on: a strip with a name lies below, the
 * border of a print, or nothing. Null where the body goes on as far as was looked.
 */
export function bodyEndPx(subject: CutPerson & { decodeScale: number }): number | null {
  const ends = [lineBelow(subject.person, subject.decodeScale), lastOfBody(subject)];
  const found = ends.filter((row) => row !== null);
  return found.length === 0 ? null : Math.min(...found);
}

/** So far inside the source is its border looked at: the outermost pixels are mixed with nothing. */
const insetPx = 2;

/** Where the person is cut by the borders of a source, seen as finely as the cut-out is. */
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

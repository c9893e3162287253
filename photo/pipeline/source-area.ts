import type { BodyAtBorders, SourceArea, Span } from "../core/crop/source-area";
import type { Point, Raster } from "../core/types";
import type { FoundPerson } from "./detect-person";
import { isPersonAt, type MattedPerson } from "./matte-person";

/**
 * What the photo can show.
 *
 * @param mayFill whether missing background may be laid
 */
export function sourceArea(
  { person, cut }: { person: FoundPerson; cut: MattedPerson },
  mayFill: boolean,
  upscalingPerMm: number,
): SourceArea {
  const { widthPx, heightPx } = person.raster;
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    upscalingPerMm,
    view: cut.view,
    // Beside and above the person, not where the person is cut by the border.
    body: mayFill ? bodyAtBorders(cut, person.raster) : null,
  };
}

/** So far inside the source is its border looked at: the outermost pixels are mixed with nothing. */
const insetPx = 2;

/** Where the person is cut by the borders of a source, seen as finely as the cut-out is. */
function bodyAtBorders(cut: MattedPerson, { widthPx, heightPx }: Raster): BodyAtBorders {
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

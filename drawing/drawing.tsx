import { Bands } from "./bands";
import { marksOfFrame } from "./dimension-marks";
import type { DrawingFrame } from "./drawing-frame";
import { DrawingSheet, type Span } from "./drawing-sheet";
import { formatBand, formatLength, inDecimals, type ShownUnit } from "./format-length";
import { placeHead } from "./place-head";
import { Portrait } from "./portrait";
import { portraitLookFor } from "./portrait-variants";

interface DrawingProps {
  frame: DrawingFrame;
  unit: ShownUnit;
  bcp47: string;
  /** Seed of the drawn person: the document's urlPath. */
  seed: string;
  /** Alternative text; the numbers are in the legend. */
  label: string;
}

/** The authority's requirements: an average head inside the bands of a document's frame. */
export function Drawing({ frame, unit, bcp47, seed, label }: DrawingProps) {
  const { widthMm, heightMm, eyeLineMm, topMarginMm } = frame;
  const place = placeHead(frame);
  const marks = marksOfFrame(frame);
  const head: Span = {
    mark: marks.head,
    fromMm: place.crownMm,
    toMm: place.chinMm,
    text: `${place.isRuleKnown ? "" : "≈ "}${formatBand(place.headMm, unit, bcp47)}`,
  };
  const far: Span[] = [];
  if (eyeLineMm) {
    far.push({
      mark: marks.eyeLine,
      fromMm: place.eyesMm,
      toMm: heightMm,
      text: formatBand(eyeLineMm, unit, bcp47),
    });
  }
  if (topMarginMm) {
    far.push({
      mark: marks.topMargin,
      fromMm: 0,
      toMm: place.crownMm,
      text: formatBand(topMarginMm, unit, bcp47),
    });
  }
  return (
    <DrawingSheet
      // Redrawn for another document or unit.
      key={`${seed} ${unit.style}`}
      widthMm={widthMm}
      heightMm={heightMm}
      widthText={formatLength(widthMm, inDecimals(unit), bcp47)}
      heightText={formatLength(heightMm, inDecimals(unit), bcp47)}
      near={frame.isHeadNoted ? [] : [head]}
      far={far}
      unit={unit}
      background={frame.background}
      label={label}
    >
      {(unitsPerMm) => (
        <>
          <g
            transform={`translate(${(widthMm * unitsPerMm) / 2} ${place.skullTopMm * unitsPerMm}) scale(${place.skullHeightMm * unitsPerMm})`}
          >
            <Portrait look={portraitLookFor(seed, frame.crown)} />
          </g>
          <Bands frame={frame} place={place} unitsPerMm={unitsPerMm} />
        </>
      )}
    </DrawingSheet>
  );
}

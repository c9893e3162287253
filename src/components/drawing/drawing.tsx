import { useId } from "react";
import { Bands } from "./bands";
import { Dimension } from "./dimension";
import * as styles from "./drawing.module.css";
import type { DrawingFrame } from "./drawing-frame";
import { formatBand, formatLength, type LengthUnit } from "./format-length";
import { GridPaper } from "./grid-paper";
import { placeHead } from "./place-head";
import { Portrait } from "./portrait";
import { lookFor } from "./portrait-variants";
import { Ruler } from "./ruler";

interface DrawingProps {
  frame: DrawingFrame;
  unit: LengthUnit;
  bcp47: string;
  /** Which person is drawn; the document's urlPath. */
  seed: string;
  /** Says in words what the picture shows; the numbers stand in the legend beside it. */
  label: string;
}

/** The longer side of the photo, and the room for dimensions around it, in drawing units. */
const longSide = 320;
const room = { start: 52, top: 22, end: 74, bottom: 46 };

/** The document photo to scale with its measures. Never mirrored: left and right are those of the picture. */
export const Drawing = ({ frame, unit, bcp47, seed, label }: DrawingProps) => {
  const id = useId();
  const unitsPerMm = longSide / Math.max(frame.widthMm, frame.heightMm);
  const width = frame.widthMm * unitsPerMm;
  const height = frame.heightMm * unitsPerMm;
  const place = placeHead(frame);
  const skull = place.skullHeightMm * unitsPerMm;
  const length = (mm: number) => formatLength(mm, unit, bcp47);
  const headText = `${place.isRuleKnown ? "" : "≈ "}${formatBand(place.headMm, unit, bcp47)}`;
  const sheetWidth = room.start + width + room.end;
  const sheetHeight = room.top + height + room.bottom;
  const eyesY = place.eyesMm * unitsPerMm;
  return (
    <svg
      className={styles.drawing}
      key={`${seed}-${unit}`}
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      style={{ maxInlineSize: `${sheetWidth * 1.25}px` }}
      direction="ltr"
      role="img"
      aria-label={label}
    >
      <clipPath id={`${id}photo`}>
        <rect width={width} height={height} />
      </clipPath>
      <g transform={`translate(${room.start} ${room.top})`}>
        <GridPaper unitsPerMm={unitsPerMm} unit={unit} />
        <rect width={width} height={height} fill={frame.background} />
        <g clipPath={`url(#${id}photo)`}>
          <g transform={`translate(${width / 2} ${place.skullTopMm * unitsPerMm}) scale(${skull})`}>
            <Portrait look={lookFor(seed)} />
          </g>
          <Bands frame={frame} place={place} unitsPerMm={unitsPerMm} />
        </g>
        <rect className={styles.frame} width={width} height={height} />
        <Ruler widthMm={frame.widthMm} heightMm={frame.heightMm} unitsPerMm={unitsPerMm} unit={unit} />
        <Dimension
          axis="x"
          at={height + 28}
          from={0}
          to={width}
          reachFrom={height + 3}
          reachTo={height + 3}
          mark="A"
          text={length(frame.widthMm)}
        />
        <Dimension
          axis="y"
          at={-34}
          from={0}
          to={height}
          reachFrom={-12}
          reachTo={-12}
          mark="B"
          text={length(frame.heightMm)}
        />
        <Dimension
          axis="y"
          at={width + 22}
          from={place.crownMm * unitsPerMm}
          to={place.chinMm * unitsPerMm}
          reachFrom={width + 3}
          reachTo={width + 3}
          mark="C"
          text={headText}
        />
        {frame.eyeLineMm && (
          <Dimension
            axis="y"
            at={width + 54}
            from={eyesY}
            to={height}
            reachFrom={width + 3}
            reachTo={width + 3}
            mark="D"
            text={formatBand(frame.eyeLineMm, unit, bcp47)}
          />
        )}
        {frame.topMarginMm && (
          <Dimension
            axis="y"
            at={width + 54}
            from={0}
            to={place.crownMm * unitsPerMm}
            reachFrom={width + 3}
            reachTo={width + 3}
            mark="E"
            text={formatBand(frame.topMarginMm, unit, bcp47)}
          />
        )}
      </g>
    </svg>
  );
};

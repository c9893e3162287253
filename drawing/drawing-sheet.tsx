import { type ReactNode, useId } from "react";
import { Dimension } from "./dimension";
import type { ShownUnit } from "./format-length";
import { GridPaper } from "./grid-paper";
import { Ruler } from "./ruler";

/** A vertical length on the photo, in millimetres from its upper edge. */
export interface Span {
  mark: string;
  fromMm: number;
  toMm: number;
  text: string;
}

interface DrawingSheetProps {
  widthMm: number;
  heightMm: number;
  widthText: string;
  heightText: string;
  /** Beside the photo: the inner or the outer column. */
  near: readonly Span[];
  far: readonly Span[];
  unit: ShownUnit;
  background: string;
  label: string;
  /** Content of the frame, in drawing units from the photo's corner. */
  children: (unitsPerMm: number) => ReactNode;
  /** Controls over the frame, positioned in shares of it. */
  over?: ReactNode;
}

/** Longer side of the photo and margin for dimensions, in drawing units. */
const longSide = 320;
const room = { start: 52, top: 22, end: 74, bottom: 46 };
const columns = { near: 22, far: 54 };
/** Maximum CSS pixels per unit when the drawing grows with its container. */
const largestScale = 1.25;

export const unitsPerMmOf = (widthMm: number, heightMm: number): number =>
  longSide / Math.max(widthMm, heightMm);

/**
 * Frame, ruler, millimetre paper and dimensions around a photo. Never mirrored in right-to-left pages: left and right
 * are the picture's.
 */
export function DrawingSheet(props: DrawingSheetProps) {
  const id = useId();
  const { widthMm, heightMm, unit } = props;
  const unitsPerMm = unitsPerMmOf(widthMm, heightMm);
  const width = widthMm * unitsPerMm;
  const height = heightMm * unitsPerMm;
  const sheetWidth = room.start + width + room.end;
  const sheetHeight = room.top + height + room.bottom;
  const beside = (span: Span, at: number, crossings: readonly number[] = []) => (
    <Dimension
      key={span.mark}
      axis="y"
      at={width + at}
      from={span.fromMm * unitsPerMm}
      to={span.toMm * unitsPerMm}
      reach={width + 3}
      mark={span.mark}
      text={span.text}
      crossings={crossings}
    />
  );
  const farEnds = props.far.flatMap(({ fromMm, toMm }) => [fromMm * unitsPerMm, toMm * unitsPerMm]);
  const maxInlineSize = `${sheetWidth * largestScale}px`;
  const drawing = (
    <svg
      className="drawing"
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      style={{ maxInlineSize }}
      direction="ltr"
      role="img"
      aria-label={props.label}
    >
      <g transform={`translate(${room.start} ${room.top})`}>
        <clipPath id={id}>
          <rect width={width} height={height} />
        </clipPath>
        <GridPaper unitsPerMm={unitsPerMm} unit={unit} />
        <rect width={width} height={height} fill={props.background} />
        <g clipPath={`url(#${id})`}>{props.children(unitsPerMm)}</g>
        <rect className="drawing-frame" width={width} height={height} />
        <Ruler widthMm={widthMm} heightMm={heightMm} unitsPerMm={unitsPerMm} unit={unit} />
        <Dimension
          axis="x"
          at={height + 28}
          from={0}
          to={width}
          reach={height + 3}
          mark="A"
          text={props.widthText}
        />
        <Dimension axis="y" at={-34} from={0} to={height} reach={-12} mark="B" text={props.heightText} />
        {/* The outer column first: its extension lines pass beside the numbers of the inner one, or else under them. */}
        {props.far.map((span) => beside(span, columns.far))}
        {props.near.map((span) => beside(span, columns.near, farEnds))}
      </g>
    </svg>
  );
  if (!props.over) return drawing;
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <div className="drawing-covered" style={{ maxInlineSize }}>
      {drawing}
      <div
        className="drawing-over"
        dir="ltr"
        style={{
          left: share(room.start, sheetWidth),
          top: share(room.top, sheetHeight),
          width: share(width, sheetWidth),
          height: share(height, sheetHeight),
        }}
      >
        {props.over}
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { type MeasuredLengths, marksOfMeasured } from "../../../drawing/dimension-marks";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import { DrawingSheet, type Span } from "../../../drawing/drawing-sheet";
import {
  formatLength,
  formatWithUnit,
  inDecimals,
  limitsShown,
  type ShownUnit,
  writeBareMeasured,
} from "../../../drawing/format-length";
import "./drawing.css";

interface MeasuredPhotoProps {
  /** Content of the frame, in drawing units from the photo's corner. */
  picture: (unitsPerMm: number) => ReactNode;
  widthMm: number;
  heightMm: number;
  measured: MeasuredLengths;
  /** The rule that the lengths are compared with. */
  limits: Pick<DrawingFrame, "headMm" | "isHeadNoted" | "eyeLineMm" | "topMarginMm">;
  hasLines: boolean;
  /** Unit of the lengths. */
  unit: ShownUnit;
  bcp47: string;
  label: string;
  over?: ReactNode;
}

/** The visitor's photo in the drawing, with measured values instead of requirements; its unit stands once, at the width. */
export function MeasuredPhoto(props: MeasuredPhotoProps) {
  const { widthMm, heightMm, limits, hasLines, unit, bcp47 } = props;
  const { headHeightMm, eyeLineFromBottomMm, topMarginMm } = props.measured;
  const length = (mm: number, limit: LengthBand | null) =>
    writeBareMeasured(mm, limitsShown(limit, unit), unit, bcp47);
  const sides = inDecimals(unit);
  const chinMm = topMarginMm !== null && headHeightMm !== null ? topMarginMm + headHeightMm : null;
  const eyesMm = eyeLineFromBottomMm !== null ? heightMm - eyeLineFromBottomMm : null;
  const marks = marksOfMeasured(props.measured, limits);
  const near: Span[] = [];
  const far: Span[] = [];
  if (topMarginMm !== null && chinMm !== null && headHeightMm !== null) {
    near.push({
      mark: marks.head,
      fromMm: topMarginMm,
      toMm: chinMm,
      text: length(headHeightMm, limits.headMm),
    });
  }
  if (eyesMm !== null && eyeLineFromBottomMm !== null) {
    const text = length(eyeLineFromBottomMm, limits.eyeLineMm);
    far.push({ mark: marks.eyeLine, fromMm: eyesMm, toMm: heightMm, text });
  }
  if (topMarginMm !== null)
    far.push({
      mark: marks.topMargin,
      fromMm: 0,
      toMm: topMarginMm,
      text: length(topMarginMm, limits.topMarginMm),
    });
  const linesMm = [topMarginMm, eyesMm, chinMm].filter((mm) => mm !== null);
  return (
    <DrawingSheet
      widthMm={widthMm}
      heightMm={heightMm}
      widthText={formatWithUnit(widthMm, sides, bcp47)}
      heightText={formatLength(heightMm, sides, bcp47)}
      near={hasLines ? near : []}
      far={hasLines ? far : []}
      unit={unit}
      background="#ffffff"
      label={props.label}
      over={props.over}
    >
      {(unitsPerMm) => {
        const width = widthMm * unitsPerMm;
        const lines = linesMm.map((mm) => `M0 ${mm * unitsPerMm}H${width}`).join("");
        return (
          <>
            {props.picture(unitsPerMm)}
            {hasLines && (
              <>
                <path className="drawing-measured-under" d={lines} />
                <path className="drawing-measured-over" d={lines} />
                <path className="drawing-centre" d={`M${width / 2} 0V${heightMm * unitsPerMm}`} />
              </>
            )}
          </>
        );
      }}
    </DrawingSheet>
  );
}

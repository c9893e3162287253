import type { ReactNode } from "react";
import type { PrintUnit } from "../../../contract/document/units";
import * as styles from "./drawing.module.css";
import { DrawingSheet, type Span } from "./drawing-sheet";
import { formatLength, lengthStyle } from "./format-length";

/** Lengths that were measured on a finished photo, in millimetres on the print; null: could not be measured. */
export interface MeasuredLengths {
  headHeightMm: number | null;
  eyeLineFromBottomMm: number | null;
  topMarginMm: number | null;
}

interface MeasuredPhotoProps {
  /** What lies in the frame, in drawing units with the photo's corner as origin. */
  picture: (unitsPerMm: number) => ReactNode;
  widthMm: number;
  heightMm: number;
  measured: MeasuredLengths;
  hasLines: boolean;
  /** In which the lengths are told. */
  unit: PrintUnit;
  bcp47: string;
  label: string;
  over?: ReactNode;
}

/** The visitor's own photo in the place of the drawn one, with what was measured instead of what is asked. */
export const MeasuredPhoto = (props: MeasuredPhotoProps) => {
  const { widthMm, heightMm, hasLines, unit, bcp47 } = props;
  const { headHeightMm, eyeLineFromBottomMm, topMarginMm } = props.measured;
  const length = (mm: number) => formatLength(mm, unit, bcp47);
  const side = (mm: number) => formatLength(mm, lengthStyle(unit, props), bcp47);
  const chinMm = topMarginMm !== null && headHeightMm !== null ? topMarginMm + headHeightMm : null;
  const eyesMm = eyeLineFromBottomMm !== null ? heightMm - eyeLineFromBottomMm : null;
  const near: Span[] = [];
  const far: Span[] = [];
  if (topMarginMm !== null && chinMm !== null && headHeightMm !== null) {
    near.push({ mark: "C", fromMm: topMarginMm, toMm: chinMm, text: length(headHeightMm) });
  }
  if (eyesMm !== null && eyeLineFromBottomMm !== null) {
    far.push({ mark: "D", fromMm: eyesMm, toMm: heightMm, text: length(eyeLineFromBottomMm) });
  }
  if (topMarginMm !== null) far.push({ mark: "E", fromMm: 0, toMm: topMarginMm, text: length(topMarginMm) });
  const linesMm = [topMarginMm, eyesMm, chinMm].filter((mm) => mm !== null);
  return (
    <DrawingSheet
      widthMm={widthMm}
      heightMm={heightMm}
      widthText={side(widthMm)}
      heightText={side(heightMm)}
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
                <path className={styles.measuredUnder} d={lines} />
                <path className={styles.measuredOver} d={lines} />
                <path className={styles.centre} d={`M${width / 2} 0V${heightMm * unitsPerMm}`} />
              </>
            )}
          </>
        );
      }}
    </DrawingSheet>
  );
};

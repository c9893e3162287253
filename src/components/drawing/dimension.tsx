import { dimensionLines } from "../../../drawing/dimension-lines";
import * as styles from "./drawing.module.css";

interface DimensionProps {
  /** The dimension line: its fixed coordinate and its two ends. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
  /** Start of the extension lines on the other axis: the edge of the measured object. */
  reach: number;
  mark: string;
  text: string;
}

/** Approximate width of a character of the number, in drawing units. */
const characterWidth = 7.5;
/** Between letter and number, and on both sides of them. */
const gap = 5;

/**
 * A dimension of a technical drawing: extension lines, a line with slanted ticks, a letter and a number. A number
 * longer than its line stands beyond the line's end.
 */
export function Dimension({ axis, at, from, to, reach, mark, text }: DimensionProps) {
  const { line, extensions, ticks, x, y } = dimensionLines(axis, at, { from, to }, reach);
  const label = (mark.length + text.length) * characterWidth + 3 * gap;
  const isOutside = to - from < label;
  const shift = isOutside ? (to - from + label) / 2 : 0;
  const [labelX, labelY] = axis === "x" ? [x + shift, y] : [x, y + shift];
  return (
    <g>
      <path className={styles.dimension} d={extensions + line} pathLength={1} />
      <path className={styles.tick} d={ticks} />
      <g transform={`translate(${labelX} ${labelY})${axis === "y" ? " rotate(-90)" : ""}`}>
        <text className={styles.number} textAnchor="middle" dominantBaseline="central">
          <tspan className={styles.mark}>{mark}</tspan>
          <tspan dx={gap}>{text}</tspan>
        </text>
      </g>
    </g>
  );
}

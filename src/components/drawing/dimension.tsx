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

/** A dimension of a technical drawing: extension lines, a line with slanted ticks, a letter and a number. */
export function Dimension({ axis, at, from, to, reach, mark, text }: DimensionProps) {
  const { line, extensions, ticks, x, y } = dimensionLines(axis, at, { from, to }, reach);
  return (
    <g>
      <path className={styles.dimension} d={extensions + line} pathLength={1} />
      <path className={styles.tick} d={ticks} />
      <g transform={`translate(${x} ${y})${axis === "y" ? " rotate(-90)" : ""}`}>
        <text className={styles.number} textAnchor="middle" dominantBaseline="central">
          <tspan className={styles.mark}>{mark}</tspan>
          <tspan dx="5">{text}</tspan>
        </text>
      </g>
    </g>
  );
}

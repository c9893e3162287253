import { dimensionLines, tick } from "./dimension-lines";

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
  /** Where extension lines of other dimensions cross this one's line. */
  crossings?: readonly number[];
}

/** Approximate width of a character of the number, in drawing units. */
const characterWidth = 9;
/** Between letter and number, and on both sides of them. */
const gap = 5;

/** Half of what a crossing keeps clear of a label. */
const clearance = 2;

/** The middle of a label nearest to its line's where no crossing touches it; the line's middle if there is none. */
function clearMiddle(from: number, to: number, label: number, crossings: readonly number[]): number {
  const half = label / 2 + clearance;
  const middle = (from + to) / 2;
  const clear = [middle, ...crossings.flatMap((at) => [at - half, at + half])].filter(
    (at) =>
      at - label / 2 >= from &&
      at + label / 2 <= to &&
      crossings.every((crossing) => Math.abs(crossing - at) >= half),
  );
  return clear.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}

/**
 * A dimension of a technical drawing: extension lines, a line with slanted ticks, a letter and a number. A number
 * longer than its line stands beyond the line's end.
 */
export function Dimension({ axis, at, from, to, reach, mark, text, crossings = [] }: DimensionProps) {
  const { line, extensions, ticks, x, y } = dimensionLines(axis, at, { from, to }, reach);
  const label = (mark.length + text.length) * characterWidth + 3 * gap;
  const isOutside = to - from < label;
  const shift = isOutside
    ? (to - from + label) / 2 + tick
    : clearMiddle(from, to, label, crossings) - (from + to) / 2;
  const [labelX, labelY] = axis === "x" ? [x + shift, y] : [x, y + shift];
  return (
    <g>
      <path className="drawing-dimension" d={extensions + line} pathLength={1} />
      <path className="drawing-tick" d={ticks} />
      <g transform={`translate(${labelX} ${labelY})${axis === "y" ? " rotate(-90)" : ""}`}>
        <text className="drawing-number" textAnchor="middle" dominantBaseline="central">
          <tspan className="drawing-mark">{mark}</tspan>
          <tspan dx={gap}>{text}</tspan>
        </text>
      </g>
    </g>
  );
}

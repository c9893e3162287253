import * as styles from "./drawing.module.css";

interface DimensionProps {
  /** Where the dimension line runs: its fixed coordinate and its two ends. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
  /** Where the extension lines start, on the other axis; the edge of the thing that is measured. */
  reach: number;
  mark: string;
  text: string;
}

const tick = 4;

/** A dimension as on a technical drawing: extension lines, a line with slanted ticks, a letter and a number. */
export const Dimension = ({ axis, at, from, to, reach, mark, text }: DimensionProps) => {
  const isAcross = axis === "x";
  const point = (along: number, across: number) => (isAcross ? `${along} ${across}` : `${across} ${along}`);
  const overshoot = at > reach ? 5 : -5;
  const line = [
    `M${point(from, reach)}L${point(from, at + overshoot)}`,
    `M${point(to, reach)}L${point(to, at + overshoot)}`,
    `M${point(from, at)}L${point(to, at)}`,
  ].join("");
  const ticks = [from, to].map((along) => {
    const [x, y] = isAcross ? [along, at] : [at, along];
    return `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`;
  });
  const middle = (from + to) / 2;
  const transform = isAcross ? `translate(${middle} ${at})` : `translate(${at} ${middle}) rotate(-90)`;
  return (
    <g>
      <path className={styles.dimension} d={line} pathLength={1} />
      <path className={styles.tick} d={ticks.join("")} />
      <g transform={transform}>
        <text className={styles.number} textAnchor="middle" dominantBaseline="central">
          <tspan className={styles.mark}>{mark}</tspan>
          <tspan dx="5">{text}</tspan>
        </text>
      </g>
    </g>
  );
};

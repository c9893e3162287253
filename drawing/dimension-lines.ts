/** Half the width of the slanted tick of a dimension line. */
export const tick = 4;

interface DimensionLines {
  /** Path data of the dimension line itself. */
  line: string;
  /** Extension lines, from `reach` to slightly beyond `at`. */
  extensions: string;
  ticks: string;
  /** Position of the number. */
  x: number;
  y: number;
}

/**
 * A dimension according to ISO 129-1: `axis` "x" runs horizontally at height `at`, "y" vertically at column `at`;
 * `reach` is the edge of the measured object. In the caller's units.
 */
export function dimensionLines(
  axis: "x" | "y",
  at: number,
  { from, to }: { from: number; to: number },
  reach: number,
): DimensionLines {
  const point = (along: number, across: number) =>
    axis === "x" ? `${along} ${across}` : `${across} ${along}`;
  const beyond = at + (at > reach ? 5 : -5);
  // Those of a short line do not touch each other.
  const half = Math.min(tick, (to - from) / 3);
  const slant = (along: number) => {
    const [x, y] = axis === "x" ? [along, at] : [at, along];
    return `M${x - half} ${y + half}L${x + half} ${y - half}`;
  };
  const middle = (from + to) / 2;
  const [x, y] = axis === "x" ? [middle, at] : [at, middle];
  return {
    line: `M${point(from, at)}L${point(to, at)}`,
    extensions: `M${point(from, reach)}L${point(from, beyond)}M${point(to, reach)}L${point(to, beyond)}`,
    ticks: slant(from) + slant(to),
    x,
    y,
  };
}

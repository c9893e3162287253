/** Half the width of the slanted end of a dimension line. */
const tick = 4;

interface DimensionLines {
  /** Path data of the dimension line itself. */
  line: string;
  /** The thin lines that carry the measure off the thing that is measured; from `reach` to a little beyond `at`. */
  extensions: string;
  ticks: string;
  /** Where the number stands. */
  x: number;
  y: number;
}

/**
 * A dimension after ISO 129-1: `axis` "x" runs from left to right at height `at`, "y" runs down at column `at`;
 * `reach` is the edge of the thing that is measured. Coordinates are the caller's own units.
 */
export function dimensionLines(
  axis: "x" | "y",
  at: number,
  from: number,
  to: number,
  reach: number,
): DimensionLines {
  const point = (along: number, across: number) =>
    axis === "x" ? `${along} ${across}` : `${across} ${along}`;
  const beyond = at + (at > reach ? 5 : -5);
  const slant = (along: number) => {
    const [x, y] = axis === "x" ? [along, at] : [at, along];
    return `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`;
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

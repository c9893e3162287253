/** The 97.5th percentile of the standard normal distribution: an interval of 95 %. */
const z = 1.96;

/** A share with its 95 % confidence interval by Wilson's score method (Wilson 1927), in percent. */
export interface Share {
  part: number;
  whole: number;
  percent: number;
  fromPercent: number;
  toPercent: number;
}

export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { part, whole, percent: Number.NaN, fromPercent: 0, toPercent: 100 };
  const p = part / whole;
  const scale = 1 + z ** 2 / whole;
  const middle = (p + z ** 2 / (2 * whole)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / whole + z ** 2 / (4 * whole ** 2));
  return {
    part,
    whole,
    percent: 100 * p,
    fromPercent: 100 * Math.max(0, middle - half),
    toPercent: 100 * Math.min(1, middle + half),
  };
}

/** "44/46 96 % (85 to 99)" */
export const writeShare = ({ part, whole, percent, fromPercent, toPercent }: Share): string =>
  whole === 0
    ? "-"
    : `${part}/${whole} ${percent.toFixed(0)} % (${fromPercent.toFixed(0)} to ${toPercent.toFixed(0)})`;

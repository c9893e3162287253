/** Strip for one line of words, below the lowest gap. */
export const labelHeightMm = 4;
/** Between the lowest photos and the words. */
export const labelClearanceMm = 0.6;

/** Below the photos stand the words, which may lie in the margin: nobody misses them where an edge is trimmed. */
export const lowerMarginMm = (marginMm: number) => Math.max(marginMm, labelHeightMm + labelClearanceMm);

/**
 * How many lengths of `photoMm`, a gap between each two, have room in `spaceMm`. The millionth keeps
 * 4 x 35 + 3 x 0.6 + 2 x 4 on a paper of 150 mm whatever the rounding.
 */
export const fitting = (spaceMm: number, photoMm: number, gapMm: number): number =>
  Math.max(0, Math.floor((spaceMm + gapMm) / (photoMm + gapMm) + 1e-6));

/**
 * Free length over margins and gaps: all equal where the margins are wide enough so, else the margins as they must be.
 * @returns the first margin, and a gap
 */
export function spread(freeMm: number, count: number, firstMm: number, lastMm: number): [number, number] {
  const even = (freeMm - (lastMm - firstMm)) / (count + 1);
  if (even >= firstMm) return [even, even];
  return [firstMm, count > 1 ? (freeMm - firstMm - lastMm) / (count - 1) : firstMm];
}

/** Height of the text strip below the lowest gap. */
export const labelHeightMm = 4;
/** Distance between the lowest photos and the text. */
export const labelClearanceMm = 0.6;

/** Below the photos is text, which may be in the margin: it can be trimmed. */
export const lowerMarginMm = (marginMm: number) => Math.max(marginMm, labelHeightMm + labelClearanceMm);

/**
 * How many lengths of `photoMm`, with gaps between, fit into `spaceMm`. The millionth allows for rounding errors
 * where they fit exactly.
 */
export const fitting = (spaceMm: number, photoMm: number, gapMm: number): number =>
  Math.max(0, Math.floor((spaceMm + gapMm) / (photoMm + gapMm) + 1e-6));

/**
 * Distributes the free length over margins and gaps: equally if the margins are then large enough, else with minimum
 * margins.
 * @returns the first margin, and a gap
 */
export function spread(freeMm: number, count: number, firstMm: number, lastMm: number): [number, number] {
  const even = (freeMm - (lastMm - firstMm)) / (count + 1);
  if (even >= firstMm) return [even, even];
  return [firstMm, count > 1 ? (freeMm - firstMm - lastMm) / (count - 1) : firstMm];
}

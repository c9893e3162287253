import type { Matte } from "../../photo/core/types";

/** What an eye falls on first and what a mean over the frame hides. All in percent. */
export interface TornEdges {
  /** Mean error of the five worst tiles: squares of a twentieth of the head. */
  worstTilesPercent: number;
  /** Background that was taken for the person, and person that was lost, as shares of the frame. */
  leftoverPercent: number;
  holesPercent: number;
}

const tileInHeads = 0.05;
const worstCount = 5;

/** Compares a matte with the true one of the same size; `headPx` is chin to crown. */
export function tornEdges(found: Matte, truth: Matte, headPx: number): TornEdges {
  const { widthPx, heightPx } = truth;
  const tilePx = Math.max(2, Math.round(tileInHeads * headPx));
  const columns = Math.ceil(widthPx / tilePx);
  const sums = new Float64Array(columns * Math.ceil(heightPx / tilePx));
  let leftover = 0;
  let holes = 0;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const difference = (found.alpha[i]! - truth.alpha[i]!) / 255;
      const tile = Math.floor(y / tilePx) * columns + Math.floor(x / tilePx);
      sums[tile] = sums[tile]! + Math.abs(difference);
      if (truth.alpha[i] === 0) leftover += difference;
      if (truth.alpha[i] === 255) holes -= difference;
    }
  }
  const worst = [...sums].sort((a, b) => b - a).slice(0, worstCount);
  const percentOfFrame = 100 / (widthPx * heightPx);
  return {
    worstTilesPercent: (100 * worst.reduce((sum, value) => sum + value, 0)) / worstCount / tilePx ** 2,
    leftoverPercent: leftover * percentOfFrame,
    holesPercent: holes * percentOfFrame,
  };
}

import type { DrawingFrame, LengthBand } from "./drawing-frame";

/** ICAO Doc 9303: the face takes 70 to 80 % of the photo's height. */
const usualHeadRatio: LengthBand = { min: 0.7, max: 0.8 };
/** Height of the eyes above the chin as a part of the skull's height: 1 - 1/1.245 + pupils, see the engine's head model. */
const eyesAboveChinRatio = 0.53;
/** How far flat hair stands above the skull, as a part of the skull's height. */
export const hairAboveSkullRatio = 0.05;

/** Where a head sits that meets every band as well as it can; millimetres below the upper edge. */
export interface HeadPlace {
  headMm: LengthBand;
  isRuleKnown: boolean;
  crownMm: number;
  chinMm: number;
  eyesMm: number;
  /** Top and height of the skull without hair, for the portrait. */
  skullTopMm: number;
  skullHeightMm: number;
}

const middle = (band: LengthBand): number => (band.min + band.max) / 2;

/** Puts an average head into the frame: eyes first, then top margin, else with a tenth of the height above it. */
export const placeHead = (frame: DrawingFrame): HeadPlace => {
  const headMm = frame.headMm ?? {
    min: frame.heightMm * usualHeadRatio.min,
    max: frame.heightMm * usualHeadRatio.max,
  };
  const heightMm = middle(headMm);
  const skullHeightMm = frame.crown === "hair" ? heightMm / (1 + hairAboveSkullRatio) : heightMm;
  const eyesAboveChinMm = skullHeightMm * eyesAboveChinRatio;
  const crownMm = frame.eyeLineMm
    ? frame.heightMm - middle(frame.eyeLineMm) - (heightMm - eyesAboveChinMm)
    : frame.topMarginMm
      ? middle(frame.topMarginMm)
      : Math.max((frame.heightMm - heightMm) * 0.4, 0);
  const chinMm = crownMm + heightMm;
  return {
    headMm,
    isRuleKnown: frame.headMm !== null,
    crownMm,
    chinMm,
    eyesMm: chinMm - eyesAboveChinMm,
    skullTopMm: chinMm - skullHeightMm,
    skullHeightMm,
  };
};

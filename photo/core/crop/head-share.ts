import type { Band, PhotoRule } from "../types";

type Size = Pick<PhotoRule, "widthMm" | "heightMm">;

/** From this ratio of width to height on a photo counts as square: halfway from 1 to the nearest document (0.89). */
const squareRatioMin = 0.95;

export const isSquare = ({ widthMm, heightMm }: Size): boolean => widthMm / heightMm >= squareRatioMin;

/**
 * Head height, as a share of the photo's, where a template has no head rule: 70 to 80 % in portrait format (ICAO Doc 9303
 * part 3, 4.1.1). In a square that would be a face without shoulders: there 50 to 70 %, the U.S. rule of 1 to 1 3/8 in on
 * 2 in, which most square documents with a head rule have.
 */
export const usualHeadShare = (size: Size): Band =>
  isSquare(size) ? { min: 0.5, max: 0.7 } : { min: 0.7, max: 0.8 };

/** What such a template still accepts, with a warning (portrait format: ISO/IEC 19794-5, 60 to 90 %). */
export const acceptedHeadShare = (size: Size): Band =>
  isSquare(size) ? { min: 0.45, max: 0.8 } : { min: 0.6, max: 0.9 };

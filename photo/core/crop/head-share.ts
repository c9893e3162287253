import type { Band } from "../types";

interface Size {
  widthMm: number;
  heightMm: number;
}

/** The width of a square photo, of which a few are off by some pixels, relative to its height. */
const squareRatioMin = 0.9;

const isSquare = ({ widthMm, heightMm }: Size): boolean => widthMm / heightMm >= squareRatioMin;

/**
 * Head height, as a share of the photo's, where a template has no head rule: 70 to 80 % in portrait format (ICAO Doc 9303
 * part 3, 4.1.1). In a square that would be a face without shoulders: there 50 to 70 %, the U.S. rule of 1 to 1 3/8 in on
 * 2 in, which most square documents have.
 */
export const usualHeadShare = (size: Size): Band =>
  isSquare(size) ? { min: 0.5, max: 0.7 } : { min: 0.7, max: 0.8 };

/** What such a template still accepts, with a warning (portrait format: ISO/IEC 19794-5, 60 to 90 %). */
export const acceptedHeadShare = (size: Size): Band =>
  isSquare(size) ? { min: 0.45, max: 0.8 } : { min: 0.6, max: 0.9 };

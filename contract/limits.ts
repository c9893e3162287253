import type { Band } from "../photo/core/types";

/** What a call may ask for; the browser offers no more and the API takes no more. */

/** A correction of the automatic crop. The document's own rules bound it further. */
export const adjustBounds = {
  scale: { min: 0.5, max: 2 },
  dxMm: { min: -20, max: 20 },
  dyMm: { min: -20, max: 20 },
  rotateDeg: { min: -15, max: 15 },
} as const satisfies Record<string, Band>;

/** Photos on one sheet. */
export const copyBounds: Band = { min: 1, max: 100 };

/** A size of one's own: from a stamp to a large print; no document photo is outside. */
export const ownSizeMm: Band = { min: 10, max: 150 };
export const ownSizeDpi: Band = { min: 72, max: 1200 };
/** A6 at 300 dpi is 1748 px; more is not a document photo and costs every step of the engine. */
export const maxOwnSizeEdgePx = 2400;
/** Of a size in pixels, at any resolution: fewer show no face that anyone could recognise. */
export const minOwnSizeEdgePx = 100;
/** A limit of the file for it; 1 kB = 1000 bytes. */
export const ownSizeKb: Band = { min: 5, max: 5000 };

export const maxMessageLength = 10_000;
/** SMTP's limit (RFC 5321). */
export const maxEmailLength = 254;

/**
 * A phone can join a desktop's page with a code for this long; from then on it has as long again to send its photo, and the
 * desktop as long again to fetch it.
 */
export const pairingMinutes = 10;

/** Characters of what an authority wrote about a photo that it refused: two or three sentences. */
export const maxRefusalTextLength = 300;
/**
 * Authorities decide within weeks or months, visas at the longest within a year. What is told later is of rules that have
 * changed since.
 */
export const outcomeCodeDays = 365;
/** Below it, one answer moves the share by more than 5 percent points, and the interval is wider than 40. */
export const minOutcomeAnswers = 20;
/** Reasons that are shown beside the number of accepted photos. */
export const shownRefusalReasons = 3;

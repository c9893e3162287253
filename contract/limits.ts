import type { Band } from "../photo/core/types";

/** Limits of the API, which the browser's controls use too. */

/** Manual correction of the crop. The document's rules limit it further. */
export const adjustBounds = {
  scale: { min: 0.5, max: 2 },
  dxMm: { min: -20, max: 20 },
  dyMm: { min: -20, max: 20 },
  rotateDeg: { min: -15, max: 15 },
} as const satisfies Record<string, Band>;

/** Photos on one sheet. */
export const copyBounds: Band = { min: 1, max: 100 };

/** Custom sizes: from a stamp to a large print; no document photo is outside. */
export const ownSizeMm: Band = { min: 10, max: 150 };
export const ownSizeDpi: Band = { min: 72, max: 1200 };
/** A6 at 300 dpi is 1748 px; more is not a document photo and slows every step of the engine. */
export const maxOwnSizeEdgePx = 2400;
/** Minimum pixels at any resolution: with fewer, no face is recognisable. */
export const minOwnSizeEdgePx = 100;
/** Limits of its file size; 1 kB = 1000 bytes. */
export const ownSizeKb: Band = { min: 5, max: 5000 };

/** Characters of the name below a photo: more than fit into any strip. */
export const maxNameLength = 100;

export const maxMessageLength = 10_000;
/** Pictures with one message: a refused photo and two pages of a letter. */
export const maxFeedbackPictures = 3;
/** SMTP's limit (RFC 5321). */
export const maxEmailLength = 254;

/** Time for each step of a pairing: joining it with the code, sending, fetching. */
export const pairingMinutes = 10;
/** Files sent to a phone at once: the digital file, and the sheet as JPEG and PDF. */
export const maxPairingFiles = 3;

/** Maximum characters of what an authority wrote about a refused photo: two or three sentences. */
export const maxRefusalTextLength = 300;
/**
 * Authorities decide within weeks or months, visas within a year at most. Later reports are about rules that have
 * changed.
 */
export const outcomeCodeDays = 365;
/** With fewer answers, one changes the share by more than 5 percentage points, and the interval exceeds 40 points. */
export const minOutcomeAnswers = 20;
/** Number of reasons shown beside the number of accepted photos. */
export const shownAuthorityReasons = 3;

/** Limits of the API, which the browser's controls use too. Those of a photo are in `photo/core/request-limits.ts`. */

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

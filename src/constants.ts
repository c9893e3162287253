/**
 * All business constants, with units in their names. Source: the product specification, section 9, unless stated
 * otherwise.
 */

export const productName = "Open Passport Photo";

/** Code of the language without a path prefix. */
export const defaultLanguageCode = "en";

// Calls (specification, sections 7 and 9)
export const requestTimeoutMs = 180_000;
export const uploadLang = "zh";
export const defaultPoi = 305;
export const defaultSource = 2;
export const defaultOrigin = 0;
export const riskCheckIntervalMs = 500;
export const riskCheckTimeoutMs = 60_000;

// Device identity (specification, section 3)
export const uidLength = 8;
export const deviceIdLength = 32;

// Images
/** 10 MB; for a data URL the length of the string counts. */
export const compressAboveBytes = 10 * 1024 * 1024;
export const compressQuality = 0.92;
/** Longest side of a compressed image; browsers cannot draw much larger ones. */
export const maxCompressedSidePx = 8_000;
export const digestTimeoutMs = 3_000;
/** Shown for a template whose imageUrl is missing (specification, section 7). */
export const defaultSampleImage = "/images/sample.svg";
export const imageRetryCount = 5;
export const imageRetryIntervalMs = 1_000;
export const imageCacheSize = 30;

/** A content page loads its scripts after this time without an action. */
export const deferredScriptsAfterMs = 8_000;
/** Card width and height in mm are converted to px at this rate (300 dpi = 11.81). */
export const pxPerMm = 11.8;
/** Printout size: 4x6 inch. */
export const defaultPaper = "4x6in";
/** A photo is kept in the browser no longer than on the server. */
export const photoKeepMs = 60 * 60_000;
/** A browser's database may never answer: whoever waits for it continues after this time. */
export const databaseTimeoutMs = 5_000;
/** The files of a finished photo are refreshed shortly before the server deletes them. */
export const cardKeepMs = 55 * 60_000;

// Several photos at once
export const maxShots = 8;
/** Blinks last 0.1 to 0.4 s, so not all photos of a burst catch one. */
export const burstShots = 5;
export const burstIntervalMs = 400;

// A photo from a phone
export const pairingPollMs = 2_000;

// Behaviour of the pages
export const toastMs = 1_500;
export const onlineAgainMs = 5_000;
export const minDisplayDelayMs = 200;
export const pageLoadTimeoutMs = 60_000;
export const chunkLoadTimeoutMs = 120_000;
/** Below this width the layout counts as mobile. */
export const mobileBelowWidthPx = 600;
export const prefetchIdleTimeoutMs = 2_000;
export const analyticsLoaderWaitMs = 6_000;
export const defaultErrorStatus = 500;

/** Query parameter of home: it pairs the phone that opens it with a desktop, with the pairing code as value. */
export const pairingParameter = "pair";

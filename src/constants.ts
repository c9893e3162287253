/**
 * Every business constant once, with its unit in the name. Source: the product specification, section 9,
 * unless another one is named.
 */

export const productName = "Open Passport Photo";

/** Letters of a page's title that a search result shows, the product's name not counted. */
export const maxTitleWidth = 60;
/** Letters of a description that a search result shows. */
export const maxDescriptionWidth = 155;

/** The code of the language that has no path prefix. */
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
/** Longest side of an image that is compressed; browsers refuse to draw much larger ones. */
export const maxCompressedSidePx = 8_000;
export const digestTimeoutMs = 3_000;
/** Shown for a template whose imageUrl is missing (specification, section 7). */
export const defaultSampleImage = "/images/sample.svg";
export const imageRetryCount = 5;
export const imageRetryIntervalMs = 1_000;
export const imageCacheSize = 30;

/** A page of content loads its scripts this long after it is shown if nobody acts on it. */
export const lateScriptsAfterMs = 8_000;
/** Card width and height in mm convert to px at this rate (300 dpi = 11.81). */
export const pxPerMm = 11.8;
/** Printout size: 4x6 inch. */
export const defaultPaper = "4x6in";
/** A photo lies in the visitor's own browser no longer than on the server. */
export const photoKeepMs = 60 * 60_000;
/** A finished photo's files are asked for anew a little before the server deletes them. */
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
export const chunkLoadTimeoutMs = 120_000;
/** Below this width the layout counts as mobile. */
export const mobileBelowWidthPx = 600;
export const prefetchIdleTimeoutMs = 2_000;
export const analyticsLoaderWaitMs = 6_000;
export const defaultErrorStatus = 500;

/** In the address of home: a desktop waits for a photo from the phone that opens it, with the code as its value. */
export const pairingParameter = "pair";

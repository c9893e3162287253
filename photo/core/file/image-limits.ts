/** What an upload may weigh and measure; the same on the server and, before a byte is sent, in the browser. */
export const maxImageBytes = 20_000_000;

/**
 * Judged from the header, before anything is decoded: a small file can promise an enormous picture. What phones call 50
 * megapixels are up to 8192x6144 (50.3 million), medium format cameras go up to 8272x6200 (51.3). Texts and the FAQ name it.
 */
export const maxImagePixels = 52_000_000;

/**
 * Longest edge that is decoded at first. A head that fills a third of it still has all the pixels of a 35x45 mm print
 * at 300 dpi; smaller heads are decoded again (`redecode.ts`).
 */
export const usualEdgePx = 1600;

/** How much of a picture may be lost before it is refused, for all formats. */
export const toleratedMissingRatio = 0.05;

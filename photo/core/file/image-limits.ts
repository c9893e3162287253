/** What an upload may weigh and measure; the same on the server and, before a byte is sent, in the browser. */
export const maxImageBytes = 20_000_000;

/** Judged from the header, before anything is decoded: a small file can promise an enormous picture. */
export const maxImagePixels = 50_000_000;

/**
 * Longest edge that is decoded at first. A head that fills a third of it still has all the pixels of a 35x45 mm print
 * at 300 dpi; smaller heads are decoded again (`redecode.ts`).
 */
export const usualEdgePx = 1600;

/** How much of a picture may be lost before it is refused, for all formats. */
export const toleratedMissingRatio = 0.05;

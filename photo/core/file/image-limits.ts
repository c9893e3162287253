/** What an upload may weigh and measure; the same on the server and, before a byte is sent, in the browser. */
export const maxImageBytes = 20_000_000;

/**
 * Judged from the header, before anything is decoded: a small file can promise an enormous picture. What phones call 50
 * megapixels are up to 8192x6144 (50.3 million), medium format cameras go up to 8272x6200 (51.3). Texts and the FAQ name it.
 */
export const maxImagePixels = 52_000_000;

/** Pixels. What decoders keep of a picture grows with its edges too: 50 megapixels in one column took 19 s of a processor. */
export const maxEdgePx = 16_384;

/** Of a progressive JPEG, each of which goes over all pixels. Cameras and encoders write 10 to 15; libjpeg-turbo asks programs to set a limit. */
export const maxScans = 100;

/** Of an animation: only the first is used, but the index of all is read. */
export const maxFrames = 1_000;

/** Of a HEIC or AVIF; 50 megapixels in tiles of 512 are 192, with gain and depth maps and metadata some 300. */
export const maxHeifItems = 1_000;
export const maxHeifReferences = 10_000;

/** Pixels that are decoded for a HEIC or AVIF, as a multiple of those that it has, beside one tile: tiles stand over at two edges. */
export const maxOverdraw = 1.5;

/** Pixels that may be decoded whatever the picture has: tiles of 512 stand far over the edges of a small one. Under a second. */
export const freePixels = 8_000_000;

/**
 * Processor time of taking a picture in, in ms; what takes more has been built to. 50 megapixels of noise as JPEG take under
 * 2 s on a fast machine, and machines differ by a factor of three.
 */
export const maxProcessorMs = 10_000;

/** HEIC is decoded in WebAssembly: 50 megapixels of noise (15 MB) take 6.6 s on a fast machine, before they are encoded. */
export const heicProcessorFactor = 3;

/**
 * Longest edge that is decoded at first. A head that fills a third of it still has all the pixels of a 35x45 mm print
 * at 300 dpi; smaller heads are decoded again (`redecode.ts`).
 */
export const usualEdgePx = 1600;

/** How much of a picture may be lost before it is refused, for all formats. */
export const toleratedMissingRatio = 0.05;

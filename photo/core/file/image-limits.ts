/** Limits of an upload, on the server and, before it is sent, in the browser. */
export const maxImageBytes = 20_000_000;

/**
 * Checked against the header before decoding, because a small file can declare an enormous picture. The 50 megapixel modes of
 * phones reach 8192x6144 (50.3 million), medium format cameras 8272x6200 (51.3 million). Interface texts and the FAQ state this limit.
 */
export const maxImagePixels = 52_000_000;

// Longest edges, in the order of their size. A picture is scaled down to one of them and never enlarged.

/** Of an upload. Decoding also gets slower with the length of an edge: one column of 50 megapixels took 19 s of processor time. */
export const maxUploadEdgePx = 16_384;

/** Whether a picture of this size is refused before it is decoded, however small its file is. */
export const hasTooManyPixels = (widthPx: number, heightPx: number): boolean =>
  widthPx * heightPx > maxImagePixels || Math.max(widthPx, heightPx) > maxUploadEdgePx;

/** Of any decoded picture: 24 megapixels of 4:3 are 72 MB of samples. */
export const maxDecodedEdgePx = 4800;

/** Of a stored picture: more than any document needs, and it limits the time of a decode. */
export const maxStoredEdgePx = 4096;

/**
 * Of the first decode. A head that fills a third of it still has all the pixels of a 35x45 mm print at 300 dpi; photos with
 * smaller heads are decoded again (`photo/steps/find.ts`).
 */
export const workingEdgePx = 1600;

/** Of an analysed camera frame: blur is still visible on a head that fills a document's frame. */
export const cameraFrameEdgePx = 960;

/** Of a whole picture whose background is judged: enough for the colour of a wall and the edge of a door. */
export const backgroundEdgePx = 600;

/**
 * Scans of a progressive JPEG, each of which covers all pixels. Cameras and encoders write 10 to 15; libjpeg-turbo recommends that
 * programs set a limit.
 */
export const maxScans = 100;

/** Frames of an animation. Only the first is used, but decoders read the index of all. */
export const maxFrames = 1_000;

/** Items of a HEIC or AVIF. 50 megapixels in tiles of 512 pixels need 192; with gain map, depth map and metadata about 300. */
export const maxHeifItems = 1_000;
export const maxHeifReferences = 10_000;

/**
 * Limit for the decoded pixels of a HEIC or AVIF, as a multiple of its own pixels. One tile is added, because tiles extend over two
 * edges of the picture.
 */
export const maxOverdraw = 1.5;

/**
 * Decoded pixels that are always allowed, since tiles of 512 pixels extend far over the edges of a small picture. Decoding this many
 * takes less than a second.
 */
export const freePixels = 8_000_000;

/**
 * Processor time for decoding and re-encoding an upload, in ms. Only files built for it take more: a JPEG of 50 megapixels of
 * noise takes less than 2 s on a fast machine, and machines differ by a factor of three.
 */
export const maxProcessorMs = 10_000;

/**
 * Multiple of `maxProcessorMs` for HEIC, which is decoded in WebAssembly: decoding 50 megapixels of noise (15 MB) takes 6.6 s on a
 * fast machine.
 */
export const heicProcessorFactor = 3;

/** How much of a picture may be lost before it is refused, for all formats. */
export const toleratedMissingRatio = 0.05;

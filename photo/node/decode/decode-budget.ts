import type { ImageFormat } from "../../core/file/image-format";

/**
 * Peak memory of decoding, in bytes per pixel, measured with the worst kind of each format (progressive JPEG,
 * interlaced 16-bit PNG with alpha, WebP with alpha): at 50 megapixels with sharp 0.35, at 8.5 with libheif 1.23.
 */
const bytesPerPixel: Record<ImageFormat, number> = { jpeg: 4, png: 10, webp: 4, avif: 19, heic: 20 };

/** Memory of models and engine; the rest of a process's memory is for the picture. */
const engineBytes = 350e6;

let budgetBytes = Number.POSITIVE_INFINITY;

/** Called once in a process that may use `memoryMb`. */
export function limitDecoding(memoryMb: number): void {
  budgetBytes = memoryMb * 1e6 - engineBytes;
}

/** Maximum pixels of this format that this process can decode. */
export const decodablePixels = (format: ImageFormat): number =>
  Math.floor(budgetBytes / bytesPerPixel[format]);

import type { ImageFormat } from "../../core/file/image-format";

/**
 * Peak memory of taking a picture in, in bytes per pixel: measured at 50 megapixels with sharp 0.35 and at 8.5 with
 * libheif 1.23, the worst kind of each format (progressive JPEG, interlaced 16-bit PNG with alpha, WebP with alpha).
 */
const bytesPerPixel: Record<ImageFormat, number> = { jpeg: 4, png: 10, webp: 4, avif: 19, heic: 20 };

/** What models and engine hold; the rest of a process's memory is for the picture. */
const engineBytes = 350e6;

let budgetBytes = Number.POSITIVE_INFINITY;

/** Called once in a process that may hold `memoryMb` and no more. */
export function limitDecoding(memoryMb: number): void {
  budgetBytes = memoryMb * 1e6 - engineBytes;
}

/** The most pixels of this format that this process can decode. */
export const decodablePixels = (format: ImageFormat): number =>
  Math.floor(budgetBytes / bytesPerPixel[format]);

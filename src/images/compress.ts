import type { Box } from "../../photo/core/types";
import { compressAboveBytes, compressQuality, maxCompressedSidePx } from "../constants";
import { fitSize } from "../units/fit-size";
import { decodeImage } from "./decode";

/** Whether an image is compressed before upload: bytes of a blob, characters of a data URL. */
export const isOverCompressLimit = (image: Blob | string) =>
  (typeof image === "string" ? image.length : image.size) > compressAboveBytes;

/**
 * Converts an image to JPEG at quality 0.92, at full size up to 8000 px; images under 10 MB are returned unchanged.
 * @throws Error "compression failed" if the browser cannot encode it or the result is not smaller
 */
export async function compressImage(image: Blob, signal?: AbortSignal): Promise<Blob> {
  if (!isOverCompressLimit(image)) return image;
  const smaller = await encodedSmaller(image, signal);
  if (!smaller) throw new Error("compression failed");
  return smaller;
}

/** Null if the browser cannot encode it or the result is not smaller. */
async function encodedSmaller(image: Blob, signal?: AbortSignal): Promise<Blob | null> {
  const bitmap = await decodeImage(image);
  try {
    signal?.throwIfAborted();
    const smaller = await encodeJpeg(bitmap, maxCompressedSidePx);
    signal?.throwIfAborted();
    return smaller && smaller.size < image.size ? smaller : null;
  } finally {
    bitmap.close();
  }
}

/** Scales an image down to a JPEG with this longer side; null if that is not smaller, or fails. */
export async function shrinkImage(
  image: Blob,
  longestPx: number,
  signal: AbortSignal,
): Promise<{ image: Blob; width: number; height: number } | null> {
  const bitmap = await decodeImage(image);
  try {
    signal.throwIfAborted();
    const smaller = await encodeJpeg(bitmap, longestPx);
    signal.throwIfAborted();
    if (!smaller || smaller.size >= image.size) return null;
    return { image: smaller, ...fitSize(bitmap, { width: longestPx, height: longestPx }) };
  } finally {
    bitmap.close();
  }
}

/** Crops the upright picture to a JPEG; null if the browser cannot encode it. */
export async function cropImage(image: Blob, part: Box): Promise<Blob | null> {
  const bitmap = await decodeImage(image);
  try {
    const { x, y, width, height } = part;
    return await encodeOnCanvas({ width, height }, (context) =>
      context.drawImage(bitmap, x, y, width, height, 0, 0, width, height),
    );
  } finally {
    bitmap.close();
  }
}

/**
 * The same for a data URL: `image/jpeg` at quality 0.92 if the length of the URL exceeds the limit. If the result is
 * not smaller, the original is returned if its bytes are within the limit, because the server's limit applies to
 * bytes.
 */
export async function compressDataUrl(dataUrl: string, signal?: AbortSignal): Promise<string> {
  if (!isOverCompressLimit(dataUrl)) return dataUrl;
  const image = blobOfDataUrl(dataUrl);
  const smaller = await encodedSmaller(image, signal);
  if (smaller) return dataUrlOf(smaller);
  if (isOverCompressLimit(image)) throw new Error("compression failed");
  return dataUrl;
}

/** Decodes a base64 data URL. */
export function blobOfDataUrl(dataUrl: string): Blob {
  const [head = "", base64 = ""] = dataUrl.split(",");
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return new Blob([bytes], { type: /^data:([^;,]*)/.exec(head)?.[1] ?? "" });
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("image load failure"));
    reader.readAsDataURL(blob);
  });
}

function encodeJpeg(bitmap: ImageBitmap, longestPx: number): Promise<Blob | null> {
  const size = fitSize(bitmap, { width: longestPx, height: longestPx });
  return encodeOnCanvas(size, (context) => context.drawImage(bitmap, 0, 0, size.width, size.height));
}

/** On white, since JPEG has no alpha. */
function encodeOnCanvas(
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", compressQuality));
}

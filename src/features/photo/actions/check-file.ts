import { checkAspectRatio } from "../../../../photo/core/checks/file/aspect-ratio";
import { checkImageType } from "../../../../photo/core/checks/file/image-type";
import { type ImageFormat, imageFormat, signatureBytes } from "../../../../photo/core/file/image-format";
import { readImageHeader } from "../../../../photo/core/file/image-header";
import { hasTooManyPixels, maxImageBytes } from "../../../../photo/core/file/image-limits";
import type { RefusalReason } from "../../../../photo/core/file/image-refused";
import { decodeImage, RotationFailed } from "../../../images/decode";
import { PhotoRefused } from "../photo-refused";

export interface CheckedFile {
  format: ImageFormat;
  /**
   * Null where this browser cannot decode the format (such as HEIC outside Safari) or cannot apply its orientation;
   * the server can.
   */
  widthPx: number | null;
  heightPx: number | null;
}

/**
 * Files that passed. The same file is checked when it is chosen and when the run begins, and decoding is expensive.
 */
const found = new WeakMap<Blob, CheckedFile>();

/** Enough for what stands before the size in a JPEG: profiles, previews, descriptions. */
const headerBytes = 1_000_000;

/** @throws PhotoRefused by the sides that its header states: decoding a picture of 280 megapixels takes 1.1 GB. */
async function refuseTooManyPixels(file: Blob): Promise<void> {
  const header = readImageHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (header && hasTooManyPixels(header.widthPx, header.heightPx)) throw tooLarge("too-many-pixels");
}

const tooLarge = (measured: RefusalReason) =>
  new PhotoRefused({ checks: [{ ...checkImageType(null), measured, messageKey: "tooLarge" }] });

/**
 * Checks what can be checked before the photo leaves the device: it is not empty, its type is accepted, it has no more pixels than anyone
 * takes, it can be decoded or sent as it is, and its width is between half and twice its height.
 * @throws PhotoRefused with the check, or with the failure's key
 */
export async function checkFile(file: Blob, signal: AbortSignal): Promise<CheckedFile> {
  const known = found.get(file);
  if (known) return known;
  if (file.size === 0) throw new PhotoRefused({ failureKey: "fileEmpty" });
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => null);
  signal.throwIfAborted();
  // The file was deleted since it was chosen, or it is in cloud storage that does not provide it.
  if (head === null) throw new PhotoRefused({ failureKey: "imageLoadFailed" });
  const format = imageFormat(new Uint8Array(head));
  if (!format) throw new PhotoRefused({ checks: [{ ...checkImageType(null), measured: file.type || null }] });
  await refuseTooManyPixels(file);
  signal.throwIfAborted();

  const size = await sizeOf(file, format);
  signal.throwIfAborted();
  if (!size) {
    // Only what can be decoded here can be sent as a smaller copy. A picture that cannot be turned upright is told so.
    if (isUndecoded(format) && file.size > maxImageBytes) throw tooLarge("too-many-bytes");
    return { format, widthPx: null, heightPx: null };
  }
  if (hasTooManyPixels(size.width, size.height)) throw tooLarge("too-many-pixels");
  const check = checkAspectRatio(size.width, size.height);
  if (check.verdict === "fail") throw new PhotoRefused({ checks: [check] });
  const checked = { format, widthPx: size.width, heightPx: size.height };
  found.set(file, checked);
  return checked;
}

/** Formats that some browsers cannot decode and the server can. */
const isUndecoded = (format: ImageFormat): boolean => format === "heic" || format === "avif";

async function sizeOf(file: Blob, format: ImageFormat) {
  try {
    const bitmap = await decodeImage(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch (error) {
    // The server applies the orientation.
    if (error instanceof RotationFailed) return null;
    if (isUndecoded(format)) return null;
    throw new PhotoRefused({ failureKey: "imageLoadFailed" });
  }
}

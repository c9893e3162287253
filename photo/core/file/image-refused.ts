import { maxImageBytes, maxImagePixels, maxUploadEdgePx } from "./image-limits";

export type RefusalReason =
  | "empty"
  | "unsupported"
  | "too-many-pixels"
  | "too-many-bytes"
  | "too-costly"
  | "damaged";

/** The bytes are not an accepted picture. `message` is English, for logs. */
export class ImageRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ImageRefused";
    this.reason = reason;
  }
}

/** Each reason in plain language: what is wrong with the file, and what to do. */
export const refusalWords: Record<RefusalReason, string> = {
  empty: "The file is empty: save or copy the picture again.",
  unsupported:
    "This is no JPEG, PNG, WebP, HEIC or AVIF, whatever its name: if it is a picture, save it as one of these.",
  "too-many-pixels": `The picture has more than ${Math.floor(maxImagePixels / 1e6)} megapixels, or an edge of more than ${maxUploadEdgePx} pixels: save a smaller copy.`,
  "too-many-bytes": `The file has more than ${maxImageBytes / 1e6} MB: save a smaller copy.`,
  "too-costly": "The file is built so that reading it takes too long: save the picture as a JPEG.",
  damaged: "The file is damaged or breaks off: save or copy the picture again.",
};

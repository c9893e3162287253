import type { CardCheck } from "../../../../contract/card";
import { maxAspectRatio, minAspectRatio } from "../../../constants";
import { decodeImage } from "../../../images/decode";
import { type ImageType, imageTypeOf, signatureBytes } from "../../../images/image-type";
import { PhotoRefused } from "../photo-refused";

export interface CheckedPhoto {
  imageType: ImageType;
  /** Null where this browser cannot decode the format, as HEIC outside Safari; the server can. */
  widthPx: number | null;
  heightPx: number | null;
}

/**
 * What can be said of a photo before it leaves the device: something is in it, it is an image of a kind that
 * is accepted, it can be decoded, and its width is between half and twice its height.
 * @throws PhotoRefused with the check, or with the failure's key
 */
export async function checkPhoto(file: Blob, signal: AbortSignal): Promise<CheckedPhoto> {
  if (file.size === 0) throw new PhotoRefused({ failureKey: "fileEmpty" });
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => null);
  signal.throwIfAborted();
  // Deleted since it was chosen, or in a cloud that does not hand it out.
  if (head === null) throw new PhotoRefused({ failureKey: "imageLoadFailed" });
  const imageType = imageTypeOf(new Uint8Array(head));
  if (!imageType) throw new PhotoRefused({ checks: [imageTypeCheck(file.type)] });

  const size = await sizeOf(file, imageType);
  signal.throwIfAborted();
  if (!size) return { imageType, widthPx: null, heightPx: null };
  const check = aspectRatioCheck(size.width / size.height);
  if (check.verdict === "fail") throw new PhotoRefused({ checks: [check] });
  return { imageType, widthPx: size.width, heightPx: size.height };
}

async function sizeOf(file: Blob, imageType: ImageType) {
  try {
    const bitmap = await decodeImage(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    if (imageType === "heic" || imageType === "avif") return null;
    throw new PhotoRefused({ failureKey: "imageLoadFailed" });
  }
}

const imageTypeCheck = (type: string): CardCheck => ({
  rule: "image-type",
  verdict: "fail",
  measured: type || null,
  min: null,
  max: null,
  unit: null,
  messageKey: "imageType",
});

export const aspectRatioCheck = (ratio: number): CardCheck => ({
  rule: "aspect-ratio",
  verdict: ratio >= minAspectRatio && ratio <= maxAspectRatio ? "pass" : "fail",
  measured: Math.round(ratio * 100) / 100,
  min: minAspectRatio,
  max: maxAspectRatio,
  unit: "ratio",
  messageKey: "aspectRatio",
});

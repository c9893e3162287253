import { maxStoredEdgePx } from "../../core/file/image-limits";
import { ImageRefused } from "../../core/file/image-refused";
import { withJpegDensity } from "../../core/file/jpeg/jpeg-density";
import { isTurnedJpeg, keptJpeg } from "../../core/file/jpeg/kept-jpeg";
import { withoutTrailer } from "../../core/file/picture-end";
import type { Edit, FinishedFile } from "../../core/types";
import { openUpright } from "./decode-image";
import { inspectImage } from "./inspect-image";
import { unlessTorn } from "./refuse-torn";

export interface SanitisedImage {
  bytes: Uint8Array;
  /** PNG only if the picture has transparent parts. */
  format: "jpeg" | "png";
  widthPx: number;
  heightPx: number;
  /** Facts of the uploaded file. */
  given: FinishedFile;
  /** What was done to its picture: nothing to an upright JPEG. */
  edits: Edit[];
}

/**
 * The picture alone, upright, in sRGB, without EXIF, GPS, XMP, thumbnail, comment or hidden data: the coded samples of an
 * upright JPEG, anything else decoded and encoded again. The server stores only this of an upload.
 * @throws ImageRefused
 */
export async function sanitiseImage(bytes: Uint8Array): Promise<SanitisedImage> {
  const { format: givenFormat } = inspectImage(bytes);
  const picture = withoutTrailer(bytes);
  const { image, hasAlpha, sourceWidthPx, sourceHeightPx } = await openUpright(picture, maxStoredEdgePx);
  const given = {
    format: givenFormat,
    widthPx: sourceWidthPx,
    heightPx: sourceHeightPx,
    bytes: bytes.length,
  };
  const kept = keptJpeg(picture);
  if (kept && Math.max(kept.widthPx, kept.heightPx) <= maxStoredEdgePx) {
    // A small picture is enough to see whether all samples can be decoded.
    await decodable(image.resize(64).raw().toBuffer(), picture);
    return { ...kept, bytes: withJpegDensity(kept.bytes, 72), format: "jpeg", given, edits: [] };
  }
  const encoder = hasAlpha
    ? image.png({ compressionLevel: 6 })
    : image.jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false });
  const { data, info } = await decodable(encoder.toBuffer({ resolveWithObject: true }), picture);
  const written = hasAlpha ? new Uint8Array(data) : withJpegDensity(data, 72);
  const format = hasAlpha ? "png" : "jpeg";
  const edits: Edit[] = [
    ...(isTurnedJpeg(picture) ? (["rotate"] as const) : []),
    ...(info.width < sourceWidthPx ? (["resize"] as const) : []),
    "encode",
  ];
  return { bytes: written, format, widthPx: info.width, heightPx: info.height, given, edits };
}

async function decodable<Decoded>(decoding: Promise<Decoded>, picture: Uint8Array): Promise<Decoded> {
  try {
    return await unlessTorn(decoding, picture);
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    throw new ImageRefused("damaged", error instanceof Error ? error.message : "Not decodable", error);
  }
}

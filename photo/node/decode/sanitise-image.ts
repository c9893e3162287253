import { maxStoredEdgePx } from "../../core/file/image-limits";
import { ImageRefused } from "../../core/file/image-refused";
import { withJpegDensity } from "../../core/file/jpeg/jpeg-density";
import { withoutTrailer } from "../../core/file/picture-end";
import type { FinishedFile } from "../../core/types";
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
}

/**
 * Decodes and encodes a picture again, upright, in sRGB, without EXIF, GPS, XMP, thumbnail, comment or hidden data.
 * The server stores only this of an upload.
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
  const encoder = hasAlpha
    ? image.png({ compressionLevel: 6 })
    : image.jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false });
  try {
    const encoding = encoder.toBuffer({ resolveWithObject: true });
    const { data, info } = await unlessTorn(encoding, picture);
    const written = hasAlpha ? new Uint8Array(data) : withJpegDensity(data, 72);
    const format = hasAlpha ? "png" : "jpeg";
    return { bytes: written, format, widthPx: info.width, heightPx: info.height, given };
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    throw new ImageRefused("damaged", error instanceof Error ? error.message : "Not decodable", error);
  }
}

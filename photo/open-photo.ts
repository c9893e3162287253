import { checkAspectRatio } from "./core/checks/file/aspect-ratio";
import { checkImageType } from "./core/checks/file/image-type";
import { usualEdgePx } from "./core/file/image-limits";
import { ImageRefused, type RefusalReason } from "./core/file/image-refused";
import type { MessageKey } from "./core/findings";
import { type Rgb, rgbOfHex } from "./core/raster/colour";
import { flattenOn } from "./core/raster/compose";
import { toRgb } from "./core/raster/to-rgb";
import type { Check, PhotoRule, Raster } from "./core/types";
import { type PhotoPorts, timed } from "./ports";

/** Longest edge that is ever decoded: 24 megapixels of 4:3 are 72 MB of samples. */
export const largestEdgePx = 4800;

export interface OpenedPhoto {
  /** RGB, upright by EXIF, at most the asked edge. */
  raster: Raster;
  /** Raster pixels per pixel of the upload; 1 or less. */
  decodeScale: number;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** The upload had transparent parts, which now show a plain colour. */
  wasTransparent: boolean;
}

function isTransparent({ channels, pixels }: Raster): boolean {
  if (channels !== 4) return false;
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return true;
  return false;
}

/** What transparent parts are laid on. */
export const behindPhoto = ({ backgrounds }: PhotoRule): Rgb => rgbOfHex(backgrounds[0] ?? "#ffffff");

/** What a file is told that is a picture of an accepted type all the same. */
const keyOf: Partial<Record<RefusalReason, MessageKey>> = {
  damaged: "damaged",
  "too-costly": "tooCostly",
  "too-many-pixels": "tooLarge",
  "too-many-bytes": "tooLarge",
};

/**
 * Step 1: bytes to an upright RGB raster, or the checks that refuse them. Transparent parts are laid on `background`.
 */
export async function openPhoto(
  bytes: Uint8Array,
  background: Rgb,
  ports: PhotoPorts,
  longestEdgePx = usualEdgePx,
): Promise<{ photo?: OpenedPhoto; checks: Check[] }> {
  try {
    const { format } = ports.inspectImage(bytes);
    const { raster, sourceWidthPx, sourceHeightPx } = await timed(ports, "decode", () =>
      ports.decodeImage(bytes, { longestEdgePx }),
    );
    const wasTransparent = isTransparent(raster);
    const photo: OpenedPhoto = {
      raster: wasTransparent ? flattenOn(raster, background) : toRgb(raster),
      decodeScale: raster.widthPx / sourceWidthPx,
      sourceWidthPx,
      sourceHeightPx,
      wasTransparent,
    };
    return { photo, checks: [checkImageType(format), checkAspectRatio(sourceWidthPx, sourceHeightPx)] };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const { reason } = error;
    const refused = checkImageType(null);
    return { checks: [{ ...refused, measured: reason, messageKey: keyOf[reason] ?? refused.messageKey }] };
  }
}

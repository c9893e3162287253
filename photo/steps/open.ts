import { checkAspectRatio } from "../core/checks/file/aspect-ratio";
import { checkImageType } from "../core/checks/file/image-type";
import { workingEdgePx } from "../core/file/image-limits";
import { ImageRefused, type RefusalReason } from "../core/file/image-refused";
import type { MessageKey } from "../core/findings";
import { type Rgb, rgbOfHex } from "../core/raster/colour";
import { flattenOn } from "../core/raster/compose";
import { toRgb } from "../core/raster/to-rgb";
import { done, next, type Result, refuse } from "../core/result";
import type { PhotoRule, Raster } from "../core/types";
import type { DecodedPhoto, DocumentRequest, OpenedPhoto } from "../pipeline/subjects";
import { type PhotoPorts, timed } from "../ports";

function isTransparent({ channels, pixels }: Raster): boolean {
  if (channels !== 4) return false;
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return true;
  return false;
}

/** The background under transparent parts. */
export const backgroundUnder = ({ backgrounds }: PhotoRule): Rgb => rgbOfHex(backgrounds[0] ?? "#ffffff");

/** Messages for refusals other than that of the file type. */
const keyOf: Partial<Record<RefusalReason, MessageKey>> = {
  damaged: "damaged",
  "too-costly": "tooCostly",
  "too-many-pixels": "tooLarge",
  "too-many-bytes": "tooLarge",
};

interface DecodeRequest {
  bytes: Uint8Array;
  /** Background under transparent parts. */
  background: Rgb;
  longestEdgePx?: number;
}

/** Decodes bytes to an upright RGB raster with the checks of its file, or returns the check that refuses them. */
export const decodePhoto = timed(
  "decode",
  async (
    { bytes, background, longestEdgePx = workingEdgePx }: DecodeRequest,
    ports,
  ): Promise<Result<DecodedPhoto>> => {
    try {
      const { format } = ports.inspectImage(bytes);
      const { raster, sourceWidthPx, sourceHeightPx } = await ports.decodeImage(bytes, { longestEdgePx });
      const wasTransparent = isTransparent(raster);
      return done({
        raster: wasTransparent ? flattenOn(raster, background) : toRgb(raster),
        decodeScale: raster.widthPx / sourceWidthPx,
        sourceWidthPx,
        sourceHeightPx,
        wasTransparent,
        checks: [checkImageType(format), checkAspectRatio(sourceWidthPx, sourceHeightPx)],
      });
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      const { reason } = error;
      const refused = checkImageType(null);
      return refuse([{ ...refused, measured: reason, messageKey: keyOf[reason] ?? refused.messageKey }]);
    }
  },
);

export async function open(request: DocumentRequest, ports: PhotoPorts): Promise<Result<OpenedPhoto>> {
  const { image: bytes, rule } = request;
  const decoded = await decodePhoto({ bytes, background: backgroundUnder(rule) }, ports);
  return next(decoded, (photo) => done({ ...request, ...photo }));
}

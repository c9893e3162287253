import { checkFaceSize } from "./core/checks/face/face-size";
import { checkFaceComplete } from "./core/checks/frame/face-complete";
import { checkExposure } from "./core/checks/picture/exposure";
import { checkSharpness, sharpnessEyeDistancePx } from "./core/checks/picture/sharpness";
import { trimAround } from "./core/crop/trim-around";
import { facePatch, patchEyeDistancePx } from "./core/face/face-patch";
import type { HeadPoints } from "./core/face/head";
import { distance } from "./core/face/mesh";
import type { Box, Check } from "./core/types";
import { findPerson } from "./pipeline/detect-person";
import { decodePhoto } from "./pipeline/open";
import { headInSource } from "./pipeline/report";
import type { PhotoPorts } from "./ports";

/** What can be told of a photo at once. */
export interface Precheck {
  /** Why the photo would be refused, whatever the document; empty for one that deserves the whole check. */
  faults: Check[];
  /** The head, and the longer side of the picture on which it was found; null where there is not one head. */
  found: { head: HeadPoints; longestPx: number } | null;
  /**
   * What is to be kept, in pixels of the upright upload, of a picture of one person that is too narrow or too wide. Null where
   * nothing has to be cut off, or the head would be cut.
   */
  trim: Box | null;
}

/**
 * What can be said before anything is cut out or sent: nobody, several people, a cut face, too small, too dark, too
 * blurred. The checks are those of `makePhoto`, on the same decode.
 */
export async function precheckPhoto(image: Uint8Array, ports: PhotoPorts): Promise<Precheck> {
  const decoded = await decodePhoto({ bytes: image, background: [255, 255, 255] }, ports);
  const failed = (all: Check[]): Check[] => all.filter(({ verdict }) => verdict === "fail");
  // Too many bytes are no fault yet: the browser sends a smaller copy.
  if (!decoded.ok)
    return {
      faults: decoded.reason.checks.filter(({ measured }) => measured !== "too-many-bytes"),
      found: null,
      trim: null,
    };
  const photo = decoded.value;
  const { person, checks: count } = await findPerson(photo.raster, ports);
  if (!person || failed(count).length > 0) return { faults: failed(count), found: null, trim: null };
  const { raster, pyramid, mesh, head } = person;
  const sharpPx = Math.max(patchEyeDistancePx, Math.min(sharpnessEyeDistancePx, head.interpupillaryPx));
  const ofFace = [
    checkFaceComplete(mesh, { ...head, missingRatio: null }, raster.widthPx, raster.heightPx),
    checkFaceSize(distance(head.leftEye, head.rightEye) / photo.decodeScale),
    checkExposure(facePatch(pyramid, mesh, head)),
    checkSharpness(facePatch(pyramid, mesh, head, sharpPx)),
  ];
  const longestPx = Math.max(raster.widthPx, raster.heightPx);
  return {
    faults: failed([...photo.checks, ...ofFace]),
    found: { head, longestPx },
    trim: trimAround(headInSource({ person, decodeScale: photo.decodeScale }), {
      widthPx: photo.sourceWidthPx,
      heightPx: photo.sourceHeightPx,
    }),
  };
}

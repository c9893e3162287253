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
import { headInSource } from "./pipeline/report";
import type { PhotoPorts } from "./ports";
import { decodePhoto } from "./steps/open";

/** Result of the precheck. */
export interface Precheck {
  /** Why the photo would be refused for any document; empty if it deserves the full check. */
  faults: Check[];
  /** The head, and the longer side of the picture on which it was found; null if there is not exactly one head. */
  found: { head: HeadPoints; longestPx: number } | null;
  /**
   * The part to keep, in pixels of the upright upload, if the picture shows one person and is too narrow or too wide.
   * Null if nothing must be trimmed, or the head would be cut.
   */
  trim: Box | null;
}

/**
 * Runs the checks that need no cut-out: nobody, several people, a cut face, too small, too dark, too blurred. They
 * are those of `makePhoto`, on the same decode.
 */
export async function precheckPhoto(image: Uint8Array, ports: PhotoPorts): Promise<Precheck> {
  const decoded = await decodePhoto({ bytes: image, background: [255, 255, 255] }, ports);
  const failed = (all: Check[]): Check[] => all.filter(({ verdict }) => verdict === "fail");
  // Too many bytes are not a fault yet: the browser uploads a smaller copy.
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

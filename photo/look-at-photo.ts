import { checkFaceSize } from "./core/checks/face/face-size";
import { checkFaceComplete } from "./core/checks/frame/face-complete";
import { checkExposure } from "./core/checks/picture/exposure";
import { checkSharpness, sharpnessEyeDistancePx } from "./core/checks/picture/sharpness";
import { facePatch, patchEyeDistancePx } from "./core/face/face-patch";
import type { HeadPoints } from "./core/face/head";
import { distance } from "./core/face/mesh";
import type { Check } from "./core/types";
import { findPerson } from "./find-person";
import { openPhoto } from "./open-photo";
import type { PhotoPorts } from "./ports";

/** What a first look tells of a photo. */
export interface FirstLook {
  /** Why the photo would be refused, whatever the document; empty for one that deserves the whole check. */
  faults: Check[];
  /** The head, and the longer side of the picture on which it was found; null where there is not one head. */
  found: { head: HeadPoints; longestPx: number } | null;
}

/**
 * What can be said at once, before anything is cut out or sent: nobody, several people, a cut face, too small, too dark, too
 * blurred. The checks are those of `makePhoto`, on the same decode.
 */
export async function lookAtPhoto(image: Uint8Array, ports: PhotoPorts): Promise<FirstLook> {
  const { photo, checks } = await openPhoto(image, [255, 255, 255], ports);
  const failed = (all: Check[]): Check[] => all.filter(({ verdict }) => verdict === "fail");
  // Too many bytes are no fault yet: the browser sends a smaller copy.
  if (!photo) return { faults: checks.filter(({ measured }) => measured !== "too-many-bytes"), found: null };
  const { person, checks: count } = await findPerson(photo.raster, ports);
  if (!person || failed(count).length > 0) return { faults: failed(count), found: null };
  const { raster, pyramid, mesh, head } = person;
  const sharpPx = Math.max(patchEyeDistancePx, Math.min(sharpnessEyeDistancePx, head.interpupillaryPx));
  const seen = [
    checkFaceComplete(mesh, { ...head, missingRatio: null }, raster.widthPx, raster.heightPx),
    checkFaceSize(distance(head.leftEye, head.rightEye) / photo.decodeScale),
    checkExposure(facePatch(pyramid, mesh, head)),
    checkSharpness(facePatch(pyramid, mesh, head, sharpPx)),
  ];
  const longestPx = Math.max(raster.widthPx, raster.heightPx);
  return { faults: failed([...checks, ...seen]), found: { head, longestPx } };
}

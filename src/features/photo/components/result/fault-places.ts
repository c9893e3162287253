import type { CardCheck, Face } from "../../../../../contract/photo-report";
import type { Box } from "../../../../../photo/core/types";

interface PictureSize {
  width: number;
  height: number;
}

/** Messages about the whole picture or its background: marking the face would point at the wrong thing. */
const withoutPlace = new Set([
  "imageType",
  "tooLarge",
  "tooCostly",
  "damaged",
  "aspectRatio",
  "noFaces",
  "lowResolution",
  "upscaled",
  "fileSize",
  "pixelSize",
  "fileFormat",
  "photoShape",
  "greyPhoto",
  "colourPhoto",
  "backgroundColour",
  "backgroundUneven",
  "backgroundShadow",
  "backgroundForbidden",
  "backgroundReplaced",
  "cutOut",
  "policyConflict",
]);

/**
 * Where a fault is on the visitor's photo, in source pixels: the places that the check names; the strip above the
 * hair or below the chin where that is too narrow; else the face. None where the fault has no place.
 */
export const faultPlaces = (check: CardCheck, face: Face | null, size: PictureSize | null): Box[] => {
  if (check.places) return check.places;
  if (check.place) return [check.place];
  if (!face || withoutPlace.has(check.messageKey)) return [];
  const { box, chin, hairTop } = face;
  if (check.messageKey === "topSpace")
    return [{ x: box.x, y: 0, width: box.width, height: Math.max(hairTop[1], 1) }];
  if (check.messageKey === "bottomSpace" && size) {
    return [{ x: box.x, y: chin[1], width: box.width, height: Math.max(size.height - chin[1], 1) }];
  }
  return [box];
};

import { findingOf } from "../../../../../../photo/core/findings";
import type { Box, Check, Face } from "../../../../../../photo/core/types";

interface PictureSize {
  width: number;
  height: number;
}

/** The face has a place for faults of the person; marking it for others would point at the wrong thing. */
const isOfFace = ({ messageKey }: Check): boolean => {
  const { subject = "person" } = findingOf(messageKey) ?? {};
  return subject === "person" || subject === "eyes" || subject === "glasses";
};

/**
 * Where a fault is on the visitor's photo, in source pixels: the places that the check names; the strip above the
 * hair or below the chin where that is too narrow; else the face. None where the fault has no place.
 */
export const faultPlaces = (check: Check, face: Face | null, size: PictureSize | null): Box[] => {
  if (check.places) return check.places;
  if (check.place) return [check.place];
  if (!face || !isOfFace(check)) return [];
  const { box, chin, hairTop } = face;
  const place = findingOf(check.messageKey)?.place;
  if (place === "above-hair") return [{ x: box.x, y: 0, width: box.width, height: Math.max(hairTop[1], 1) }];
  if (place === "below-chin" && size) {
    return [{ x: box.x, y: chin[1], width: box.width, height: Math.max(size.height - chin[1], 1) }];
  }
  return [box];
};

import { findingOf } from "../../../../../../../photo/core/findings";
import type { Box, Check, Face, Side } from "../../../../../../../photo/core/types";

interface PictureSize {
  width: number;
  height: number;
}

/** Faults of the person are marked on the face; for others that would be wrong. */
function isOfFace({ messageKey }: Check): boolean {
  const { subject = "person" } = findingOf(messageKey) ?? {};
  return subject === "person" || subject === "eyes" || subject === "glasses";
}

/** Eyes and mouth of a nearly frontal face, in eye distances; boxes are generous. */
const eyesBox = { width: 2.1, height: 0.9 };
const mouthBox = { width: 1.1, height: 0.6 };
/** Position of the mouth between eyes and chin. */
const mouthDepth = 0.62;

const boxAround = ([x, y]: readonly [number, number], width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The part of a face that a fault concerns. */
function partOf(place: "eyes" | "mouth" | "head", { box, chin, crown, leftEye, rightEye }: Face): Box {
  if (place === "head") {
    const top = Math.min(crown[1], chin[1]);
    return { x: box.x, y: top, width: box.width, height: Math.abs(chin[1] - crown[1]) };
  }
  const apart = Math.hypot(leftEye[0] - rightEye[0], leftEye[1] - rightEye[1]);
  const [x, y] = [(leftEye[0] + rightEye[0]) / 2, (leftEye[1] + rightEye[1]) / 2];
  if (place === "eyes") return boxAround([x, y], eyesBox.width * apart, eyesBox.height * apart);
  const mouth = [x + mouthDepth * (chin[0] - x), y + mouthDepth * (chin[1] - y)] as const;
  return boxAround(mouth, mouthBox.width * apart, mouthBox.height * apart);
}

/** Depth of a mark along an edge, share of the photo's shorter side: marks up to the head would cross on the face. */
const edgeShare = 0.05;

/** The edge of a photo that stands upright. */
function edgeStrip(side: Side, { width, height }: PictureSize): Box {
  const depth = edgeShare * Math.min(width, height);
  const isAcross = side === "top" || side === "bottom";
  return {
    x: side === "right" ? width - depth : 0,
    y: side === "bottom" ? height - depth : 0,
    width: isAcross ? width : depth,
    height: isAcross ? depth : height,
  };
}

/** Whether the head stands upright on the upload: sides are those of the upright photo. */
const isUpright = ({ leftEye, rightEye, box, chin }: Face): boolean =>
  Math.abs(leftEye[0] - rightEye[0]) > Math.abs(leftEye[1] - rightEye[1]) && chin[1] > box.y + box.height / 2;

/**
 * Where a fault is on the visitor's photo, in source pixels: the boxes of the check, else the edges without room, else the part
 * of the head, else the strip above the hair or below the chin if that is too narrow, else the face. Empty if the fault has no place.
 */
export function faultPlaces(check: Check, face: Face | null, size: PictureSize | null): Box[] {
  if (check.places) return check.places;
  if (check.place) return [check.place];
  if (!face || !isOfFace(check)) return [];
  if (check.sides && size && isUpright(face)) return check.sides.map((side) => edgeStrip(side, size));
  const { box, chin, hairTop } = face;
  const { place, subject } = findingOf(check.messageKey) ?? {};
  if (place === "above-hair") return [{ x: box.x, y: 0, width: box.width, height: Math.max(hairTop[1], 1) }];
  if (place === "below-chin") {
    if (!size) return [box];
    return [{ x: box.x, y: chin[1], width: box.width, height: Math.max(size.height - chin[1], 1) }];
  }
  if (place !== undefined) return [partOf(place, face)];
  return [subject === "eyes" || subject === "glasses" ? partOf("eyes", face) : box];
}

import { makePyramid } from "../raster/pyramid";
import type { ModelRunner } from "../runtime";
import type { HeadLines, Matte, Measurements, PhotoRule, Raster } from "../types";
import { detectMainFace } from "./detect-faces";
import { withLines } from "./guide-lines";
import { type HeadPoints, hairTop, headPoints, withSeenCrown } from "./head";
import { type FaceMesh, faceMesh } from "./mesh";

const nothing: Measurements = {
  headHeightMm: null,
  hairTopToChinMm: null,
  eyeLineFromBottomMm: null,
  topMarginMm: null,
  centreOffsetMm: null,
  rollDeg: null,
  interpupillaryPx: null,
};

/** What was measured on a finished photo, and the points that were found in the photo's own pixels. */
export interface Remeasured {
  measured: Measurements;
  head: HeadPoints | null;
  mesh: FaceMesh | null;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export interface FinishedPhoto {
  /** Exactly the rule's print (or digital) frame. */
  photo: Raster;
  /** The person on that photo, for the top of the hair. */
  matte: Matte;
}

/**
 * Measures a finished photo as if it came from somebody else: finds the face anew, lays the mesh, takes the lengths
 * along the photo's own upright axis.
 *
 * @param lines laid by the visitor, in the photo's pixels: lengths count from these instead
 */
export async function measurePhoto(
  { photo, matte }: FinishedPhoto,
  { rule, lines = {} }: { rule: PhotoRule; lines?: HeadLines },
  models: ModelRunner,
): Promise<Remeasured> {
  const pyramid = makePyramid(photo);
  const face = await detectMainFace(photo, models, pyramid);
  if (!face) return { measured: nothing, head: null, mesh: null };
  const mesh = await faceMesh(face, pyramid, models);
  const guessed = headPoints(mesh);
  const mmPerPx = rule.heightMm / photo.heightPx;
  // The photo's own rows count, as on an official's ruler; the head was levelled, so its axis is theirs.
  const view = {
    centre: [photo.widthPx / 2, photo.heightPx / 2] as [number, number],
    angle: 0,
    scale: 1,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
  };
  const seenHair = hairTop(matte, view, guessed);
  const seenHead = withSeenCrown(guessed, seenHair);
  const { head, hairTop: hair } = withLines({ head: seenHead, hairTop: seenHair }, lines, rule);
  const skullMm = (head.chin[1] - head.crown[1]) * mmPerPx;
  const hairMm = hair ? (head.chin[1] - hair[1]) * mmPerPx : null;
  const crown = rule.head?.crown === "hair" ? hair : head.crown;
  return {
    head: seenHead,
    mesh,
    measured: {
      headHeightMm: rule.head?.crown === "hair" ? hairMm && hundredths(hairMm) : hundredths(skullMm),
      hairTopToChinMm: hairMm === null ? null : hundredths(hairMm),
      eyeLineFromBottomMm: hundredths(rule.heightMm - head.eyeMiddle[1] * mmPerPx),
      topMarginMm: crown && hundredths(crown[1] * mmPerPx),
      centreOffsetMm: hundredths((head.eyeMiddle[0] - photo.widthPx / 2) * mmPerPx),
      rollDeg: hundredths(head.rollDeg),
      interpupillaryPx: hundredths(head.interpupillaryPx),
    },
  };
}

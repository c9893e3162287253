import { makePyramid } from "../raster/pyramid";
import type { ModelRunner } from "../runtime";
import type { HeadLines, Matte, Measurements, PhotoRule, Raster } from "../types";
import { detectMainFace } from "./detect-faces";
import { type DetectedHead, withLines } from "./guide-lines";
import { type HeadPoints, hairTop, headPoints, withVisibleCrown } from "./head";
import { type FaceMesh, faceMesh } from "./mesh";

export const nothingMeasured: Measurements = {
  headHeightMm: null,
  hairTopToChinMm: null,
  eyeLineFromBottomMm: null,
  topMarginMm: null,
  centreOffsetMm: null,
  rollDeg: null,
  interpupillaryPx: null,
};

/** Measurements of a finished photo, and the points found in its own pixels. */
export interface Remeasured {
  measured: Measurements;
  /** Without the visitor's lines. */
  own: Measurements;
  head: HeadPoints | null;
  mesh: FaceMesh | null;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export interface FinishedPhoto {
  /** Exactly the rule's print (or digital) frame. */
  photo: Raster;
  /** The matte of that photo, for the top of the hair. */
  matte: Matte;
}

/**
 * Measures a finished photo as if it came from elsewhere: detects the face again, fits the mesh and measures along
 * the photo's vertical axis.
 * @param lines moved by the visitor, in the photo's pixels; lengths are measured from these
 */
export async function measurePhoto(
  { photo, matte }: FinishedPhoto,
  { rule, lines = {} }: { rule: PhotoRule; lines?: HeadLines },
  models: ModelRunner,
): Promise<Remeasured> {
  const pyramid = makePyramid(photo);
  const face = await detectMainFace(photo, models, pyramid);
  if (!face) return { measured: nothingMeasured, own: nothingMeasured, head: null, mesh: null };
  const mesh = await faceMesh(face, pyramid, models);
  const guessed = headPoints(mesh);
  // Measured along the photo's rows, as with an official's ruler; the head is level, so its axis is the same.
  const view = {
    centre: [photo.widthPx / 2, photo.heightPx / 2] as [number, number],
    angle: 0,
    scale: 1,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
  };
  const detectedHairTop = hairTop(matte, view, guessed);
  const detectedHead = withVisibleCrown(guessed, detectedHairTop);
  const found = { head: detectedHead, hairTop: detectedHairTop };
  return {
    head: detectedHead,
    mesh,
    measured: lengthsOf(withLines(found, lines, rule), rule, photo),
    own: lengthsOf(found, rule, photo),
  };
}

function lengthsOf({ head, hairTop: hair }: DetectedHead, rule: PhotoRule, photo: Raster): Measurements {
  const mmPerPx = rule.heightMm / photo.heightPx;
  const skullMm = (head.chin[1] - head.crown[1]) * mmPerPx;
  const hairMm = hair ? (head.chin[1] - hair[1]) * mmPerPx : null;
  const crown = rule.head?.crown === "hair" ? hair : head.crown;
  return {
    headHeightMm: rule.head?.crown === "hair" ? hairMm && hundredths(hairMm) : hundredths(skullMm),
    hairTopToChinMm: hairMm === null ? null : hundredths(hairMm),
    eyeLineFromBottomMm: hundredths(rule.heightMm - head.eyeMiddle[1] * mmPerPx),
    topMarginMm: crown && hundredths(crown[1] * mmPerPx),
    centreOffsetMm: hundredths((head.eyeMiddle[0] - photo.widthPx / 2) * mmPerPx),
    rollDeg: hundredths(head.rollDeg),
    interpupillaryPx: hundredths(head.interpupillaryPx),
  };
}

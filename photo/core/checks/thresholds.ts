import type { Band, Check } from "../types";

/** Beyond `warn` the visitor is told, beyond `fail` the photo is refused. Open ends are left out. */
export interface Threshold {
  unit: NonNullable<Check["unit"]>;
  warn?: Partial<Band>;
  fail?: Partial<Band>;
  source: string;
}

const ofiq = "BSI-OFIQ/OFIQ-Project, ISO/IEC 29794-5:2025";

/**
 * Every number that decides about a photo. `fail` only for facts: published measures of light, blur and colour drift
 * with skin tone (OFIQ #93), so they warn. Where the source gives a score, the raw value at its half way point is taken;
 * "seen" means set on our own labelled photographs (`npm run eval`).
 */
export const thresholds = {
  aspectRatio: {
    unit: "ratio",
    fail: { min: 0.5, max: 2 },
    source: "product specification, photo rules",
  },
  /** Height of another face over the main one's. */
  otherFaceRatio: {
    unit: "ratio",
    fail: { max: 0.2 },
    source: "below a fifth it is somebody far behind: design of the engine",
  },
  /** Pixels between the eyes of the upload. */
  eyeDistancePx: {
    unit: "px",
    warn: { min: 90 },
    fail: { min: 45 },
    source: "ICAO Doc 9303: at least 90 px; below half of it no feature can be told",
  },
  /** Output pixels per source pixel. */
  upscaling: {
    unit: "ratio",
    warn: { max: 1.05 },
    fail: { max: 1.6 },
    source: "abox.tools id-photo: severe when the source has less than 0.6 of the output's pixels",
  },
  /** Half widths of the eye between its middle and its iris, mean of both eyes. */
  gazeOffset: {
    unit: "ratio",
    warn: { min: -0.28, max: 0.28 },
    source: "accepted portraits reach 0.19, a look to the side 0.36 (seen)",
  },
  yawDeg: {
    unit: "deg",
    warn: { min: -8, max: 8 },
    fail: { min: -15, max: 15 },
    source:
      "ISO/IEC 19794-5: 5 degrees, plus the mesh's own spread; portraits that officials took reach 14, and fits in space and in the picture plane agree within 2 (seen)",
  },
  /** Positive: chin up. Relative to the mean of frontal portraits. */
  pitchDeg: {
    unit: "deg",
    warn: { min: -11, max: 11 },
    fail: { min: -13, max: 17 },
    source:
      "ISO/IEC 19794-5: 5 degrees, plus the mesh's own spread: drawn heads that look straight measure down to -10.5, good portraits -9 to 13 (seen)",
  },
  rollDeg: {
    unit: "deg",
    fail: { min: -15, max: 15 },
    source: "levelled up to here; ISO/IEC 19794-5 allows 8 degrees in the result",
  },
  shouldersDeg: {
    unit: "deg",
    warn: { min: -10, max: 10 },
    source: "askiichan/IDPhotoReady: 8 degrees, plus the matte's spread",
  },
  /** Largest lid gap of the more closed eye over eye-to-chin. */
  eyesOpenRatio: { unit: "ratio", warn: { min: 0.04 }, fail: { min: 0.02 }, source: `${ofiq}, eyes open` },
  /** Inner lip gap over eye-to-chin. */
  mouthOpenRatio: { unit: "ratio", warn: { max: 0.075 }, source: `${ofiq}, mouth closed` },
  /** Mouth width over the distance of the eyes. */
  smileRatio: { unit: "ratio", warn: { max: 0.95 }, source: "seen: neutral faces stay below" },
  /** Standard deviation of a 3x3 Laplacian on a face of 70 px eye distance, over its contrast. */
  sharpness: {
    unit: "ratio",
    warn: { min: 0.15 },
    fail: { min: 0.045 },
    source: "seen: blur of sigma 3 px at 166 px eye distance measures 0.10, of 12 px 0.03",
  },
  /** Linear luminance of the brightest 1 % of face and surroundings: highlights, whites of the eyes, wall, collar. */
  highlightPercent: {
    unit: "percent",
    warn: { min: 18 },
    source: "seen: two stops under leave 13, very dark skin has 28",
  },
  /** Mean linear luminance of the face. */
  faceLightPercent: { unit: "percent", warn: { max: 65 }, source: `${ofiq}, luminance mean` },
  /** Share of the face at the upper end of the scale. */
  clippedPercent: {
    unit: "percent",
    warn: { max: 4 },
    fail: { max: 40 },
    source: `${ofiq}, over-exposure; at ten times that no features are left`,
  },
  /** Luminance of the darker cheek over the lighter one. */
  sideLightRatio: {
    unit: "ratio",
    warn: { min: 0.45 },
    source: "BioGaze: left and right light differ by half",
  },
  /** Skin under the eye against the cheek below it, the smaller of both sides. */
  lensDeltaE: {
    unit: "delta-e",
    warn: { max: 19 },
    fail: { max: 27 },
    source: "seen: deep eye shadows reach 18, dark glasses start at 21, those that nobody sees through at 29",
  },
  /** Distance of the face's mean hue from skin under neutral light. */
  skinHueDeltaE: {
    unit: "delta-e",
    warn: { max: 12 },
    source: `${ofiq}, natural colour: a* in 5..25, b* in 5..35`,
  },
  /** 99th percentile of the difference of channels over the face, in samples of 255. */
  colourSpread: {
    unit: "percent",
    fail: { min: 3 },
    source: "hanaraya/photoid-saas: below 10 of 255 it is grey",
  },
  backgroundDeltaE: {
    unit: "delta-e",
    warn: { max: 12 },
    source: "openphotoid validate.rs: 6 pass, 12 warn",
  },
  backgroundSpread: {
    unit: "delta-e",
    warn: { max: 3.5 },
    source: "seen: bare walls stay under 2.5, walls with a window or a shelf start at 4",
  },
  backgroundSides: {
    unit: "delta-e",
    warn: { max: 3.5 },
    source: "openphotoid validate.rs, split left to right",
  },
  /** How far the finished alpha went from the person model's, in heads squared. */
  cutOutDisagreement: {
    unit: "ratio",
    warn: { max: 0.031 },
    source: "seen: 24 of 25 clean cut-outs stay under it, torn ones reach 0.11",
  },
  /** Soft edge where person and background have one colour, in heads squared. */
  cutOutOverlap: {
    unit: "ratio",
    warn: { max: 0.0155 },
    source: "seen: clean cut-outs stay under 0.0145, a brown head before black has 0.017",
  },
  backgroundShadow: { unit: "delta-e", warn: { max: 4 }, source: "seen: hard shadow of a head on a wall" },
  /** Face axis off the middle, share of the width. */
  centreOffsetRatio: {
    unit: "ratio",
    fail: { max: 0.05 },
    source: "ISO/IEC 19794-5: 0.45 to 0.55 of the width",
  },
} as const satisfies Record<string, Threshold>;

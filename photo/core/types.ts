/**
 * The words of the engine. Everything here is plain data that survives a structured clone, so that the
 * same values travel between the server's worker pool and a browser's web worker.
 *
 * Pixel coordinates: origin at the top left, x to the right, y down, after EXIF orientation.
 */

import type { CheckId, CheckUnit, EasedCheck, MessageKey } from "./findings";
import type { Answers } from "./questions";

/** Interleaved 8-bit sRGB samples, row-major, top row first; length = widthPx * heightPx * channels. */
export interface Raster {
  widthPx: number;
  heightPx: number;
  channels: 1 | 3 | 4;
  pixels: Uint8Array;
}

/** Coverage of the person, 0 (background) to 255 (person); length = widthPx * heightPx. */
export interface Matte {
  widthPx: number;
  heightPx: number;
  alpha: Uint8Array;
}

export type Point = [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PixelSize {
  widthPx: number;
  heightPx: number;
}

export interface Band {
  min: number;
  max: number;
}

/** Limits of an edge in pixels; `max` is null without an upper limit. */
export interface PixelBand {
  min: number;
  max: number | null;
}

/** What was found of one head, in source pixels. `crown` is the top of the skull, `hairTop` the top of the hair. */
export interface Face {
  box: Box;
  chin: Point;
  crown: Point;
  hairTop: Point;
  leftEye: Point;
  rightEye: Point;
  yawDeg: number;
  pitchDeg: number;
  rollDeg: number;
  /** Detector confidence, 0 to 1. */
  score: number;
}

export interface EditPolicy {
  background: "keep" | "unknown" | "may-replace";
  retouch: "forbidden" | "unknown";
  geometry: "allowed" | "forbidden" | "unknown";
}

/** The part of a document template that the engine obeys. Lengths in millimetres on the print. */
export interface PhotoRule {
  urlPath: string;
  widthMm: number;
  heightMm: number;
  dpi: number;
  /** Chin to crown. Null: aim at 70 to 80 % of the photo's height (ICAO Doc 9303) and only warn. */
  head: { heightMm: Band; crown: "skull" | "hair" } | null;
  /** Distance of the eye line from the lower edge. */
  eyeLineMm: Band | null;
  /** Distance of the head rule's crown from the upper edge. */
  topMarginMm: Band | null;
  /** Allowed colours as "#rrggbb"; the first is used when a background is replaced. Empty: any that the photo has. */
  backgrounds: string[];
  colour: "colour" | "grey" | "either";
  /** The file for the authority's website. Null: the print's own pixels at `dpi`. */
  digital: {
    widthPx: PixelBand;
    heightPx: PixelBand;
    /** Width to height, where the authority states it beside the pixels. Null: the print's, where the bands let it. */
    aspectRatio: number | null;
    /** Kilobytes of 1000 bytes; a limit of 240 kB is met in both readings of the word. */
    minKb: number | null;
    maxKb: number | null;
    format: "jpeg";
    /** Of the file, where it is not the print's. */
    dpi?: number;
  } | null;
  editPolicy: EditPolicy;
  /** What the authority says of clear glasses. Null: nothing that was found. */
  glasses: "not-allowed" | "if-no-glare" | "allowed" | null;
  /** For which reason a head may be covered. Null: nothing that was found. */
  headCovering: "religious-only" | "religious-or-medical" | "not-allowed" | null;
  /** Closed mouth and no smile with teeth (ICAO Doc 9303). Null: not asked for. */
  expression: "neutral" | null;
  /** Checks in which the authority is lenient with this person, a small child. None where it is left out. */
  eased?: readonly EasedCheck[];
}

/** "ask": only the visitor can know; the answer decides (`questions.ts`). */
export type Verdict = "pass" | "warn" | "ask" | "fail" | "not-checked";

export interface Check {
  /** Id of the check, under the name that the API has for it. */
  rule: CheckId;
  verdict: Verdict;
  measured: number | string | null;
  min: number | null;
  max: number | null;
  unit: CheckUnit | null;
  /** Which sentence the visitor reads, whatever the verdict. */
  messageKey: MessageKey;
  /** Where on the source photo the fault is, when it has a place. */
  place?: Box;
  /** All of them, where the fault is that there are several: every face, not only the one too many. */
  places?: Box[];
  /** What the visitor said, where the rule is a question. */
  answer?: string;
  /** Counted from a line that the visitor has laid, not from one that was found. */
  isManual?: boolean;
}

/**
 * What a finished photo is worth to its owner, in one word: every rule met; fine, but look; a question is open; the
 * authority itself is likely to refuse it.
 */
export const grades = ["ready", "look", "ask", "refusal-likely"] as const;
export type Grade = (typeof grades)[number];

/** What was done to the pixels, in the order in which it was done. */
export type Edit = "rotate" | "crop" | "resize" | "background" | "grey";

/**
 * Where a visitor who sees better than the engine has laid lines of the head: the point at which each crosses the head's
 * axis, in shares of the width and height of the photo as it is worked on (upright, as `CropSource.area` counts it).
 */
export interface HeadLines {
  crown?: Point;
  eyes?: Point;
  chin?: Point;
}

/** Correction of the automatic crop by the visitor. The lines place the crop; the numbers move it from there. */
export interface CropAdjustment {
  scale: number;
  dxMm: number;
  dyMm: number;
  rotateDeg: number;
  lines?: HeadLines;
}

/** Measured again on the final bitmap. Null where a length could not be measured there. */
export interface Measurements {
  headHeightMm: number | null;
  hairTopToChinMm: number | null;
  eyeLineFromBottomMm: number | null;
  topMarginMm: number | null;
  centreOffsetMm: number | null;
  rollDeg: number | null;
  interpupillaryPx: number | null;
}

export const paperNames = [
  "4x6in",
  "5x7in",
  "a4",
  "letter",
  "9x13cm",
  "10x15cm",
  "13x18cm",
  "l",
  "selphy",
] as const;
export type PaperName = (typeof paperNames)[number];

/** "auto" follows the edit policy, "keep" never replaces, a colour replaces (`#rrggbb`, one of the rule's). */
export type BackgroundChoice = "auto" | "keep" | (string & {});

export interface PhotoRequest {
  /** An encoded image in any accepted format. */
  image: Uint8Array;
  rule: PhotoRule;
  background: BackgroundChoice;
  adjust?: CropAdjustment;
  /** What the visitor said to the questions of an earlier outcome. */
  answers?: Answers;
  paper: PaperName;
  /** Fewer photos than fit on the paper; default: as many as fit. */
  copies?: number;
  /** The shop enlarges what it prints: the sheet's JPEG is drawn smaller by as much. */
  isEnlargedByShop?: boolean;
  /** Printed in the margin of the sheet, outside the photos. */
  sheetLabel: string;
  /** A second document on the same sheet, from the same picture. */
  secondDocument?: { rule: PhotoRule; copies?: number; sheetLabel: string };
  /** "Print at 100 %" in the visitor's language, for the margin of the PDF sheet. */
  printAtFullSizeLabel?: string;
  /** False where nobody looks at the small picture with the measured lines. */
  hasPreview?: boolean;
}

/** A photo that is finished already, to be measured and left as it is. */
export interface CheckRequest {
  /** An encoded image in any accepted format. */
  image: Uint8Array;
  rule: PhotoRule;
  answers?: Answers;
  /** What was handed in, where `image` is a copy of it. */
  given?: FinishedFile;
}

/** A finished file as it was handed in; upright. */
export interface FinishedFile {
  format: string;
  widthPx: number;
  heightPx: number;
  bytes: number;
}

export interface EncodedImage {
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  dpi: number;
}

/** The grid that a sheet has room for; `copies` photos fill it one after another. */
export interface GridSize {
  rows: number;
  columns: number;
  copies: number;
}

export interface Sheet extends EncodedImage, GridSize {
  pdf: Uint8Array;
  paper: PaperName;
  /** The JPEG is for a shop that enlarges what it prints. */
  isEnlargedByShop?: boolean;
  /** The photos of the second document. */
  second?: GridSize;
}

/** The second document of a mixed sheet; no copies and no grade where the photo does not meet its rules. */
export interface SecondOnSheet extends GridSize {
  urlPath: string;
  grade: Grade | null;
  checks: Check[];
}

export interface Printout extends Sheet {
  second?: SecondOnSheet;
}

/** The person cut out: PNG with alpha; `box` is its place in source pixels. */
export interface SegmentOutcome {
  png: Uint8Array;
  widthPx: number;
  heightPx: number;
  box: Box;
  face: Face;
}

/**
 * The engine's types. All are plain data that survives a structured clone, so that the same values are sent to the
 * server's processes and to a browser's web worker. Pixel coordinates: origin at the top left, x to the right, y
 * down, after EXIF orientation.
 */

import type { CheckId, CheckUnit, MessageKey, RelaxedCheck } from "./findings";
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

/** Limits of an edge in pixels that a source states: `min` is 0 without a lower limit, `max` null without an upper one. */
export interface PixelBand {
  min: number;
  max: number | null;
}

/** One head, in source pixels. `crown` is the top of the skull, `hairTop` the top of the hair. */
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

/** The part of a document template that the engine uses. Lengths in millimetres on the print. */
export interface PhotoRule {
  urlPath: string;
  widthMm: number;
  heightMm: number;
  dpi: number;
  /** Chin to crown. Null: aim at the usual share of the photo's height (`usualHeadShare`) and only warn. */
  head: { heightMm: Band; crown: "skull" | "hair" } | null;
  /** Distance of the eye line from the lower edge. */
  eyeLineMm: Band | null;
  /** Distance of the head rule's crown from the upper edge. */
  topMarginMm: Band | null;
  /** Allowed colours as "#rrggbb"; the first is used when a background is replaced. Empty: any that the photo has. */
  backgrounds: string[];
  /** No source states a colour: `backgrounds` are ours, and a photo that keeps its own is not refused for it. */
  isBackgroundOurs?: boolean;
  colour: "colour" | "grey" | "either";
  /** The file for the authority's website. Null: the print's own pixels at `dpi`. */
  digital: {
    widthPx: PixelBand;
    heightPx: PixelBand;
    /** Aspect ratio, if the authority states one. Null: that of the print, if the bands allow it. */
    aspectRatio: number | null;
    /** Kilobytes of 1000 bytes; a limit of 240 kB is met in both readings of the word. */
    minKb: number | null;
    maxKb: number | null;
    format: "jpeg";
    /** Of the file, where it differs from the print's. */
    dpi?: number;
  } | null;
  editPolicy: EditPolicy;
  /** The authority's rule for clear glasses. Null: none found. */
  glasses: "not-allowed" | "if-no-glare" | "allowed" | null;
  /** Reasons that allow a head covering. Null: none found. */
  headCovering: "religious-only" | "religious-or-medical" | "not-allowed" | null;
  /** What is asked for; "closed-smile" accepts a smile without teeth, "smile" any. Null: nothing that we know of. */
  expression: "neutral" | "mouth-closed" | "closed-smile" | "smile" | null;
  /** Checks that the authority relaxes for this person, a small child. None if left out. */
  relaxed?: readonly RelaxedCheck[];
  /** Checks that the authority does not ask of this person: no faults, and "not-checked" where they would be. None if left out. */
  waived?: readonly RelaxedCheck[];
  /** The strip at the lower edge in which the form wants name and date; lengths are then of the picture above it. Null: none. */
  caption?: CaptionRule | null;
}

export interface CaptionRule {
  /** Of the photo's height. */
  heightRatio: number;
}

/** What the visitor has typed for the strip below the picture. */
export interface Caption {
  name: string;
  /** Of the photo: YYYY-MM-DD. */
  date: string;
}

/** "ask": only the visitor knows; the answer decides (`questions.ts`). */
export type Verdict = "pass" | "warn" | "ask" | "fail" | "not-checked";

/** Sides of a photo, as it stands upright. */
export const sides = ["top", "bottom", "left", "right"] as const;
export type Side = (typeof sides)[number];

export interface Check {
  /** Id of the check, under the name that the API has for it. */
  rule: CheckId;
  verdict: Verdict;
  /** In `unit`; a text for a colour, a place or a file format. */
  measured: number | string | null;
  /** The least that is allowed; null: no limit. */
  min: number | null;
  /** The most that is allowed; null: no limit. */
  max: number | null;
  unit: CheckUnit | null;
  /** Selects the text for the visitor, whatever the verdict. */
  messageKey: MessageKey;
  /** Where on the source photo the fault is, if it has a place. */
  place?: Box;
  /** All places, if there are several: every face, not only the extra ones. */
  places?: Box[];
  /** Where the photo ends too close to the head. */
  sides?: Side[];
  /** Of a background in another colour: what was measured, and the nearest that is allowed, "#rrggbb". */
  colours?: { seen: string; wanted: string };
  /** The visitor's answer, if the check is a question. */
  answer?: string;
  /** Measured from a line, or found in a frame, that the visitor has moved. */
  isManual?: boolean;
  /** The limits are the engine's own: the rule states none. */
  isOwnLimit?: boolean;
}

/**
 * Summary of an accepted photo: every rule met; only warnings; an open question; the authority is likely to refuse
 * it.
 */
export const grades = ["ready", "look", "ask", "refusal-likely"] as const;
export type Grade = (typeof grades)[number];

/** Edits of the pixels, in order. */
export type Edit = "rotate" | "crop" | "resize" | "background" | "grey" | "encode";

/**
 * Guide lines that the visitor has moved: the point where each crosses the head's axis, as shares of the width and
 * height of the upright photo (as for `CropSource.area`).
 */
export interface HeadLines {
  crown?: Point;
  eyes?: Point;
  chin?: Point;
}

/**
 * Correction of the automatic crop by the visitor. The lines place the crop; the numbers move it from there, each as far as
 * the rule and the borders of the picture let (`adjustBounds` are the limits of what can be asked for).
 */
export interface CropAdjustment {
  /** 1: as it is; above 1: a larger head. */
  scale: number;
  /** Moves the person to the right, in mm of the print. */
  dxMm: number;
  /** Moves the person down, in mm of the print. */
  dyMm: number;
  /** Turns the person clockwise. */
  rotateDeg: number;
  lines?: HeadLines;
}

/** What was done of a correction. */
export type AppliedAdjustment = Omit<CropAdjustment, "lines">;

/** Measured on the final bitmap. Null if a length could not be measured. */
export interface Measurements {
  /** Chin to crown: of the skull or of the hair, as the rule counts. Millimetres of the print, as the next four. */
  headHeightMm: number | null;
  hairTopToChinMm: number | null;
  /** Eye line to the lower edge of the photo. */
  eyeLineFromBottomMm: number | null;
  /** Crown to the upper edge. */
  topMarginMm: number | null;
  /** Above 0: the face is to the right of the middle. */
  centreOffsetMm: number | null;
  /** Above 0: the head leans clockwise. */
  rollDeg: number | null;
  /** Between the eyes, in pixels of the print. */
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
  /** Only for a rule with a caption. Without it the photo has no strip, and a check says so. */
  caption?: Caption;
  /** The visitor's answers to questions of an earlier outcome. */
  answers?: Answers;
  paper: PaperName;
  /** Fewer photos than fit on the paper; default: as many as fit. */
  copies?: number;
  /** The shop enlarges its prints: the sheet's JPEG is drawn smaller to compensate. */
  isEnlargedByShop?: boolean;
  /** Printed in the margin of the sheet, outside the photos. */
  sheetLabel: string;
  /** Another document on the same sheet, from the same picture. */
  otherDocument?: { rule: PhotoRule; copies?: number; sheetLabel: string };
  /** "Print at 100 %" in the visitor's language, for the margin of the sheet; in English where it is left out. */
  printAtFullSizeLabel?: string;
  /** False if the small picture with the measured lines is not needed. */
  hasPreview?: boolean;
  /** What was done to the visitor's file before, if `image` is a copy of it. */
  editsBefore?: readonly Edit[];
}

/** A finished photo, which is measured and not changed. */
export interface CheckRequest {
  /** An encoded image in any accepted format. */
  image: Uint8Array;
  rule: PhotoRule;
  answers?: Answers;
  /** Facts of the original file, if `image` is a copy of it. */
  given?: FinishedFile;
}

/** A finished file as it was handed in; upright. */
export interface FinishedFile {
  /** Such as "jpeg". */
  format: string;
  widthPx: number;
  heightPx: number;
  /** Its size. */
  bytes: number;
}

export interface EncodedImage {
  /** The file. */
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Dots per inch, as the file says too. */
  dpi: number;
  /** The coded samples of the request's image, as they are. */
  isKept?: true;
}

/** The grid that fits on a sheet; `copies` photos fill it in order. */
export interface GridSize {
  rows: number;
  columns: number;
  copies: number;
}

export interface Sheet extends EncodedImage, GridSize {
  /** The same sheet as a file to print. */
  pdf: Uint8Array;
  paper: PaperName;
  /** The JPEG is for a shop that enlarges its prints. */
  isEnlargedByShop?: boolean;
  /** The photos of the other document. */
  other?: GridSize;
}

/** The other document of a mixed sheet; no copies and no grade if the photo does not meet its rules. */
export interface OtherOnSheet extends GridSize {
  urlPath: string;
  grade: Grade | null;
  checks: Check[];
}

export interface Printout extends Omit<Sheet, "other"> {
  otherDocument?: OtherOnSheet;
}

/** The cut-out person: PNG with alpha; `box` is its place in source pixels. */
export interface SegmentOutcome {
  png: Uint8Array;
  widthPx: number;
  heightPx: number;
  box: Box;
  face: Face;
}

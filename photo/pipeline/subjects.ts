import type { Check, PhotoRequest, Point, Raster } from "../core/types";
import type { ChosenBackground } from "./choose-background";
import type { FoundPerson } from "./detect-person";
import type { FramedPhoto } from "./frame-photo";
import type { MattedPerson } from "./matte-person";

/** The request for one document's photo, independent of the files. */
export type DocumentRequest = Pick<PhotoRequest, "image" | "rule" | "background" | "adjust" | "answers">;

export interface DecodedPhoto {
  /** RGB, upright by EXIF, with at most the requested edge. */
  raster: Raster;
  /** Raster pixels per pixel of the upload; 1 or less. */
  decodeScale: number;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** The upload had transparent parts, which are now filled with a plain colour. */
  wasTransparent: boolean;
  /** All checks so far. */
  checks: Check[];
}

/** Passed from step to step: the request with all results so far. */
export type OpenedPhoto = DocumentRequest & DecodedPhoto;

export type PhotoOfPerson = OpenedPhoto & { person: FoundPerson };

/** `hairTop` is on the person's raster; null if the matte shows no hair. */
export type MattedPhoto = PhotoOfPerson & { cut: MattedPerson; hairTop: Point | null };

/** A drawn and measured photo with everything that it was drawn from. */
export type FramedDocument = MattedPhoto & { chosen: ChosenBackground; framed: FramedPhoto };

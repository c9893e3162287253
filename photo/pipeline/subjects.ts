import type { Check, PhotoRequest, Point, Raster } from "../core/types";
import type { ChosenBackground } from "./choose-background";
import type { FoundPerson } from "./detect-person";
import type { FramedPhoto } from "./frame-photo";
import type { MattedPerson } from "./matte-person";

/** What is asked of one document's photo, whatever is written of it. */
export type DocumentRequest = Pick<PhotoRequest, "image" | "rule" | "background" | "adjust" | "answers">;

export interface DecodedPhoto {
  /** RGB, upright by EXIF, at most the asked edge. */
  raster: Raster;
  /** Raster pixels per pixel of the upload; 1 or less. */
  decodeScale: number;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** The upload had transparent parts, which now show a plain colour. */
  wasTransparent: boolean;
  /** All that were made so far. */
  checks: Check[];
}

/** What each step hands to the next: the request, and all that was found so far. */
export type OpenedPhoto = DocumentRequest & DecodedPhoto;

export type PhotoOfPerson = OpenedPhoto & { person: FoundPerson };

/** `hairTop` is on the person's raster; null where the matte shows no hair. */
export type MattedPhoto = PhotoOfPerson & { cut: MattedPerson; hairTop: Point | null };

/** A photo as its document wants it, drawn and measured, and everything that it was drawn from. */
export type FramedDocument = MattedPhoto & { chosen: ChosenBackground; framed: FramedPhoto };

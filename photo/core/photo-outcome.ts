import type { CropSource } from "./crop/crop-source";
import type { Refusal } from "./result";
import type {
  AppliedAdjustment,
  Check,
  Edit,
  EncodedImage,
  Face,
  FinishedFile,
  Grade,
  Measurements,
  Printout,
} from "./types";

/** Outcome of `makePhoto`. */
export type PhotoOutcome = AcceptedPhoto | ({ accepted: false } & Refusal);

export interface AcceptedPhoto {
  accepted: true;
  /** The file for the authority's website (JPEG). */
  digital: EncodedImage;
  /** Rows at the lower edge of the digital file that hold name and date. Left out without a caption. */
  captionHeightPx?: number;
  /** The sheet to print (JPEG and PDF). */
  printout: Printout;
  /** The document photo, small, with the measured lines drawn on it (JPEG). Null if it was not requested. */
  preview: EncodedImage | null;
  /** What was possible of the request's `adjust`. Left out without one. */
  adjusted?: AppliedAdjustment;
  /** The starting point of a manual correction. */
  cropSource: CropSource & { image: EncodedImage };
  face: Face;
  result: Measurements;
  checks: Check[];
  /** The worst of the checks as one word; it does not know whether the authority takes a photo made at home. */
  grade: Grade;
  edits: Edit[];
  /** Only if the print was edited differently from the digital file: the authority refuses a cropped file. */
  printoutEdits?: Edit[];
  policyConflict: boolean;
}

/** Outcome of the check of a finished photo. */
export interface PhotoReport {
  /** No check failed. */
  accepted: boolean;
  /** Null for a refused photo: its failed checks are the reason. */
  grade: Grade | null;
  /** Null if the bytes are not a readable picture. */
  given: FinishedFile | null;
  /** Null if nobody was found. */
  face: Face | null;
  /** Null if lengths are meaningless: nobody found, a picture on its side, a file that the authority crops itself. */
  result: Measurements | null;
  checks: Check[];
}

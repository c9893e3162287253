import type { CropSource } from "./crop/crop-source";
import type { Refusal } from "./result";
import type { Check, Edit, EncodedImage, Face, FinishedFile, Grade, Measurements, Printout } from "./types";

/** What became of a photo. */
export type PhotoOutcome = AcceptedPhoto | ({ accepted: false } & Refusal);

export interface AcceptedPhoto {
  accepted: true;
  digital: EncodedImage;
  printout: Printout;
  /** The document photo, small, with the measured lines drawn on it (JPEG). Null if it was not requested. */
  preview: EncodedImage | null;
  /** What a correction by hand starts from. */
  cropSource: CropSource & { image: EncodedImage };
  face: Face;
  result: Measurements;
  checks: Check[];
  grade: Grade;
  edits: Edit[];
  /** Only where the print was edited otherwise than the digital file: the authority refuses a cropped one. */
  printoutEdits?: Edit[];
  policyConflict: boolean;
}

/** What was found of a finished photo. */
export interface PhotoReport {
  /** No check failed. */
  accepted: boolean;
  /** Null for a photo that is not accepted: its failed checks say why. */
  grade: Grade | null;
  /** Null where the bytes are no picture that can be read. */
  given: FinishedFile | null;
  /** Null where nobody was found. */
  face: Face | null;
  /** Null where lengths say nothing: nobody, a picture that lies on its side, a file that the authority crops itself. */
  result: Measurements | null;
  checks: Check[];
}

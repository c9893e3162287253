import type { Surround } from "./crop/surround";
import type { Check, Edit, EncodedImage, Face, Grade, Measurements, Printout } from "./types";

/** What became of a photo. */
export type PhotoOutcome =
  | {
      accepted: true;
      digital: EncodedImage;
      printout: Printout;
      /** The document photo, small, with the measured lines drawn on it (JPEG). */
      preview: EncodedImage;
      /** What a correction by hand starts from. */
      surround: Surround & { image: EncodedImage };
      face: Face;
      result: Measurements;
      checks: Check[];
      grade: Grade;
      edits: Edit[];
      /** Only where the print was edited otherwise than the digital file: the authority refuses a cropped one. */
      printoutEdits?: Edit[];
      policyConflict: boolean;
    }
  | { accepted: false; checks: Check[]; face: Face | null };

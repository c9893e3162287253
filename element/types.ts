import type { AcceptedPhoto } from "../photo/core/photo-outcome";
import type { Check } from "../photo/core/types";
import type { DeviceFault } from "../photo/web/device-failed";

export type { AcceptedPhoto } from "../photo/core/photo-outcome";
export type {
  Check,
  /** @public Of an event's detail. */
  Grade,
  /** @public Of an event's detail. */
  Measurements,
  /** @public Of an event's detail. */
  Verdict,
} from "../photo/core/types";
export type { DeviceFault } from "../photo/web/device-failed";

/** Detail of the event `photo-made`. */
export interface PhotoMade {
  /** Id of the document, such as "de-passport". */
  document: string;
  /** Pixels, measurements, checks and edits, as `makePhoto` of the engine returns them. */
  photo: AcceptedPhoto;
  /** The photo for the authority's website (JPEG), and the sheet to print as JPEG and PDF. */
  files: { digital: File; sheet: File; pdf: File };
}

/** A reason in words, in the language of the element. */
export interface Finding {
  /** Id of the check; null if the photo could not be read or made here. */
  rule: Check["rule"] | null;
  title: string;
  advice: string;
}

/** Detail of the event `photo-refused`: the visitor is told the same. */
export interface PhotoRefused {
  document: string;
  /** At least one, the most serious first. */
  findings: Finding[];
  /** All checks; empty if the photo could not be read or made here. */
  checks: Check[];
  /** Why this browser could not make the photo, which may be good. Null if the photo was refused. */
  fault: DeviceFault | null;
}

/** Detail of the event `photo-setup-error`: the page has to be corrected, and no visitor can do that. */
export interface PhotoSetupError {
  /** As the attribute has it; empty without one. */
  document: string;
  /** What is wrong, and what was probably meant, in English. The browser's console has it too. */
  message: string;
}

/** `<passport-photo document="de-passport">` */
export interface PassportPhotoElement extends HTMLElement {
  /** The last photo; null while there is none. */
  readonly made: PhotoMade | null;
  /**
   * Makes the photo from a picture that the page has, as if a person had chosen it.
   * @throws TypeError for what is no Blob
   */
  makePhoto(picture: Blob): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "passport-photo": PassportPhotoElement;
  }
  interface GlobalEventHandlersEventMap {
    "photo-made": CustomEvent<PhotoMade>;
    "photo-refused": CustomEvent<PhotoRefused>;
    "photo-setup-error": CustomEvent<PhotoSetupError>;
  }
}

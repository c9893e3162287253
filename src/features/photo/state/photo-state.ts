import type { Card } from "../../../../contract/card";
import type { AlsoOnSheet } from "../../../../contract/card-body";
import type { OwnSize } from "../../../../contract/own-size";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { Answers } from "../../../../photo/core/questions";
import type { Check, CropAdjustment, Face, PaperName } from "../../../../photo/core/types";
import { isDeviceOnly } from "../../../photo-mode";
import type { FailureKey } from "../../../v5/failure";

export type PhotoStatus =
  | "idle"
  | "checking"
  | "uploading"
  | "processing"
  | "accepted"
  | "checked"
  | "new-photo-required"
  | "failed";

/** The steps of a run in their order; each has its file under `steps/`. */
export type PhotoStep = "check" | "upload" | "mask";

/** What a finished photo is given out as. */
export type ResultForm = "digital" | "printout";

/** The visitor's photo; its bytes lie in `photo-files.ts` under `photoId`. */
export interface Photo {
  photoId: string;
  name: string;
  type: string;
  bytes: number;
  /** A frame of this device's camera, not a file. */
  isFrame: boolean;
  /** After EXIF orientation; null where this browser cannot decode the format (the server can). */
  widthPx: number | null;
  heightPx: number | null;
  /** A job is finished with it: what is begun next may be meant for another. */
  isUsed?: boolean;
}

export interface PhotoChoices {
  countryCode: string | null;
  urlPath: string | null;
  /** What was typed instead of a document; `urlPath` is then that of every such size. */
  ownSize?: OwnSize | null;
  /** The document that a typed size stands instead of: without the size it is wanted again. */
  documentBefore?: string | null;
  /** "auto", "keep" or one of the template's colours as "#rrggbb". */
  background: string;
  /** Null: the usual one where the document is of (`wanted-sheet.ts`). */
  paper: PaperName | null;
  /** Null: as many as fit. */
  copies: number | null;
  /** Another document on the same sheet. */
  also?: AlsoOnSheet | null;
  /** Not chosen, or null: what the authority takes. */
  form?: ResultForm | null;
  adjust: CropAdjustment | null;
  /** What the visitor said to the questions about this photo. */
  answers?: Answers;
  /** The photo is made in this browser and goes nowhere. */
  isOnDevice: boolean;
  /** Of a baby or a small child: the advice before the photo is another. */
  isChild: boolean;
  /** The photo is finished already: it is measured as it is, and nothing is made of it. */
  isCheck: boolean;
}

export interface UploadedPhoto {
  /** Which photo it is an upload of. */
  photoId: string;
  fileName: string;
  url: string;
  width: number;
  height: number;
  /** The document that the picture was made smaller for; null: it is the whole picture. */
  madeFor: string | null;
  /** The very bytes that the visitor gave. */
  isAsGiven: boolean;
  /** ms since 1970; the server keeps it for an hour. */
  uploadedAt: number;
}

export interface PhotoState {
  status: PhotoStatus;
  /** The step that is running; after a failure the one that failed. */
  step: PhotoStep | null;
  /** Which run is under way: answers of any other run are ignored. */
  runId: number;
  /** Share of the upload that has left this device, 0 to 1. */
  uploadRatio: number;
  choices: PhotoChoices;
  photo: Photo | null;
  uploaded: UploadedPhoto | null;
  /** The last one accepted of this photo and document; a run that is under way, is refused or fails leaves it. */
  card: Card | null;
  /** What a finished photo was found to be; null where none was checked. */
  report: PhotoReport | null;
  /** Card or report were made in this browser. */
  isMadeHere: boolean;
  /** The correction of the crop that the card was made with. */
  cardAdjust: CropAdjustment | null;
  /** The background that the card was asked for with. */
  cardBackground: string;
  /** In what alone that which is asked for differs from the card: then a refusal is of this, and the card stays. */
  trying: "correction" | "background" | null;
  /** Why the last correction was not accepted; the card from before it stays. */
  refusedCorrection: Check | null;
  /** The same of another background. */
  refusedBackground: Check | null;
  /** Status "new-photo-required": what was found. Empty for a photo that the browser itself refused. */
  rejection: { checks: Check[]; face: Face | null } | null;
  /** Status "failed", and "new-photo-required" where no check but a rule of the upload refused the photo. */
  failure: { key: FailureKey; code: number | null; retryAfterMs: number | null } | null;
  /** The photo and choices of an earlier visit to this tab have been looked for. */
  isRestored: boolean;
}

export const initialPhotoState: PhotoState = {
  status: "idle",
  step: null,
  runId: 0,
  uploadRatio: 0,
  choices: {
    countryCode: null,
    urlPath: null,
    background: "auto",
    paper: null,
    copies: null,
    adjust: null,
    isOnDevice: isDeviceOnly(),
    isChild: false,
    isCheck: false,
  },
  photo: null,
  uploaded: null,
  card: null,
  report: null,
  isMadeHere: false,
  cardAdjust: null,
  cardBackground: "auto",
  trying: null,
  refusedCorrection: null,
  refusedBackground: null,
  rejection: null,
  failure: null,
  isRestored: false,
};

export const isRunning = (state: PhotoState) =>
  state.status === "checking" || state.status === "uploading" || state.status === "processing";

/** What there is when nothing runs. */
export const finishedStatus = ({ card, report }: Pick<PhotoState, "card" | "report">): PhotoStatus =>
  card ? "accepted" : report ? "checked" : "idle";

export type Missing = "country" | "document" | "photo";

/** A country and a document must both be selected (specification, section 5), and a photo given. */
export function missingFor(state: PhotoState): Missing | null {
  if (state.choices.countryCode === null) return "country";
  if (state.choices.urlPath === null) return "document";
  return state.photo === null ? "photo" : null;
}

import type { Card } from "../../../../contract/card/card";
import type { OtherDocument } from "../../../../contract/card/card-body";
import type { OwnSize } from "../../../../contract/document/own-size";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { Answers } from "../../../../photo/core/questions";
import type { Caption, Check, CropAdjustment, Face, PaperName } from "../../../../photo/core/types";
import { isDeviceOnly } from "../../../photo-mode";
import type { FailureKey } from "../../../v5/failure";
import type { RefusalText } from "../refusal-text";

/** The steps of a run in their order. */
export type PhotoStep = "check" | "upload" | "mask";

/** The form in which a finished photo is handed in. */
export type ResultForm = "digital" | "printout";

/** The visitor's photo; its bytes are in `photo-files.ts` under `photoId`. */
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
  /** The file was trimmed: the check that the original failed. */
  untrimmed?: Check | undefined;
  /** Used by a finished job: the next job may need another photo. */
  isUsed?: boolean;
}

/** One of several photos chosen together; all their bytes are in `photo-files.ts`. */
export interface Shot {
  photo: Photo;
  /** Why the file is not a photo and cannot be used. */
  refusal: RefusalText | null;
  /** Null: not prechecked yet. */
  precheck: ShotPrecheck | null;
}

export interface ShotPrecheck {
  /** The document of the precheck; null before one is chosen. */
  urlPath: string | null;
  isChild: boolean;
  /** Failed and doubtful checks; null if the browser does not support the precheck. */
  checks: Check[] | null;
  /** What the whole run found, shown instead of `checks`; the order of the photos stays. */
  finished?: { faults: Check[]; isMade: boolean };
}

export interface Shots {
  /** Best first, once all are compared. */
  list: Shot[];
  /** The visitor has chosen the one in use; otherwise the best is used. */
  isChosen: boolean;
  /** More were chosen than are accepted. */
  isCut: boolean;
}

export interface PhotoChoices {
  countryCode: string | null;
  urlPath: string | null;
  /** Custom size instead of a document; `urlPath` is then the one of all custom sizes. */
  ownSize?: OwnSize | null;
  /** The document that the custom size replaced; restored without it. */
  documentBefore?: string | null;
  /** "auto", "keep" or one of the template's colours as "#rrggbb". */
  background: string;
  /** Null: the default of the document's country (`wanted-sheet.ts`). */
  paper: PaperName | null;
  /** Null: as many as fit. */
  copies: number | null;
  /** The shop enlarges its prints. */
  isEnlargedByShop?: boolean;
  /** Second document on the same sheet. */
  otherDocument?: OtherDocument | null;
  /** Not chosen, or null: what the authority accepts. */
  form?: ResultForm | null;
  adjust: CropAdjustment | null;
  /** Name and date in the strip below the picture, for a form that asks for them. */
  caption?: Caption | null;
  /** The visitor's answers to questions about this photo. */
  answers?: Answers;
  /** The photo is made in this browser and not uploaded. */
  isOnDevice: boolean;
  /** The photo shows a baby or a small child: relaxed rules and other advice. */
  isChild: boolean;
  /** The photo is finished: it is checked, and nothing is made from it. */
  isCheck: boolean;
}

/** What stands in the fields for name and date. */
export interface TypedCaption extends Caption {
  /** Printing was tried: what is missing is marked. */
  isTried: boolean;
}

export interface UploadedPhoto {
  /** The uploaded photo. */
  photoId: string;
  fileName: string;
  url: string;
  width: number;
  height: number;
  /** The document that the upload was made smaller for; null: it has all pixels. */
  madeFor: string | null;
  /** The upload has the original bytes. */
  isAsGiven: boolean;
  /** ms since 1970; the server keeps it for an hour. */
  uploadedAt: number;
}

export interface Failure {
  key: FailureKey;
  code: number | null;
  retryAfterMs: number | null;
}

/** Checks and measurements of a refused photo. */
export interface Rejection {
  checks: Check[];
  face: Face | null;
}

/** Why a run ended without a result. */
export interface RunFailure {
  /** The photo is the reason: retrying with it cannot help. */
  isOfPhoto: boolean;
  /** Null if no check refused the photo. */
  rejection: Rejection | null;
  /** Null if the checks are the reason. */
  failure: Failure | null;
}

/** The last outcome of a photo and document, with its request. */
export interface Made {
  /** Null if a finished photo was checked. */
  card: Card | null;
  /** Report of a checked photo; null if a card was made. */
  report: PhotoReport | null;
  request: PhotoChoices;
  /** ms since 1970 */
  madeAt: number;
}

export interface Run {
  status: "idle" | "running" | "refused" | "failed";
  /** Request id of the last run of this page; null before the first. Results of others are ignored. */
  requestId: string | null;
  /** The current step; after a failure the one that failed. */
  step: PhotoStep | null;
  /** Uploaded share, 0 to 1. */
  uploadRatio: number;
  /** Status "refused": the report. Null for a photo that the browser refused. */
  rejection: Rejection | null;
  /** Status "failed", and "refused" if an upload rule refused the photo. */
  failure: Failure | null;
  /** The last refused change, which was reverted. */
  refusedChange: { change: "background" | "crop" | "caption"; check: Check } | null;
}

export interface PhotoState {
  choices: PhotoChoices;
  photo: Photo | null;
  /** The photos chosen together, including `photo`; null if it was chosen alone. */
  shots: Shots | null;
  /** The uploaded photo. */
  upload: UploadedPhoto | null;
  /** Kept while a run is in progress, refused or failed; cleared by another photo or document. */
  made: Made | null;
  /** The crops before the chosen one that "Undo" goes back to, the last first gone back to. */
  cropsBefore: (CropAdjustment | null)[];
  /** Null: as on the photo. */
  typedCaption: TypedCaption | null;
  run: Run;
  /** Uploads that the server has still to delete. */
  hasPendingDeletions: boolean;
  /** The state of an earlier visit to this tab has been restored, if there was one. */
  isRestored: boolean;
}

const idleRun: Run = {
  status: "idle",
  requestId: null,
  step: null,
  uploadRatio: 0,
  rejection: null,
  failure: null,
  refusedChange: null,
};

export const initialPhotoState: PhotoState = {
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
  shots: null,
  upload: null,
  made: null,
  cropsBefore: [],
  typedCaption: null,
  run: idleRun,
  hasPendingDeletions: false,
  isRestored: false,
};

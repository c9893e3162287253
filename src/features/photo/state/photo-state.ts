import type { Card } from "../../../../contract/card/card";
import type { OtherDocument } from "../../../../contract/card/card-body";
import type { OwnSize } from "../../../../contract/document/own-size";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { Answers } from "../../../../photo/core/questions";
import type { Check, CropAdjustment, Face, PaperName } from "../../../../photo/core/types";
import { isDeviceOnly } from "../../../photo-mode";
import type { FailureKey } from "../../../v5/failure";
import type { RefusalText } from "../refusal-text";

/** The steps of a run in their order. */
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
  /** It was trimmed when it was given; this is the check that its proportions failed before. */
  untrimmed?: Check | undefined;
  /** A job is finished with it: what is begun next may be meant for another. */
  isUsed?: boolean;
}

/** One of several photos that were given at once; its bytes lie in `photo-files.ts` as those of the photo in use do. */
export interface Shot {
  photo: Photo;
  /** Why the file is no photo; it cannot be used. */
  refusal: RefusalText | null;
  /** Null: not looked at yet. */
  precheck: ShotPrecheck | null;
}

export interface ShotPrecheck {
  /** The document whose checks were made; null before one is chosen. */
  urlPath: string | null;
  isChild: boolean;
  /** What speaks against it; null where this browser could not look. */
  checks: Check[] | null;
}

export interface Shots {
  /** The best first, once all are looked at. */
  list: Shot[];
  /** The visitor has chosen which is used; else it is the best. */
  isChosen: boolean;
  /** More were given than are taken at once. */
  isCut: boolean;
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
  /** The shop enlarges what it prints. */
  isEnlargedByShop?: boolean;
  /** Another document on the same sheet. */
  otherDocument?: OtherDocument | null;
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

export interface Failure {
  key: FailureKey;
  code: number | null;
  retryAfterMs: number | null;
}

/** What was found of a photo that cannot be used. */
export interface Rejection {
  checks: Check[];
  face: Face | null;
}

/** Why a run ended without a result. */
export interface RunFailure {
  /** The photo itself is the reason: trying the same one again cannot help. */
  isOfPhoto: boolean;
  /** Null where no check has refused the photo. */
  rejection: Rejection | null;
  /** Null where checks say it all. */
  failure: Failure | null;
}

/** The last outcome of a photo and document, and what was asked for. */
export interface Made {
  /** Null where a finished photo was checked. */
  card: Card | null;
  /** What a finished photo was found to be; null where a card was made. */
  report: PhotoReport | null;
  request: PhotoChoices;
  /** ms since 1970 */
  madeAt: number;
}

export interface Run {
  status: "idle" | "running" | "refused" | "failed";
  /** Of the last run of this page; null before the first. Answers of any other are ignored. */
  requestId: string | null;
  /** The step that is running; after a failure the one that failed. */
  step: PhotoStep | null;
  /** Share of the upload that has left this device, 0 to 1. */
  uploadRatio: number;
  /** Status "refused": what was found. Null for a photo that the browser itself refused. */
  rejection: Rejection | null;
  /** Status "failed", and "refused" where no check but a rule of the upload refused the photo. */
  failure: Failure | null;
  /** The change of what was made that was refused last: it was taken back. */
  refusedChange: { change: "background" | "crop"; check: Check } | null;
}

export interface PhotoState {
  choices: PhotoChoices;
  photo: Photo | null;
  /** The photos that were given at once, of which `photo` is one; null where it was given alone. */
  shots: Shots | null;
  /** The photo on the server. */
  upload: UploadedPhoto | null;
  /** A run that is under way, is refused or fails leaves it; another photo or document does not. */
  made: Made | null;
  run: Run;
  /** Uploads that the server has still to delete. */
  hasPendingDeletions: boolean;
  /** The photo and choices of an earlier visit to this tab have been looked for. */
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
  run: idleRun,
  hasPendingDeletions: false,
  isRestored: false,
};

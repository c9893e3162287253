import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import type { Card, CardCheck, CropAdjustment, Face } from "../../../contract/card";
import type { Answers } from "../../../photo/core/questions";
import type { PaperName } from "../../../photo/core/types";
import { defaultPaper } from "../../constants";
import { rootReducer } from "../../store/store";
import type { FailureKey } from "../../v5/failure";

export type PhotoStatus =
  | "idle"
  | "checking"
  | "uploading"
  | "processing"
  | "accepted"
  | "new-photo-required"
  | "failed";

/** The steps of a run in their order; each has its file under `steps/`. */
export type PhotoStep = "check" | "upload" | "mask";

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
}

export interface PhotoChoices {
  countryCode: string | null;
  urlPath: string | null;
  /** "auto", "keep" or one of the template's colours as "#rrggbb". */
  background: string;
  paper: PaperName;
  /** Null: as many as fit. */
  copies: number | null;
  adjust: CropAdjustment | null;
  /** What the visitor said to the questions about this photo. */
  answers?: Answers;
}

export interface UploadedPhoto {
  /** Which photo it is an upload of. */
  photoId: string;
  fileName: string;
  url: string;
  width: number;
  height: number;
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
  /** The correction of the crop that the card was made with. */
  cardAdjust: CropAdjustment | null;
  /** What is asked for differs from the card in nothing but the correction of its crop. */
  isCorrecting: boolean;
  /** Why the last correction was not accepted; the card from before it stays. */
  refusedCorrection: CardCheck | null;
  /** Status "new-photo-required": what was found. Empty for a photo that the browser itself refused. */
  rejection: { checks: CardCheck[]; face: Face | null } | null;
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
    paper: defaultPaper,
    copies: null,
    adjust: null,
  },
  photo: null,
  uploaded: null,
  card: null,
  cardAdjust: null,
  isCorrecting: false,
  refusedCorrection: null,
  rejection: null,
  failure: null,
  isRestored: false,
};

const statusOfStep: Record<PhotoStep, PhotoStatus> = {
  check: "checking",
  upload: "uploading",
  mask: "processing",
};

const forgetFaults = (state: PhotoState) => {
  state.rejection = null;
  state.failure = null;
};

/** For another photo or document: what was made of the last one is no answer any more. */
const forgetOutcome = (state: PhotoState) => {
  state.choices.adjust = null;
  state.choices.answers = undefined;
  state.card = null;
  state.isCorrecting = false;
  state.refusedCorrection = null;
  forgetFaults(state);
  if (isRunning(state)) return;
  state.status = "idle";
  state.step = null;
};

export const photoSlice = createSlice({
  name: "photo",
  initialState: initialPhotoState,
  reducers: {
    /** Another country leaves no document chosen. */
    countryChosen: (state, action: PayloadAction<string | null>) => {
      if (state.choices.countryCode === action.payload) return;
      state.choices = { ...state.choices, countryCode: action.payload, urlPath: null, background: "auto" };
      forgetOutcome(state);
    },
    documentChosen: (state, action: PayloadAction<{ countryCode: string; urlPath: string } | null>) => {
      state.choices.urlPath = action.payload?.urlPath ?? null;
      if (action.payload) state.choices.countryCode = action.payload.countryCode;
      state.choices.background = "auto";
      forgetOutcome(state);
    },
    choicesChanged: (
      state,
      action: PayloadAction<
        Partial<Pick<PhotoChoices, "background" | "paper" | "copies" | "adjust" | "answers">>
      >,
    ) => {
      Object.assign(state.choices, action.payload);
      state.isCorrecting = false;
      state.refusedCorrection = null;
    },
    /** The finished photo is wanted at another place. */
    corrected: (state, action: PayloadAction<CropAdjustment | null>) => {
      state.choices.adjust = action.payload;
      state.isCorrecting = state.card !== null;
      state.refusedCorrection = null;
    },
    /** A new photo, or none: what was made of the last one goes. */
    photoChanged: (state, action: PayloadAction<Photo | null>) => {
      state.photo = action.payload;
      state.uploaded = null;
      state.uploadRatio = 0;
      state.status = "idle";
      state.runId += 1;
      forgetOutcome(state);
    },
    runStarted: (state) => {
      state.runId += 1;
      state.status = "checking";
      state.step = "check";
      state.uploadRatio = 0;
      forgetFaults(state);
    },
    /** Stopped by the visitor: photo, choices and the last card stay. */
    runStopped: (state) => {
      state.runId += 1;
      state.step = null;
      if (state.status !== "new-photo-required") state.status = state.card ? "accepted" : "idle";
    },
    stepStarted: (state, action: PayloadAction<PhotoStep>) => {
      state.step = action.payload;
      state.status = statusOfStep[action.payload];
    },
    photoMeasured: (state, action: PayloadAction<{ widthPx: number; heightPx: number }>) => {
      if (state.photo) Object.assign(state.photo, action.payload);
    },
    uploadProgressed: (state, action: PayloadAction<number>) => {
      state.uploadRatio = Math.min(1, Math.max(state.uploadRatio, action.payload));
    },
    uploadDone: (state, action: PayloadAction<UploadedPhoto>) => {
      state.uploaded = action.payload;
      state.uploadRatio = 1;
    },
    /** The server no longer has the file: the next run uploads it again. */
    uploadForgotten: (state) => {
      state.uploaded = null;
      state.uploadRatio = 0;
    },
    photoAccepted: (state, action: PayloadAction<Card>) => {
      forgetFaults(state);
      state.status = "accepted";
      state.step = null;
      state.card = action.payload;
      state.cardAdjust = state.choices.adjust;
      state.isCorrecting = false;
    },
    photoRefused: (state, action: PayloadAction<Pick<PhotoState, "rejection" | "failure">>) => {
      const refused = action.payload.rejection?.checks.find(({ verdict }) => verdict === "fail");
      // Not the photo is refused but where the hand has put it: what was good stays.
      if (state.isCorrecting && refused) {
        state.status = "accepted";
        state.step = null;
        state.choices.adjust = state.cardAdjust;
        state.isCorrecting = false;
        state.refusedCorrection = refused;
        return;
      }
      state.status = "new-photo-required";
      state.step = null;
      state.rejection = action.payload.rejection;
      state.failure = action.payload.failure;
    },
    runFailed: (state, action: PayloadAction<NonNullable<PhotoState["failure"]>>) => {
      forgetFaults(state);
      state.status = "failed";
      state.failure = action.payload;
    },
    photoRestored: (state, action: PayloadAction<Partial<PhotoState>>) => {
      Object.assign(state, action.payload, { isRestored: true, runId: state.runId });
    },
  },
  selectors: {
    selectPhoto: (state) => state,
    selectPhotoStatus: (state) => state.status,
    selectChoices: (state) => state.choices,
    selectCard: (state) => state.card,
    selectIsRunning: (state) => isRunning(state),
    /** What is still missing before a run can start, in the order in which to ask for it. */
    selectMissing: (state) => missingFor(state),
  },
});

export const isRunning = (state: PhotoState) =>
  state.status === "checking" || state.status === "uploading" || state.status === "processing";

export type Missing = "country" | "document" | "photo";

/** A country and a document must both be selected (specification, section 5), and a photo given. */
export function missingFor(state: PhotoState): Missing | null {
  if (state.choices.countryCode === null) return "country";
  if (state.choices.urlPath === null) return "document";
  return state.photo === null ? "photo" : null;
}

declare module "../../store/store" {
  export interface LazySlices extends WithSlice<typeof photoSlice> {}
}

const injected = photoSlice.injectInto(rootReducer);

export const {
  countryChosen,
  documentChosen,
  choicesChanged,
  corrected,
  photoChanged,
  runStarted,
  runStopped,
  stepStarted,
  photoMeasured,
  uploadProgressed,
  uploadDone,
  uploadForgotten,
  photoAccepted,
  photoRefused,
  runFailed,
  photoRestored,
} = photoSlice.actions;

export const { selectPhoto, selectPhotoStatus, selectChoices, selectCard, selectIsRunning, selectMissing } =
  injected.selectors;

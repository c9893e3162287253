import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import type { Card } from "../../../../contract/card";
import { type OwnSize, ownSizeUrlPath } from "../../../../contract/own-size";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { CropAdjustment } from "../../../../photo/core/types";
import { rootReducer } from "../../../store/store";
import {
  finishedStatus,
  initialPhotoState,
  isRunning,
  missingFor,
  type Photo,
  type PhotoChoices,
  type PhotoState,
  type PhotoStatus,
  type PhotoStep,
  type ResultForm,
  type UploadedPhoto,
} from "./photo-state";

const statusOfStep: Record<PhotoStep, PhotoStatus> = {
  check: "checking",
  upload: "uploading",
  mask: "processing",
};

const forgetFaults = (state: PhotoState) => {
  state.rejection = null;
  state.failure = null;
};

const forgetRefusals = (state: PhotoState) => {
  state.refusedCorrection = null;
  state.refusedBackground = null;
};

/** For another photo or document: what was made of the last one is no answer any more. */
const forgetOutcome = (state: PhotoState) => {
  state.choices.adjust = null;
  state.choices.answers = undefined;
  state.card = null;
  state.report = null;
  state.trying = null;
  forgetRefusals(state);
  forgetFaults(state);
  if (isRunning(state)) return;
  state.status = "idle";
  state.step = null;
};

/** For another document: what lies on the sheet, and which form is looked at, were of the last one, too. */
const forgetDocument = (state: PhotoState) => {
  state.choices.copies = null;
  state.choices.also = null;
  state.choices.form = null;
  forgetOutcome(state);
};

/** A size is typed instead of the chosen document, which may be wanted again. */
const leaveDocument = ({ choices }: PhotoState) => {
  if (choices.urlPath !== null && choices.urlPath !== ownSizeUrlPath)
    choices.documentBefore = choices.urlPath;
};

const finish = (state: PhotoState, status: PhotoStatus) => {
  forgetFaults(state);
  state.status = status;
  state.step = null;
  state.isMadeHere = state.choices.isOnDevice;
  if (state.photo) state.photo.isUsed = true;
};

export const photoSlice = createSlice({
  name: "photo",
  initialState: initialPhotoState,
  reducers: {
    /** Another country leaves no document chosen. */
    countryChosen: (state, action: PayloadAction<string | null>) => {
      if (state.choices.countryCode === action.payload) return;
      state.choices = { ...state.choices, countryCode: action.payload, urlPath: null, background: "auto" };
      state.choices.ownSize = null;
      state.choices.documentBefore = null;
      forgetDocument(state);
    },
    documentChosen: (state, action: PayloadAction<{ countryCode: string; urlPath: string } | null>) => {
      if (action.payload) {
        state.choices.countryCode = action.payload.countryCode;
        state.choices.documentBefore = null;
      } else leaveDocument(state);
      state.choices.urlPath = action.payload?.urlPath ?? null;
      state.choices.background = "auto";
      state.choices.ownSize = null;
      forgetDocument(state);
    },
    /** A size that was typed, and what shall lie behind the person. */
    ownSizeChosen: (state, action: PayloadAction<{ ownSize: OwnSize; background: string }>) => {
      leaveDocument(state);
      state.choices = { ...state.choices, ...action.payload, urlPath: ownSizeUrlPath };
      forgetDocument(state);
    },
    /** Whether a photo is to be made, or a finished one only checked. */
    purposeChosen: (state, action: PayloadAction<{ isCheck: boolean }>) => {
      if (state.choices.isCheck === action.payload.isCheck) return;
      state.choices.isCheck = action.payload.isCheck;
      forgetOutcome(state);
    },
    choicesChanged: (
      state,
      action: PayloadAction<
        Partial<
          Pick<
            PhotoChoices,
            "background" | "paper" | "copies" | "also" | "adjust" | "answers" | "isOnDevice" | "isChild"
          >
        >
      >,
    ) => {
      Object.assign(state.choices, action.payload);
      state.trying = state.card && action.payload.background !== undefined ? "background" : null;
      forgetRefusals(state);
    },
    /** Which form of the photo is looked at: nothing is made for it. */
    formChosen: (state, action: PayloadAction<ResultForm>) => {
      state.choices.form = action.payload;
    },
    /** The finished photo is wanted at another place. */
    corrected: (state, action: PayloadAction<CropAdjustment | null>) => {
      state.choices.adjust = action.payload;
      state.trying = state.card && "correction";
      forgetRefusals(state);
    },
    /** A new photo, or none: what was made of the last one goes. */
    photoChanged: (state, action: PayloadAction<Photo | null>) => {
      state.photo = action.payload;
      if (!action.payload) state.choices.isChild = false;
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
      if (state.status !== "new-photo-required") state.status = finishedStatus(state);
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
      finish(state, "accepted");
      state.card = action.payload;
      state.cardAdjust = state.choices.adjust;
      state.cardBackground = state.choices.background;
      state.trying = null;
    },
    photoChecked: (state, action: PayloadAction<PhotoReport>) => {
      finish(state, "checked");
      state.report = action.payload;
    },
    photoRefused: (state, action: PayloadAction<Pick<PhotoState, "rejection" | "failure">>) => {
      const refused = action.payload.rejection?.checks.find(({ verdict }) => verdict === "fail");
      // Not the photo is refused but where the hand has put it, or what was laid behind it: what was good stays.
      if (state.trying && refused) {
        state.status = "accepted";
        state.step = null;
        state.choices.adjust = state.cardAdjust;
        state.choices.background = state.cardBackground;
        state[state.trying === "correction" ? "refusedCorrection" : "refusedBackground"] = refused;
        state.trying = null;
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

declare module "../../../store/store" {
  export interface LazySlices extends WithSlice<typeof photoSlice> {}
}

const injected = photoSlice.injectInto(rootReducer);

export const {
  countryChosen,
  documentChosen,
  ownSizeChosen,
  purposeChosen,
  choicesChanged,
  formChosen,
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
  photoChecked,
  photoRefused,
  runFailed,
  photoRestored,
} = photoSlice.actions;

export const { selectPhoto, selectPhotoStatus, selectChoices, selectCard, selectIsRunning, selectMissing } =
  injected.selectors;

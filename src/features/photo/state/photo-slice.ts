import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { isForChild } from "../../../../contract/document/for-child";
import { type OwnSize, ownSizeUrlPath } from "../../../../contract/document/own-size";
import type { CropAdjustment } from "../../../../photo/core/types";
import { rootReducer } from "../../../store/store";
import { isSameJson } from "../same-json";
import { finishShot } from "./finish-shot";
import { photoChange } from "./photo-change";
import {
  type Failure,
  initialPhotoState,
  type Made,
  type Photo,
  type PhotoChoices,
  type PhotoState,
  type PhotoStep,
  type ResultForm,
  type RunFailure,
  type Shots,
  type TypedCaption,
  type UploadedPhoto,
} from "./photo-state";

/** Type of the thunk `make` (`actions/make.ts`), which is loaded later: its actions are matched by their types. */
export const makeType = "photo/make";

type MakeAction<Type extends string, Payload = undefined> = PayloadAction<
  Payload,
  `${typeof makeType}/${Type}`,
  { requestId: string; aborted?: boolean }
>;

function forgetFaults({ run }: PhotoState) {
  run.rejection = null;
  run.failure = null;
}

/** Clears the outcome for another photo or document. */
function forgetOutcome(state: PhotoState) {
  state.choices.adjust = null;
  state.cropsBefore = [];
  // Another photo may be of another person.
  state.choices.caption = null;
  state.typedCaption = null;
  state.choices.answers = undefined;
  state.made = null;
  state.run.refusedChange = null;
  forgetFaults(state);
  if (state.run.status === "running") return;
  state.run.status = "idle";
  state.run.step = null;
}

/** Clears the other document of the sheet and the displayed form, when a document is chosen. */
function forgetDocument(state: PhotoState) {
  state.choices.copies = null;
  state.choices.otherDocument = null;
  state.choices.form = null;
  forgetOutcome(state);
}

/** Replaces the chosen document by a custom size and remembers it. */
function leaveDocument({ choices }: PhotoState) {
  if (choices.urlPath !== null && choices.urlPath !== ownSizeUrlPath)
    choices.documentBefore = choices.urlPath;
}

/** Cancelled, or superseded: photo, choices and the last outcome stay. */
function endRun({ run }: PhotoState) {
  run.step = null;
  if (run.status !== "refused") run.status = "idle";
}

/** Only the change of a card was refused: the photo itself was accepted. */
const triedChange = (state: PhotoState) =>
  isSameJson(state.choices.answers, state.made?.request.answers) ? photoChange(state) : null;

export const photoSlice = createSlice({
  name: "photo",
  initialState: initialPhotoState,
  reducers: {
    /** Another country: no document is chosen. */
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
      // The switch for babies is on for their own documents, and off again for the next one.
      if (isForChild(state.choices) || isForChild(action.payload ?? {}))
        state.choices.isChild = isForChild(action.payload ?? {});
      state.choices.urlPath = action.payload?.urlPath ?? null;
      state.choices.background = "auto";
      state.choices.ownSize = null;
      forgetDocument(state);
    },
    /** A custom size and its background. */
    ownSizeChosen: (state, action: PayloadAction<{ ownSize: OwnSize; background: string }>) => {
      leaveDocument(state);
      state.choices = { ...state.choices, ...action.payload, urlPath: ownSizeUrlPath };
      forgetDocument(state);
    },
    /** Whether to make a photo, or to check a finished one. */
    purposeChosen: (state, action: PayloadAction<{ isCheck: boolean }>) => {
      if (state.choices.isCheck === action.payload.isCheck) return;
      state.choices.isCheck = action.payload.isCheck;
      forgetOutcome(state);
    },
    choicesChanged: (
      state,
      action: PayloadAction<
        Partial<
          Omit<PhotoChoices, "countryCode" | "urlPath" | "ownSize" | "documentBefore" | "form" | "isCheck">
        >
      >,
    ) => {
      Object.assign(state.choices, action.payload);
      state.run.refusedChange = null;
    },
    /** The chosen crop is left for another one. */
    cropLeft: (state, action: PayloadAction<CropAdjustment | null>) => {
      state.cropsBefore.push(action.payload);
    },
    /** Back to the last of `cropsBefore`. */
    cropUndone: (state) => {
      state.cropsBefore.pop();
    },
    captionTyped: (state, action: PayloadAction<TypedCaption | null>) => {
      state.typedCaption = action.payload;
      if (state.run.refusedChange?.change === "caption") state.run.refusedChange = null;
    },
    /** The displayed form of the photo; makes nothing. */
    formChosen: (state, action: PayloadAction<ResultForm>) => {
      state.choices.form = action.payload;
    },
    /** A new photo, or none: clears the outcome. */
    photoChanged: (state, action: PayloadAction<Photo | null>) => {
      const photoId = action.payload?.photoId;
      state.photo = action.payload;
      if (!action.payload) state.choices.isChild = isForChild(state.choices);
      if (!state.shots?.list.some(({ photo }) => photo.photoId === photoId)) state.shots = null;
      state.upload = null;
      state.run.uploadRatio = 0;
      state.run.status = "idle";
      forgetOutcome(state);
    },
    shotsChanged: (state, action: PayloadAction<Shots>) => {
      state.shots = action.payload;
    },
    photoMeasured: (state, action: PayloadAction<{ widthPx: number; heightPx: number }>) => {
      if (state.photo) Object.assign(state.photo, action.payload);
    },
    runStopped: endRun,
    /** The run could not start. */
    runFailed: (state, action: PayloadAction<Failure>) => {
      forgetFaults(state);
      state.run.status = "failed";
      state.run.failure = action.payload;
    },
    stepStarted: ({ run }, action: PayloadAction<PhotoStep>) => {
      run.step = action.payload;
    },
    uploadProgressed: ({ run }, action: PayloadAction<number>) => {
      run.uploadRatio = Math.min(1, Math.max(run.uploadRatio, action.payload));
    },
    uploadDone: (state, action: PayloadAction<UploadedPhoto>) => {
      state.upload = action.payload;
      state.run.uploadRatio = 1;
    },
    /** The server no longer has the file: the next run uploads it again. */
    uploadForgotten: (state) => {
      state.upload = null;
      state.run.uploadRatio = 0;
    },
    pendingDeletionsChanged: (state, action: PayloadAction<boolean>) => {
      state.hasPendingDeletions = action.payload;
    },
    photoRestored: (
      state,
      action: PayloadAction<Partial<Omit<PhotoState, "run">> & { run?: Partial<PhotoState["run"]> }>,
    ) => {
      const { run, ...restored } = action.payload;
      Object.assign(state, restored, { isRestored: true });
      Object.assign(state.run, run);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(`${makeType}/pending`, (state, { meta }: MakeAction<"pending">) => {
        const { refusedChange } = state.run;
        state.run = { ...initialPhotoState.run, refusedChange, status: "running", step: "check" };
        state.run.requestId = meta.requestId;
      })
      .addCase(`${makeType}/fulfilled`, (state, { meta, payload }: MakeAction<"fulfilled", Made>) => {
        if (meta.requestId !== state.run.requestId) return;
        const { request } = payload;
        const { choices } = state;
        const isWanted = choices.urlPath === request.urlPath && isSameJson(choices.ownSize, request.ownSize);
        // Ignore a card of another document than the chosen one.
        if (!isWanted) return endRun(state);
        forgetFaults(state);
        state.run.status = "idle";
        state.run.step = null;
        state.made = payload;
        if (state.photo) state.photo.isUsed = true;
        finishShot(state, (payload.card ?? payload.report)?.checks ?? [], payload.card !== null);
      })
      .addCase(
        `${makeType}/rejected`,
        (state, { meta, payload }: MakeAction<"rejected", RunFailure | undefined>) => {
          const { run } = state;
          if (meta.requestId !== run.requestId || run.status !== "running") return;
          if (!payload) return endRun(state);
          const { isOfPhoto, rejection, failure } = payload;
          if (!isOfPhoto) {
            run.status = "failed";
            run.failure = failure;
            return;
          }
          run.step = null;
          const change = triedChange(state);
          const check = rejection?.checks.find(({ verdict }) => verdict === "fail");
          if (state.made && change && check) {
            const { adjust, background, caption } = state.made.request;
            Object.assign(state.choices, { adjust, background, caption });
            run.status = "idle";
            run.refusedChange = { change, check };
            return;
          }
          run.status = "refused";
          run.rejection = rejection;
          if (rejection) finishShot(state, rejection.checks, false);
          run.failure = failure;
        },
      ),
  selectors: { selectPhoto: (state) => state },
});

declare module "../../../store/store" {
  export interface LazySlices extends WithSlice<typeof photoSlice> {}
}

export const { selectPhoto } = photoSlice.injectInto(rootReducer).selectors;

export const {
  countryChosen,
  documentChosen,
  ownSizeChosen,
  purposeChosen,
  choicesChanged,
  cropLeft,
  cropUndone,
  captionTyped,
  formChosen,
  photoChanged,
  shotsChanged,
  photoMeasured,
  runStopped,
  runFailed,
  stepStarted,
  uploadProgressed,
  uploadDone,
  uploadForgotten,
  pendingDeletionsChanged,
  photoRestored,
} = photoSlice.actions;

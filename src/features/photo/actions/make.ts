import { createAsyncThunk } from "@reduxjs/toolkit";
import { loadImage } from "../../../images/load-image";
import type { Services } from "../../../store/services";
import { selectPassportData } from "../../../store/site-slice";
import type { AppDispatch, AppThunk, RootState } from "../../../store/store";
import { announce } from "../../../v5/announce";
import { chooseEngine } from "../engines/choose-engine";
import type { EngineJob } from "../engines/engine";
import { photoFiles } from "../photo-files";
import { PhotoRefused, photoGone } from "../photo-refused";
import { resultFiles } from "../result-files";
import { photoRun } from "../run";
import { makeType, photoMeasured, runStopped, selectPhoto } from "../state/photo-slice";
import type { Made, Photo, RunFailure } from "../state/photo-state";
import { selectMissing } from "../state/selectors";
import { checkFile } from "./check-file";
import { toFailure } from "./to-failure";

interface MakeConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
  rejectValue: RunFailure;
}

/**
 * Makes a card from the chosen photo, or a report if the photo is finished. Does nothing while a choice is missing.
 */
export const make = createAsyncThunk<Made, void, MakeConfig>(
  makeType,
  async (_, { dispatch, getState, extra, signal, rejectWithValue }) => {
    try {
      const { photo, choices: request } = selectPhoto(getState());
      if (!photo) throw photoGone();
      const isWholeWanted = () =>
        request.isCheck || selectPassportData(getState())?.editPolicy.geometry === "forbidden";
      // Do not trim a photo that the authority wants uncropped, or a finished one.
      if (photo.untrimmed && isWholeWanted()) throw new PhotoRefused({ checks: [photo.untrimmed] });
      const file = await photoFiles(extra).get(photo.photoId);
      signal.throwIfAborted();
      const measured = file ? await dispatch(measure(file, photo, signal)) : photo;
      const engine = await chooseEngine(request);
      const job: EngineJob = { file, photo: measured, request, signal };
      const card = request.isCheck ? null : await dispatch(engine.makeCard(job));
      const report = request.isCheck ? await dispatch(engine.checkPhoto(job)) : null;
      signal.throwIfAborted();
      if (card) dispatch(showFile(card.digital.url));
      return { card, report, request, madeAt: Date.now() };
    } catch (error) {
      if (signal.aborted) throw error;
      return rejectWithValue(toFailure(error));
    }
  },
  { condition: (_, { getState }) => selectMissing(getState()) === null },
);

const measure =
  (file: Blob, photo: Photo, signal: AbortSignal): AppThunk<Promise<Photo>> =>
  async (dispatch) => {
    const { widthPx, heightPx } = await checkFile(file, signal);
    if (widthPx === null || heightPx === null) return photo;
    dispatch(photoMeasured({ widthPx, heightPx }));
    return { ...photo, widthPx, heightPx };
  };

/**
 * Fetches the photo once, for display and download. A failure is reported immediately, on whichever page the visitor
 * is.
 */
const showFile =
  (url: string): AppThunk =>
  (_dispatch, _getState, services) => {
    const files = resultFiles(services);
    // Files made on this device are already in memory.
    if (!url.startsWith("blob:")) void files.fetch(url).catch(() => {});
    files
      .displayUrl(url)
      .then(loadImage)
      .catch((error: Error) => announce(error.message));
  };

/** Makes the photo and cancels a run in progress; its results are ignored. */
export const makePhoto = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  const run = photoRun(services);
  run.last?.abort();
  run.last = dispatch(make());
  await run.last;
};

/** Cancels the current run; photo and choices stay. */
export const stopPhoto = (): AppThunk => (dispatch, _getState, services) => {
  photoRun(services).last?.abort();
  dispatch(runStopped());
};

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
import { photoMeasured, runStopped, selectPhoto } from "../state/photo-slice";
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

/** From the chosen photo to a card or, where it is finished already, to a report. Not while a choice is missing. */
export const make = createAsyncThunk<Made, void, MakeConfig>(
  "photo/make",
  async (_, { dispatch, getState, extra, signal, rejectWithValue }) => {
    try {
      const { photo, choices: request } = selectPhoto(getState());
      if (!photo) throw photoGone();
      const isWholeWanted = () =>
        request.isCheck || selectPassportData(getState())?.editPolicy.geometry === "forbidden";
      // What an authority wants uncut, and what is finished, is not to be trimmed.
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

/** Fetches the photo once, to be shown and to be saved. One that does not come is told at once, wherever the visitor is. */
const showFile =
  (url: string): AppThunk =>
  (_dispatch, _getState, services) => {
    const files = resultFiles(services);
    // A file that was made on this device is here.
    if (!url.startsWith("blob:")) void files.fetch(url).catch(() => {});
    files
      .displayUrl(url)
      .then(loadImage)
      .catch((error: Error) => announce(error.message));
  };

/** Makes the photo, in place of a run that is under way: nothing that this one still answers is taken. */
export const makePhoto = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  const run = photoRun(services);
  run.last?.abort();
  run.last = dispatch(make());
  await run.last;
};

/** Stops the run, if there is one; photo and choices stay. */
export const stopPhoto = (): AppThunk => (dispatch, _getState, services) => {
  photoRun(services).last?.abort();
  dispatch(runStopped());
};

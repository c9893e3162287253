import type { WantedDocument } from "../../../../contract/own-size";
import { loadImage } from "../../../images/load-image";
import type { AppThunk } from "../../../store/store";
import { announce } from "../../../v5/announce";
import { isAbort, V5Error } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import type { CheckedPhoto, MadeCard } from "../engines/engine";
import { bringFile, shownAddress } from "../finished-files";
import { photoFile } from "../photo-files";
import { PhotoRefused, photoGone } from "../photo-refused";
import { photoService } from "../services/choose-service";
import {
  photoAccepted,
  photoChecked,
  photoMeasured,
  photoRefused,
  runFailed,
  runStarted,
  runStopped,
  selectPhoto,
} from "../state/photo-slice";
import { missingFor, type Photo } from "../state/photo-state";
import { checkPhoto } from "./check-file";

/** The run under way; its signal stops every step and every call. */
let running: AbortController | null = null;

/** Resolves when the last run that was begun has come to its end. */
let lastRun: Promise<void> = Promise.resolve();

export const runEnded = (): Promise<void> => lastRun;

/** Stops the run, if there is one; photo and choices stay. */
export const stopPhoto = (): AppThunk => (dispatch) => {
  running?.abort();
  running = null;
  dispatch(runStopped());
};

/**
 * From the chosen photo to an outcome: "accepted", "new-photo-required" or "failed". A run that is under way
 * is stopped, and nothing that it still answers is taken. Does nothing while a choice is missing.
 */
export const makePhoto = (): AppThunk<Promise<void>> => (dispatch) => {
  lastRun = dispatch(run());
  return lastRun;
};

const run = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  running?.abort();
  if (missingFor(selectPhoto(getState())) !== null) return;
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  dispatch(runStarted());
  try {
    const { photo, choices } = selectPhoto(getState());
    const file = photo && (await photoFile(photo.photoId));
    signal.throwIfAborted();
    if (!photo) throw photoGone();
    const measured = file ? await dispatch(check(file, photo, signal)) : photo;
    const service = await dispatch(photoService());
    if (choices.isCheck) {
      const checked = await dispatch(service.checkPhoto(file, measured, signal));
      signal.throwIfAborted();
      dispatch(take(checked));
      return;
    }
    const made = await dispatch(service.makeCard(file, measured, signal));
    signal.throwIfAborted();
    dispatch(accept(made));
  } catch (error) {
    if (!signal.aborted) dispatch(failed(error));
  } finally {
    if (running === controller) running = null;
  }
};

const check =
  (file: Blob, photo: Photo, signal: AbortSignal): AppThunk<Promise<Photo>> =>
  async (dispatch) => {
    const { widthPx, heightPx } = await checkPhoto(file, signal);
    if (widthPx === null || heightPx === null) return photo;
    dispatch(photoMeasured({ widthPx, heightPx }));
    return { ...photo, widthPx, heightPx };
  };

/** Whether what was made is of the document that is chosen now. */
const isStillWanted =
  ({ urlPath, ownSize }: WantedDocument): AppThunk<boolean> =>
  (_dispatch, getState) => {
    const { choices } = selectPhoto(getState());
    return choices.urlPath === urlPath && choices.ownSize === ownSize;
  };

/** A card for another document than the one that is chosen now is none. */
const accept =
  ({ card, ...wanted }: MadeCard): AppThunk =>
  (dispatch) => {
    if (!dispatch(isStillWanted(wanted))) return void dispatch(runStopped());
    const { url } = card.digital;
    // Once, to be shown and to be saved; a file that was made on this device is here.
    if (!url.startsWith("blob:")) void bringFile(url).catch(() => {});
    dispatch(photoAccepted(card));
    // One that does not come is told at once, wherever the visitor is.
    shownAddress(url)
      .then(loadImage)
      .catch((error: Error) => announce(error.message));
  };

const take =
  ({ report, ...wanted }: CheckedPhoto): AppThunk =>
  (dispatch) => {
    dispatch(dispatch(isStillWanted(wanted)) ? photoChecked(report) : runStopped());
  };

/** Faults of the photo itself: trying the same one again cannot help. All others are the server's or the line's. */
const photoFaults: readonly FailureKey[] = [
  "photoNotAccepted",
  "prohibitedContent",
  "rotationFailed",
  "compressionFailed",
  "formatConversionFailed",
  "formatNotSupported",
  "imageLoadFailed",
  "fileEmpty",
  "fileTooLarge",
  "fileTooCostly",
];

const failed =
  (error: unknown): AppThunk =>
  (dispatch) => {
    if (error instanceof PhotoRefused) {
      const { checks, face, failureKey } = error;
      const failure = failureKey && { key: failureKey, code: null, retryAfterMs: null };
      if (failure && !photoFaults.includes(failure.key)) dispatch(runFailed(failure));
      else dispatch(photoRefused({ rejection: { checks, face }, failure }));
      return;
    }
    if (isAbort(error)) return;
    const { failureKey: key, code, retryAfterMs } = error instanceof V5Error ? error : new V5Error("unknown");
    const failure = { key, code, retryAfterMs };
    if (photoFaults.includes(key)) dispatch(photoRefused({ rejection: null, failure }));
    else dispatch(runFailed(failure));
    if (!(error instanceof V5Error)) console.error(error);
  };

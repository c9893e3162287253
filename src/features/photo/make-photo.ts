import { loadImage } from "../../images/load-image";
import { selectLang } from "../../store/site-slice";
import type { AppThunk } from "../../store/store";
import { announce } from "../../v5/announce";
import { isAbort, V5Error } from "../../v5/errors";
import type { FailureKey } from "../../v5/failure";
import { photoFile } from "./photo-files";
import { PhotoRefused } from "./photo-refused";
import {
  missingFor,
  type Photo,
  photoAccepted,
  photoMeasured,
  photoRefused,
  runFailed,
  runStarted,
  runStopped,
  selectPhoto,
  stepStarted,
  type UploadedPhoto,
  uploadDone,
  uploadForgotten,
  uploadProgressed,
} from "./photo-slice";
import { checkPhoto } from "./steps/check";
import { maskPhoto } from "./steps/mask";
import { uploadPhoto } from "./steps/upload";

/** The run under way; its signal stops every step and every call. */
let running: AbortController | null = null;

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
export const makePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  running?.abort();
  if (missingFor(selectPhoto(getState())) !== null) return;
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  dispatch(runStarted());
  try {
    const { photo } = selectPhoto(getState());
    const file = photo && (await photoFile(photo.photoId));
    signal.throwIfAborted();
    if (!photo) throw photoGone();
    const measured = file ? await dispatch(check(file, photo, signal)) : photo;
    await dispatch(uploadAndMask(file, measured, signal));
  } catch (error) {
    if (!signal.aborted) dispatch(failed(error));
  } finally {
    if (running === controller) running = null;
  }
};

const photoGone = () => new PhotoRefused({ failureKey: "imageLoadFailed" });

const check =
  (file: Blob, photo: Photo, signal: AbortSignal): AppThunk<Promise<Photo>> =>
  async (dispatch) => {
    const { widthPx, heightPx } = await checkPhoto(file, signal);
    if (widthPx === null || heightPx === null) return photo;
    dispatch(photoMeasured({ widthPx, heightPx }));
    return { ...photo, widthPx, heightPx };
  };

/**
 * An upload that the server has deleted since is made once more; a second 404 speaks of the document. Where this
 * browser no longer has the file (null), its upload serves as long as the server keeps it.
 */
const uploadAndMask =
  (file: Blob | null, photo: Photo, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { uploaded: earlier } = selectPhoto(getState());
    const isReused = earlier?.photoId === photo.photoId;
    if (!isReused && !file) throw photoGone();
    try {
      const uploaded = isReused ? earlier : await dispatch(upload(file!, photo, signal));
      await dispatch(mask(uploaded, signal, isReused));
    } catch (error) {
      signal.throwIfAborted();
      if (!isGone(error)) {
        if (isReused) announce(error);
        throw error;
      }
      dispatch(uploadForgotten());
      if (!isReused) throw new V5Error("no such document", templateGone);
      await dispatch(uploadAndMask(file, photo, signal));
    }
  };

const templateGone = { status: 404, failureKey: "templateMissing" } as const;
const isGone = (error: unknown) => error instanceof V5Error && error.status === 404;

const upload =
  (file: Blob, photo: Photo, signal: AbortSignal): AppThunk<Promise<UploadedPhoto>> =>
  async (dispatch) => {
    dispatch(stepStarted("upload"));
    const onProgress = (ratio: number) => {
      if (!signal.aborted) dispatch(uploadProgressed(ratio));
    };
    const uploaded = await uploadPhoto(file, photo, onProgress, signal);
    signal.throwIfAborted();
    dispatch(uploadDone(uploaded));
    return uploaded;
  };

/** Quiet with an earlier upload, which may have been deleted: the visitor need not hear of what is mended. */
const mask =
  (uploaded: UploadedPhoto, signal: AbortSignal, isQuiet: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { choices } = selectPhoto(getState());
    if (choices.urlPath === null) return;
    dispatch(stepStarted("mask"));
    const lang = selectLang(getState());
    const card = await maskPhoto(
      uploaded,
      { ...choices, urlPath: choices.urlPath },
      { lang, signal, isQuiet },
    );
    signal.throwIfAborted();
    // Another document was chosen meanwhile: this is no photo for it.
    if (selectPhoto(getState()).choices.urlPath !== choices.urlPath) return void dispatch(runStopped());
    dispatch(photoAccepted(card));
    for (const { url } of [card.digital, card.preview, card.printout]) {
      // Fetched ahead into the cache that the page shows them from; one that does not come is told there.
      loadImage(url).catch((error: Error) => announce(error.message));
    }
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

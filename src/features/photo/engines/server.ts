import { selectLang, selectPassportData } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { announce } from "../../../v5/announce";
import { v5Url } from "../../../v5/client";
import { isGone, V5Error } from "../../../v5/errors";
import { fetchFile } from "../../../v5/file";
import { forgetUpload } from "../actions/delete-upload";
import { uploadPhoto } from "../actions/upload";
import { wantedSheet } from "../documents/wanted-sheet";
import { PhotoRefused, photoGone } from "../photo-refused";
import {
  selectPhoto,
  stepStarted,
  uploadDone,
  uploadForgotten,
  uploadProgressed,
} from "../state/photo-slice";
import type { Photo, UploadedPhoto } from "../state/photo-state";
import { maskPhoto } from "../steps/mask";
import { measureFinished } from "../steps/measure-finished";
import { segmentPhoto } from "../steps/segment";
import type { CheckedPhoto, MadeCard, PhotoService } from "./engine";
import { asGiven, shrinkFor } from "./shrink";

/**
 * The photo goes to the v5 API. An upload that the server has deleted since is made once more; a second 404 speaks of
 * the document. Where this browser no longer has the file, its upload serves as long as the server keeps it.
 */
const onServer =
  <Answer>(
    work: (uploaded: UploadedPhoto, signal: AbortSignal, isQuiet: boolean) => AppThunk<Promise<Answer>>,
  ) =>
  (file: Blob | null, photo: Photo, signal: AbortSignal): AppThunk<Promise<Answer>> =>
  async (dispatch, getState) => {
    const { uploaded: earlier, choices } = selectPhoto(getState());
    // The other document of a mixed sheet may need more pixels than the one that the picture was made smaller for.
    const isFor = (madeFor?: string | null) => madeFor === choices.urlPath && !choices.also;
    const hasAll = choices.isCheck
      ? earlier?.isAsGiven
      : earlier?.madeFor === null || isFor(earlier?.madeFor);
    // One with too few pixels for this document is better than none, but not the file that is to be judged.
    const isReused = earlier?.photoId === photo.photoId && (hasAll || (!file && !choices.isCheck));
    if (!isReused && !file) throw photoGone();
    if (!isReused && earlier) void forgetUpload(earlier.fileName, earlier.uploadedAt);
    try {
      const uploaded = isReused ? earlier : await dispatch(upload(file!, photo, signal));
      return await dispatch(work(uploaded, signal, isReused));
    } catch (error) {
      signal.throwIfAborted();
      if (!isGone(error)) {
        if (isReused) announce(error);
        throw error;
      }
      dispatch(uploadForgotten());
      if (!isReused) throw new V5Error("no such document", templateGone);
      return dispatch(onServer(work)(file, photo, signal));
    }
  };

const templateGone = { status: 404, failureKey: "templateMissing" } as const;

const upload =
  (file: Blob, photo: Photo, signal: AbortSignal): AppThunk<Promise<UploadedPhoto>> =>
  async (dispatch, getState) => {
    dispatch(stepStarted("upload"));
    const onProgress = (ratio: number) => {
      if (!signal.aborted) dispatch(uploadProgressed(ratio));
    };
    const template = selectPassportData(getState());
    const { urlPath, ownSize, isCheck, also } = selectPhoto(getState()).choices;
    // The next typed size may need more pixels than this one.
    const isChosen = template?.urlPath === urlPath && !ownSize && !also;
    const sent = isCheck
      ? asGiven(file, photo)
      : await shrinkFor(isChosen ? template : null, file, photo, signal);
    const uploaded = await uploadPhoto(sent, photo, onProgress, signal);
    signal.throwIfAborted();
    dispatch(uploadDone(uploaded));
    return uploaded;
  };

/** Quiet with an earlier upload, which may have been deleted: the visitor need not hear of what is mended. */
const mask =
  (uploaded: UploadedPhoto, signal: AbortSignal, isQuiet: boolean): AppThunk<Promise<MadeCard>> =>
  async (dispatch, getState) => {
    const { choices } = selectPhoto(getState());
    const urlPath = choices.urlPath!;
    dispatch(stepStarted("mask"));
    const lang = selectLang(getState());
    const card = await maskPhoto(
      uploaded,
      { ...choices, ...wantedSheet(choices), urlPath },
      { lang, signal, isQuiet },
    );
    return { card, urlPath, ownSize: choices.ownSize };
  };

const measure =
  (uploaded: UploadedPhoto, signal: AbortSignal, isQuiet: boolean): AppThunk<Promise<CheckedPhoto>> =>
  async (dispatch, getState) => {
    const { choices } = selectPhoto(getState());
    const urlPath = choices.urlPath!;
    dispatch(stepStarted("mask"));
    const request = { ...choices, fileName: uploaded.fileName, urlPath };
    const report = await measureFinished(request, { lang: selectLang(getState()), signal, isQuiet });
    return { report, urlPath, ownSize: choices.ownSize };
  };

const cutOut =
  (signal: AbortSignal): AppThunk<Promise<Blob>> =>
  async (dispatch, getState) => {
    const { uploaded } = selectPhoto(getState());
    // After a download found the files gone, the next run uploads the photo again.
    if (!uploaded) throw new PhotoRefused({ failureKey: "imageLinkMissing" });
    try {
      const { url } = await segmentPhoto(uploaded, signal);
      return await fetchFile(v5Url(url), { signal });
    } catch (error) {
      if (isGone(error)) dispatch(uploadForgotten());
      throw error;
    }
  };

export const serverService: PhotoService = {
  makeCard: onServer(mask),
  checkPhoto: onServer(measure),
  cutOut,
};

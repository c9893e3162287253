import type { Card, CardRejection } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import { selectLang, selectPassportData } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { announce } from "../../../v5/announce";
import { v5Url } from "../../../v5/base";
import { checkCard, maskCard } from "../../../v5/card";
import type { CallOptions } from "../../../v5/client";
import { isGone, V5Error, V5Rejection } from "../../../v5/errors";
import { fetchFile } from "../../../v5/file";
import { segmentImage } from "../../../v5/segment";
import { deleteUpload } from "../actions/delete-upload";
import { wantedSheet } from "../documents/wanted-sheet";
import { PhotoRefused, photoGone } from "../photo-refused";
import { headFound } from "../precheck";
import {
  selectPhoto,
  stepStarted,
  uploadDone,
  uploadForgotten,
  uploadProgressed,
} from "../state/photo-slice";
import type { PhotoChoices, UploadedPhoto } from "../state/photo-state";
import type { Engine, EngineJob } from "./engine";
import { asGiven, shrinkFor } from "./shrink";
import { uploadPhoto } from "./upload-photo";

type Ask<Answer> = (
  upload: UploadedPhoto,
  request: PhotoChoices & { urlPath: string },
  options: Pick<CallOptions, "lang" | "signal" | "isQuiet">,
) => Promise<Answer>;

/**
 * Makes the photo with the v5 API. An upload that the server has deleted is uploaded again once; a second 404 means
 * the document. If this browser no longer has the file, its upload is used while the server keeps it.
 */
const onServer =
  <Answer>(ask: Ask<Answer>) =>
  (job: EngineJob): AppThunk<Promise<Answer>> =>
  async (dispatch, getState) => {
    const { file, request, signal } = job;
    const earlier = selectPhoto(getState()).upload;
    const isReused = earlier !== null && isUsable(earlier, job);
    if (!isReused && !file) throw photoGone();
    if (!isReused && earlier) void dispatch(deleteUpload(earlier));
    try {
      const upload = isReused ? earlier : await dispatch(send(file!, job));
      dispatch(stepStarted("mask"));
      // No toast with a reused upload, which may have been deleted: that is repaired silently.
      const options = { lang: selectLang(getState()), signal, isQuiet: isReused };
      return await ask(upload, { ...request, urlPath: request.urlPath! }, options);
    } catch (error) {
      signal.throwIfAborted();
      if (!isGone(error)) {
        if (isReused) announce(error);
        throw error;
      }
      dispatch(uploadForgotten());
      if (!isReused) throw new V5Error("no such document", templateGone);
      return dispatch(onServer(ask)(job));
    }
  };

const templateGone = { status: 404, failureKey: "templateMissing" } as const;

function isUsable(earlier: UploadedPhoto, { file, photo, request }: EngineJob): boolean {
  if (earlier.photoId !== photo.photoId) return false;
  if (request.isCheck) return earlier.isAsGiven;
  // The other document of a sheet may need more pixels than the upload was made smaller for.
  const isForDocument = earlier.madeFor === request.urlPath && !request.otherDocument;
  // Too few pixels for this document are better than no photo.
  return earlier.madeFor === null || isForDocument || !file;
}

const send =
  (file: Blob, { photo, request, signal }: EngineJob): AppThunk<Promise<UploadedPhoto>> =>
  async (dispatch, getState) => {
    dispatch(stepStarted("upload"));
    const onProgress = (ratio: number) => {
      if (!signal.aborted) dispatch(uploadProgressed(ratio));
    };
    const template = selectPassportData(getState());
    const { urlPath, ownSize, isCheck, otherDocument } = request;
    // The next custom size may need more pixels.
    const isChosen = template?.urlPath === urlPath && !ownSize && !otherDocument;
    const source = { file, photo, found: dispatch(headFound(photo.photoId)) };
    const sent = isCheck ? asGiven(file, photo) : await shrinkFor(isChosen ? template : null, source, signal);
    const upload = await uploadPhoto(sent, photo, onProgress, signal);
    signal.throwIfAborted();
    dispatch(uploadDone(upload));
    return upload;
  };

/** Document photo and sheet, made by the server. */
const makeCard = onServer<Card>(async ({ fileName }, request, options) => {
  try {
    return await maskCard({ ...request, ...wantedSheet(request), fileName }, options);
  } catch (error) {
    if (!(error instanceof V5Rejection)) throw error;
    const { checks = [], face = null } = (error.data ?? {}) as Partial<CardRejection>;
    throw checks.length === 0 ? error : new PhotoRefused({ checks, face });
  }
});

const isReport = (data: unknown): data is PhotoReport => (data as PhotoReport | null)?.mode === "check";

const checkPhoto = onServer<PhotoReport>(async ({ fileName }, request, options) => {
  try {
    return await checkCard({ ...request, fileName }, options);
  } catch (error) {
    // A refused photo has a report too, which is what was requested.
    if (error instanceof V5Rejection && isReport(error.data)) return error.data;
    throw error;
  }
});

const cutOut =
  (signal: AbortSignal): AppThunk<Promise<Blob>> =>
  async (dispatch, getState) => {
    const { upload } = selectPhoto(getState());
    // If a download finds the files deleted, the next run uploads the photo again.
    if (!upload) throw new PhotoRefused({ failureKey: "imageLinkMissing" });
    try {
      const { url } = await segmentImage(upload.fileName, { signal });
      return await fetchFile(v5Url(url), { signal });
    } catch (error) {
      if (isGone(error)) dispatch(uploadForgotten());
      throw error;
    }
  };

export const serverEngine: Engine = { makeCard, checkPhoto, cutOut };

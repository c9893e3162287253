import type { AppThunk } from "../../store/store";
import { v5Url } from "../../v5/client";
import { V5Error, V5Rejection } from "../../v5/errors";
import type { FailureKey } from "../../v5/failure";
import { fetchFile } from "../../v5/file";
import { selectPhoto, uploadForgotten } from "./photo-slice";
import { type DownloadKind, downloadOf, downloadPhoto, saveBlob } from "./steps/download";
import { segmentPhoto } from "./steps/segment";

const unstopped = () => new AbortController().signal;

/**
 * Saves one of the finished files on the visitor's device. One that the server has no longer is made again by the
 * next run.
 * @returns why it could not be had; null when it was
 */
export const savePhoto =
  (kind: DownloadKind, signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
  async (dispatch, getState) => {
    const { card, choices } = selectPhoto(getState());
    const { site } = getState();
    if (!card || choices.urlPath === null) return null;
    const template = site.passportData?.urlPath === choices.urlPath ? site.passportData : null;
    try {
      await downloadPhoto(downloadOf(kind, card, choices.urlPath, template?.sizeText ?? null), signal);
      return null;
    } catch (error) {
      if (error instanceof V5Error && error.status === 404) dispatch(uploadForgotten());
      return failureOf(error);
    }
  };

/** Saves the person cut out, as PNG with alpha. @returns why it could not be had; null when it was */
export const saveCutout =
  (signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
  async (dispatch, getState) => {
    const { uploaded, choices } = selectPhoto(getState());
    // After a download found the files gone, the next run uploads the photo again.
    if (!uploaded) return "imageLinkMissing";
    try {
      const { url } = await segmentPhoto(uploaded, signal);
      saveBlob(await fetchFile(v5Url(url), { signal }), `${choices.urlPath ?? "photo"}-cutout.png`);
      return null;
    } catch (error) {
      if (error instanceof V5Error && error.status === 404) dispatch(uploadForgotten());
      return failureOf(error);
    }
  };

const failureOf = (error: unknown): FailureKey =>
  error instanceof V5Error ? error.failureKey : error instanceof V5Rejection ? "photoNotAccepted" : "unknown";

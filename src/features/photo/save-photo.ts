import type { AppThunk } from "../../store/store";
import { V5Error, V5Rejection } from "../../v5/errors";
import type { FailureKey } from "../../v5/failure";
import { PhotoRefused } from "./photo-refused";
import { selectPhoto, uploadForgotten } from "./photo-slice";
import { photoService } from "./services/choose-service";
import { type DownloadKind, downloadOf, downloadPhoto, saveBlob } from "./steps/download";

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
    const { choices } = selectPhoto(getState());
    try {
      const service = await dispatch(photoService());
      saveBlob(await dispatch(service.cutOut(signal)), `${choices.urlPath ?? "photo"}-cutout.png`);
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };

const failureOf = (error: unknown): FailureKey => {
  if (error instanceof V5Error) return error.failureKey;
  if (error instanceof PhotoRefused) return error.failureKey ?? "photoNotAccepted";
  return error instanceof V5Rejection ? "photoNotAccepted" : "unknown";
};

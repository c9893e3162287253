import type { AppThunk } from "../../store/store";
import { V5Error } from "../../v5/errors";
import { fetchFile } from "../../v5/file";
import { selectPhoto, uploadForgotten } from "./photo-slice";
import { type DownloadKind, downloadOf, downloadPhoto, saveBlob } from "./steps/download";
import { segmentPhoto } from "./steps/segment";

const unstopped = () => new AbortController().signal;

/**
 * Saves one of the finished files on the visitor's device.
 * @returns false when the server has it no longer: the next run makes it again. The toast has said so.
 */
export const savePhoto =
  (kind: DownloadKind, signal = unstopped()): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { card, choices } = selectPhoto(getState());
    const { site } = getState();
    if (!card || choices.urlPath === null) return false;
    const template = site.passportData?.urlPath === choices.urlPath ? site.passportData : null;
    try {
      await downloadPhoto(downloadOf(kind, card, choices.urlPath, template?.sizeText ?? null), signal);
      return true;
    } catch (error) {
      if (error instanceof V5Error && error.status === 404) dispatch(uploadForgotten());
      return false;
    }
  };

/** Saves the person cut out, as PNG with alpha; false when it could not be had, which the toast has said. */
export const saveCutout =
  (signal = unstopped()): AppThunk<Promise<boolean>> =>
  async (_, getState) => {
    const { uploaded, choices } = selectPhoto(getState());
    if (!uploaded) return false;
    try {
      const { url } = await segmentPhoto(uploaded, signal);
      saveBlob(await fetchFile(url, { signal }), `${choices.urlPath ?? "photo"}-cutout.png`);
      return true;
    } catch {
      return false;
    }
  };

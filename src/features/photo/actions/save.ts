import { selectPassportData } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { isGone } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import { fetchFile } from "../../../v5/file";
import { templateOf } from "../documents/choose-document";
import { fileKinds } from "../documents/forms";
import { chooseEngine } from "../engines/choose-engine";
import { resultFiles } from "../result-files";
import { signatureFilesFor } from "../signature/kept-signature";
import { failedChange } from "../state/pending-change";
import { selectPhoto, uploadForgotten } from "../state/photo-slice";
import { selectCard } from "../state/selectors";
import { zipFiles } from "../zip-files";
import { photoSettled } from "./adjust";
import { printCaption } from "./change";
import { type DownloadKind, downloadOf, saveBlob } from "./download";
import { makePhoto } from "./make";
import { toFailure } from "./to-failure";

const neverAborted = () => new AbortController().signal;

/**
 * Saves one of the finished files. If the server has deleted it, the next run makes it again.
 * @returns why saving failed; null on success
 */
export const savePhoto = (
  kind: DownloadKind,
  signal = neverAborted(),
): AppThunk<Promise<FailureKey | null>> =>
  deliverFiles([kind], signal, ([file]) => saveBlob(file!.blob, file!.name));

/** Saves all finished files in one archive, the signature with them. */
export const saveAll =
  (signal = neverAborted()): AppThunk<Promise<FailureKey | null>> =>
  (dispatch, getState, services) =>
    dispatch(
      deliverFiles(fileKinds(selectPassportData(getState())), signal, async (files, urlPath) => {
        saveBlob(await zipFiles([...files, ...signatureFilesFor(urlPath, services)]), `${urlPath}.zip`);
      }),
    );

/** Shares a finished file through the Web Share API. Closing the share sheet is not a failure. */
export const sharePhoto = (
  kind: DownloadKind,
  signal = neverAborted(),
): AppThunk<Promise<FailureKey | null>> =>
  deliverFiles([kind], signal, async ([file]) => {
    const { blob, name } = file!;
    const files = [new File([blob], name, { type: blob.type })];
    await navigator.share({ files }).catch((error: Error) => {
      // The user activation has expired: save the file instead.
      if (error.name === "NotAllowedError") saveBlob(blob, name);
      else if (error.name !== "AbortError") throw error;
    });
  });

/** The finished photo alone. Null if it cannot be had. */
export const finishedPhoto =
  (signal = neverAborted()): AppThunk<Promise<FinishedFile | null>> =>
  async (dispatch) => {
    let photo: FinishedFile | null = null;
    const keep = ([file]: FinishedFile[]) => {
      photo = file!;
    };
    await dispatch(deliverFiles(["digital"], signal, keep));
    return photo;
  };

/**
 * Saves the cut-out person as PNG with alpha.
 * @returns why saving failed; null on success
 */
export const saveCutout =
  (signal = neverAborted()): AppThunk<Promise<FailureKey | null>> =>
  async (dispatch, getState) => {
    const { choices } = selectPhoto(getState());
    try {
      const engine = await chooseEngine(choices);
      saveBlob(await dispatch(engine.cutOut(signal)), `${choices.urlPath ?? "photo"}-cutout.png`);
      return null;
    } catch (error) {
      return failureKeyOf(error);
    }
  };

interface FinishedFile {
  name: string;
  blob: Blob;
}

const isOfSheet = (kind: DownloadKind): boolean => kind !== "digital";

/** Addresses and names of finished files. */
export interface FinishedFiles {
  urlPath: string;
  files: { url: string; name: string }[];
}

/**
 * Finished files, as soon as a change in progress has settled.
 * @returns why they cannot be had; null if there is no finished photo
 */
export const finishedFiles =
  (kinds: readonly DownloadKind[]): AppThunk<Promise<FinishedFiles | FailureKey | null>> =>
  async (dispatch, getState) => {
    // If a change is in progress, save the file of the change, not the previous one.
    await dispatch(photoSettled());
    const captionFailure = await dispatch(printCaption());
    if (captionFailure) return captionFailure;
    const sheetFailure = () => (kinds.some(isOfSheet) ? dispatch(failureOfSheet()) : null);
    // Retry a sheet that failed when it was chosen.
    if (sheetFailure()) await dispatch(makePhoto());
    const stillFailing = sheetFailure();
    if (stillFailing) return stillFailing;
    const { choices } = selectPhoto(getState());
    const card = selectCard(getState());
    const { site } = getState();
    if (!card || choices.urlPath === null) return null;
    const template = site.passportData?.urlPath === choices.urlPath ? site.passportData : null;
    const other = templateOf(site.countryList, card.printout.otherDocument?.urlPath);
    const { urlPath } = choices;
    return { urlPath, files: kinds.map((kind) => downloadOf(kind, { card, urlPath, template, other })) };
  };

const deliverFiles =
  (
    kinds: readonly DownloadKind[],
    signal: AbortSignal,
    deliver: (files: FinishedFile[], urlPath: string) => void | Promise<void>,
  ): AppThunk<Promise<FailureKey | null>> =>
  async (dispatch) => {
    const finished = await dispatch(finishedFiles(kinds));
    if (finished === null || typeof finished === "string") return finished;
    try {
      const files = finished.files.map(async ({ url, name }) => ({
        name,
        blob: await dispatch(fetchBlob(url, signal)),
      }));
      await deliver(await Promise.all(files), finished.urlPath);
      return null;
    } catch (error) {
      if (isGone(error)) dispatch(uploadForgotten());
      return failureKeyOf(error);
    }
  };

/** Why the current sheet differs from the chosen one; null if it does not. */
const failureOfSheet = (): AppThunk<FailureKey | null> => (_dispatch, getState) => {
  const state = selectPhoto(getState());
  return failedChange(state) === "sheet" ? state.run.failure!.key : null;
};

/** Files made on this device are in its memory, and so are most files of the server. */
const fetchBlob =
  (url: string, signal: AbortSignal): AppThunk<Promise<Blob>> =>
  async (_dispatch, _getState, services) =>
    url.startsWith("blob:")
      ? (await fetch(url, { signal })).blob()
      : ((await resultFiles(services).get(url)) ?? fetchFile(url, { signal }));

const failureKeyOf = (error: unknown): FailureKey => toFailure(error).failure?.key ?? "photoNotAccepted";

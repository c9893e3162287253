import type { AppThunk } from "../../../store/store";
import { isGone } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import { fetchFile } from "../../../v5/file";
import { templateOf } from "../documents/choose-document";
import { chooseEngine } from "../engines/choose-engine";
import { resultFiles } from "../result-files";
import { failedChange } from "../state/pending-change";
import { selectPhoto, uploadForgotten } from "../state/photo-slice";
import { selectCard } from "../state/selectors";
import { photoSettled } from "./adjust";
import { type DownloadKind, downloadOf, saveBlob } from "./download";
import { makePhoto } from "./make";
import { toFailure } from "./to-failure";

const unstopped = () => new AbortController().signal;

/**
 * Saves one of the finished files on the visitor's device. One that the server has no longer is made again by the
 * next run.
 * @returns why it could not be had; null when it was
 */
export const savePhoto = (kind: DownloadKind, signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
  handOut([kind], signal, ([file]) => saveBlob(file!.blob, file!.name));

/** Saves all finished files in one archive. */
export const saveAll = (signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
  handOut(["digital", "printout", "pdf"], signal, async (files, urlPath) => {
    const { zipSync } = await import(/* webpackChunkName: "zip" */ "fflate");
    const entries = files.map(
      async ({ blob, name }) => [name, new Uint8Array(await blob.arrayBuffer())] as const,
    );
    // JPEG and PDF files are compressed already.
    const zip = zipSync(Object.fromEntries(await Promise.all(entries)), { level: 0 });
    saveBlob(new Blob([zip as BlobPart], { type: "application/zip" }), `${urlPath}.zip`);
  });

/** Hands one of the finished files to another program of the device. A visitor who changes their mind is no failure. */
export const sharePhoto = (kind: DownloadKind, signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
  handOut([kind], signal, async ([file]) => {
    const { blob, name } = file!;
    const files = [new File([blob], name, { type: blob.type })];
    await navigator.share({ files }).catch((error: Error) => {
      // The press is too long ago for this browser: the file is saved instead.
      if (error.name === "NotAllowedError") saveBlob(blob, name);
      else if (error.name !== "AbortError") throw error;
    });
  });

/** Saves the person cut out, as PNG with alpha. @returns why it could not be had; null when it was */
export const saveCutout =
  (signal = unstopped()): AppThunk<Promise<FailureKey | null>> =>
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

const handOut =
  (
    kinds: readonly DownloadKind[],
    signal: AbortSignal,
    give: (files: FinishedFile[], urlPath: string) => void | Promise<void>,
  ): AppThunk<Promise<FailureKey | null>> =>
  async (dispatch, getState) => {
    // Pressed while a change is being made: the file is that of the change, not the one before it.
    await dispatch(photoSettled());
    const sheetFailure = () => (kinds.some(isOfSheet) ? dispatch(failureOfSheet()) : null);
    // A sheet that could not be made when it was chosen is tried once more.
    if (sheetFailure()) await dispatch(makePhoto());
    const stillFailing = sheetFailure();
    if (stillFailing) return stillFailing;
    const { choices } = selectPhoto(getState());
    const card = selectCard(getState());
    const { site } = getState();
    if (!card || choices.urlPath === null) return null;
    const template = site.passportData?.urlPath === choices.urlPath ? site.passportData : null;
    try {
      const other = templateOf(site.countryList, card.printout.otherDocument?.urlPath);
      const finished = { card, urlPath: choices.urlPath, template, other };
      const files = kinds.map(async (kind) => {
        const { url, name } = downloadOf(kind, finished);
        return { name, blob: await dispatch(fetchBlob(url, signal)) };
      });
      await give(await Promise.all(files), choices.urlPath);
      return null;
    } catch (error) {
      if (isGone(error)) dispatch(uploadForgotten());
      return failureKeyOf(error);
    }
  };

/** Why the sheet is not the one that is chosen; null when it is. */
const failureOfSheet = (): AppThunk<FailureKey | null> => (_dispatch, getState) => {
  const state = selectPhoto(getState());
  return failedChange(state) === "sheet" ? state.run.failure!.key : null;
};

/** A file that was made on this device lies in its memory, and so does most that the server made. */
const fetchBlob =
  (url: string, signal: AbortSignal): AppThunk<Promise<Blob>> =>
  async (_dispatch, _getState, services) =>
    url.startsWith("blob:")
      ? (await fetch(url, { signal })).blob()
      : ((await resultFiles(services).get(url)) ?? fetchFile(url, { signal }));

const failureKeyOf = (error: unknown): FailureKey => toFailure(error).failure?.key ?? "photoNotAccepted";

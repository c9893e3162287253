import type { Check } from "../../../photo/core/types";
import type { Precheck } from "../../../photo/precheck-photo";
import { connectionHere, savesData } from "../../browser/connection";
import { shouldPrefetch } from "../../offline/cache-urls";
import { lazyService } from "../../store/services";
import type { AppThunk } from "../../store/store";
import { loadThisDevice } from "./engines/load-device";

declare module "../../store/services" {
  export interface Services {
    /** The last prechecked photo: the upload needs the size of its head. */
    precheck?: { photoId: string | null; found: Precheck["found"]; isUnusable: boolean };
  }
}

const lastPrecheck = lazyService("precheck", () => ({ photoId: null, found: null, isUnusable: false }));

/** The head found by the precheck of a photo; null if none was found or there was no precheck. */
export const headFound =
  (photoId: string): AppThunk<Precheck["found"]> =>
  (_dispatch, _getState, services) => {
    const last = lastPrecheck(services);
    return last.photoId === photoId ? last.found : null;
  };

/** Nothing can be made of a file with such a fault, here or on the server. */
export const isUnusable = ({ rule, verdict }: Check): boolean => rule === "image-type" && verdict === "fail";

/** Whether the precheck has found that nothing can be made of this file; false where there was none. */
export const isKnownUnusable =
  (photoId: string): AppThunk<boolean> =>
  (_dispatch, _getState, services) => {
    const last = lastPrecheck(services);
    return last.photoId === photoId && last.isUnusable;
  };

/**
 * Checks a photo in this browser before it is uploaded. Loads the engine, unless the visitor saves data.
 * @returns null if this browser does not support it; the full check follows anyway
 */
export const precheck =
  (photoId: string, file: Blob, signal: AbortSignal): AppThunk<Promise<Precheck | null>> =>
  async (_dispatch, _getState, services) => {
    if (savesData(connectionHere())) return null;
    try {
      const { thisDevice } = await loadThisDevice();
      const look = await thisDevice(services).precheckPhoto(new Uint8Array(await file.arrayBuffer()), signal);
      const { found, faults } = look;
      Object.assign(lastPrecheck(services), { photoId, found, isUnusable: faults.some(isUnusable) });
      return look;
    } catch (error) {
      if (!signal.aborted) console.warn(error);
      return null;
    }
  };

/** Loads the engine when a photo is about to be chosen, so that the precheck need not wait. */
export const prefetchEngine = (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) => {
  if (!shouldPrefetch()) return;
  try {
    const { thisDevice } = await loadThisDevice();
    await thisDevice(services).load(new AbortController().signal);
  } catch (error) {
    console.warn(error);
  }
};

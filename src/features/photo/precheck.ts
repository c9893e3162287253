import type { Precheck } from "../../../photo/precheck-photo";
import { connectionHere, savesData } from "../../browser/connection";
import { mayFetchAhead } from "../../offline/keep";
import { lazyService } from "../../store/services";
import type { AppThunk } from "../../store/store";
import { loadThisDevice } from "./engines/load-device";

declare module "../../store/services" {
  export interface Services {
    /** Of the photo that was prechecked last: the upload asks how large its head is. */
    precheck?: { photoId: string | null; found: Precheck["found"] };
  }
}

const lastPrecheck = lazyService("precheck", () => ({ photoId: null, found: null }));

/** The head that the precheck has found on a photo; null where it has found none, or not looked. */
export const headFound =
  (photoId: string): AppThunk<Precheck["found"]> =>
  (_dispatch, _getState, services) => {
    const last = lastPrecheck(services);
    return last.photoId === photoId ? last.found : null;
  };

/**
 * The engine's first look at a photo, in this browser: it is loaded for it, unless the visitor saves data.
 * @returns null where this browser cannot look; the whole check will
 */
export const precheck =
  (photoId: string, file: Blob, signal: AbortSignal): AppThunk<Promise<Precheck | null>> =>
  async (_dispatch, _getState, services) => {
    if (savesData(connectionHere())) return null;
    try {
      const { thisDevice } = await loadThisDevice();
      const look = await thisDevice(services).precheckPhoto(new Uint8Array(await file.arrayBuffer()), signal);
      Object.assign(lastPrecheck(services), { photoId, found: look.found });
      return look;
    } catch (error) {
      if (!signal.aborted) console.warn(error);
      return null;
    }
  };

/** A photo is about to be chosen: the engine is loaded meanwhile, so that the precheck need not wait. */
export const prefetchEngine = (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) => {
  if (!mayFetchAhead()) return;
  try {
    const { thisDevice } = await loadThisDevice();
    await thisDevice(services).load(new AbortController().signal);
  } catch (error) {
    console.warn(error);
  }
};

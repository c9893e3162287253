import type { FirstLook } from "../../../photo/look-at-photo";
import { connectionHere, savesData } from "../../browser/connection";
import { mayFetchAhead } from "../../offline/keep";

/** Of the photo that was looked at last: the upload asks how large its head is. */
let last: { photoId: string; look: FirstLook } | null = null;

export const firstLookOf = (photoId: string): FirstLook | null =>
  last?.photoId === photoId ? last.look : null;

/**
 * The engine's first look at a photo, in this browser: it is loaded for it, unless the visitor saves data.
 * @returns null where this browser cannot look; the whole check will
 */
export async function lookFirst(photoId: string, file: Blob, signal: AbortSignal): Promise<FirstLook | null> {
  if (savesData(connectionHere())) return null;
  try {
    const { thisDevice } = await import(/* webpackChunkName: "this-device" */ "./engines/this-device");
    const look = await thisDevice().look(new Uint8Array(await file.arrayBuffer()), signal);
    last = { photoId, look };
    return look;
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return null;
  }
}

/** A photo is about to be chosen: the engine comes meanwhile, so that the look at it need not wait. */
export async function loadLook(): Promise<void> {
  if (!mayFetchAhead()) return;
  try {
    const { thisDevice } = await import(/* webpackChunkName: "this-device" */ "./engines/this-device");
    await thisDevice().load(new AbortController().signal);
  } catch (error) {
    console.warn(error);
  }
}

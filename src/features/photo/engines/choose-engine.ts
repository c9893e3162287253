import { shouldPrefetch } from "../../../offline/cache-urls";
import { isDeviceOnly } from "../../../photo-mode";
import type { AppThunk } from "../../../store/store";
import { V5Error } from "../../../v5/errors";
import type { PhotoChoices } from "../state/photo-state";
import type { Engine } from "./engine";
import { loadDevice } from "./load-device";
import { serverEngine } from "./server";

/**
 * The engine that the visitor has chosen; the device engine is loaded on demand.
 * @throws V5Error when loading fails
 */
export async function chooseEngine({ isOnDevice }: PhotoChoices): Promise<Engine> {
  if (!isOnDevice && !isDeviceOnly()) return serverEngine;
  try {
    return (await loadDevice()).deviceEngine;
  } catch (error) {
    console.warn(error);
    throw new V5Error("the engine could not be loaded", { failureKey: "deviceNotLoaded" });
  }
}

/** Prefetches the device engine before there is a photo. Failures are reported on use. */
export const prefetchDevice = (): AppThunk<Promise<void>> => async (dispatch) => {
  if (!shouldPrefetch()) return;
  try {
    await dispatch((await loadDevice()).prepareDevice());
  } catch (error) {
    console.warn("the engine is not loaded yet", error);
  }
};

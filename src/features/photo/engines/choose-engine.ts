import { mayFetchAhead } from "../../../offline/keep";
import { isDeviceOnly } from "../../../photo-mode";
import type { AppThunk } from "../../../store/store";
import { V5Error } from "../../../v5/errors";
import type { PhotoChoices } from "../state/photo-state";
import type { Engine } from "./engine";
import { loadDevice } from "./load-device";
import { serverEngine } from "./server";

/**
 * The engine that the visitor has chosen; the one of this device is loaded when it is wanted.
 * @throws V5Error when it does not come
 */
export async function chooseEngine({ isOnDevice }: PhotoChoices): Promise<Engine> {
  if (!isOnDevice && !isDeviceOnly()) return serverEngine;
  try {
    return (await loadDevice()).deviceEngine;
  } catch (error) {
    console.warn(error);
    throw new V5Error("the engine did not come", { failureKey: "deviceNotLoaded" });
  }
}

/** Loads the engine of this device before there is a photo for it. What fails is told when it is used. */
export const prefetchDevice = (): AppThunk<Promise<void>> => async (dispatch) => {
  if (!mayFetchAhead()) return;
  try {
    await dispatch((await loadDevice()).prepareDevice());
  } catch (error) {
    console.warn("the engine is not here yet", error);
  }
};

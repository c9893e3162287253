import { isDeviceOnly } from "../../../photo-mode";
import type { AppThunk } from "../../../store/store";
import { V5Error } from "../../../v5/errors";
import type { PhotoService } from "../engines/engine";
import { serverService } from "../engines/server";
import { selectPhoto } from "../state/photo-slice";

/**
 * The one that the visitor has chosen; what works on this device is loaded when it is wanted.
 * @throws V5Error when it does not come
 */
export const photoService = (): AppThunk<Promise<PhotoService>> => async (_dispatch, getState) => {
  if (!selectPhoto(getState()).choices.isOnDevice && !isDeviceOnly()) return serverService;
  try {
    return (await import(/* webpackChunkName: "device-service" */ "../engines/device")).deviceService;
  } catch (error) {
    console.warn(error);
    throw new V5Error("the engine did not come", { failureKey: "deviceNotLoaded" });
  }
};

import { lackingOnDevice } from "../../../../photo/web/device-support";
import type { AppThunk } from "../../../store/store";
import { loadDeviceAhead } from "../device-ahead";
import { choicesChanged, selectPhoto, uploadForgotten } from "../state/photo-slice";
import { isRunning } from "../state/photo-state";
import { forgetUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/**
 * Does what the chosen place asks for: the engine comes to this device, and what the server has is deleted.
 * @returns whether the photo is made at that place: not on a device whose browser cannot
 */
export const settlePlace = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const state = selectPhoto(getState());
  const { choices, uploaded } = state;
  if (choices.isOnDevice && lackingOnDevice().length > 0) {
    dispatch(choicesChanged({ isOnDevice: false }));
    return false;
  }
  if (isRunning(state)) dispatch(stopPhoto());
  if (!choices.isOnDevice) return true;
  void loadDeviceAhead();
  if (!uploaded) return true;
  dispatch(uploadForgotten());
  await forgetUpload(uploaded.fileName, uploaded.uploadedAt);
  return true;
};

import { missingOnDevice } from "../../../../photo/web/device-support";
import type { AppThunk } from "../../../store/store";
import { prefetchDevice } from "../engines/choose-engine";
import { choicesChanged, selectPhoto, uploadForgotten } from "../state/photo-slice";
import { selectIsRunning } from "../state/selectors";
import { deleteUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/**
 * Applies the chosen mode: loads the engine of this device and deletes the upload.
 * @returns false if the browser cannot make photos on this device
 */
export const applyProcessingMode = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const { choices, upload } = selectPhoto(getState());
  if (choices.isOnDevice && missingOnDevice().length > 0) {
    dispatch(choicesChanged({ isOnDevice: false }));
    return false;
  }
  if (selectIsRunning(getState())) dispatch(stopPhoto());
  if (!choices.isOnDevice) return true;
  void dispatch(prefetchDevice());
  if (!upload) return true;
  dispatch(uploadForgotten());
  await dispatch(deleteUpload(upload));
  return true;
};

import { lackingOnDevice } from "../../../../photo/web/device-support";
import type { AppThunk } from "../../../store/store";
import { prefetchDevice } from "../engines/choose-engine";
import { choicesChanged, selectPhoto, uploadForgotten } from "../state/photo-slice";
import { selectIsRunning } from "../state/selectors";
import { deleteUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/**
 * Does what the chosen mode asks for: the engine is loaded, and what the server has is deleted.
 * @returns whether the photo is made in that mode: not on a device whose browser cannot
 */
export const applyProcessingMode = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const { choices, upload } = selectPhoto(getState());
  if (choices.isOnDevice && lackingOnDevice().length > 0) {
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

import type { AppThunk } from "../../store/store";
import { loadActions } from "./load-actions";
import { choicesChanged, selectPhoto } from "./state/photo-slice";
import { selectIsRunning } from "./state/selectors";

/**
 * Chooses whether photos are made on this device or by the server.
 * @returns false if the browser does not support it
 */
export const setProcessingMode =
  (isOnDevice: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    dispatch(choicesChanged({ isOnDevice }));
    const actions = await loadActions().catch(() => null);
    return actions ? dispatch(actions.applyProcessingMode()) : true;
  };

/** A photo that was made on this device is not uploaded, even if the mode was changed for the next one. */
export const restoreProcessingMode = (): AppThunk => (dispatch, getState) => {
  const { made, choices } = selectPhoto(getState());
  if (made?.request.isOnDevice && !choices.isOnDevice && !selectIsRunning(getState()))
    dispatch(choicesChanged({ isOnDevice: true }));
};

import type { AppThunk } from "../../store/store";
import { loadActions } from "./load-actions";
import { choicesChanged, selectPhoto } from "./state/photo-slice";
import { selectIsRunning } from "./state/selectors";

/**
 * Chooses whether the photo is made on this device or by the server.
 * @returns whether it is made there: not on a device whose browser cannot
 */
export const setProcessingMode =
  (isOnDevice: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    dispatch(choicesChanged({ isOnDevice }));
    const actions = await loadActions().catch(() => null);
    return actions ? dispatch(actions.applyProcessingMode()) : true;
  };

/**
 * A photo that was made on this device stays there: that the next one may go to the server, as was said since, is no leave
 * to send this one.
 */
export const restoreProcessingMode = (): AppThunk => (dispatch, getState) => {
  const { made, choices } = selectPhoto(getState());
  if (made?.request.isOnDevice && !choices.isOnDevice && !selectIsRunning(getState()))
    dispatch(choicesChanged({ isOnDevice: true }));
};

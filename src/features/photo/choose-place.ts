import type { AppThunk } from "../../store/store";
import { loadDeeds } from "./load-deeds";
import { choicesChanged, selectPhoto } from "./state/photo-slice";
import { isRunning } from "./state/photo-state";

/**
 * Where the photo is made: on this device, or by the server.
 * @returns whether it is made there: not on a device whose browser cannot
 */
export const choosePlace =
  (isOnDevice: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    dispatch(choicesChanged({ isOnDevice }));
    const deeds = await loadDeeds().catch(() => null);
    return deeds ? dispatch(deeds.settlePlace()) : true;
  };

/**
 * A photo that was made on this device stays there: that the next one may go to the server, as was said since, is no leave
 * to send this one.
 */
export const keepPlace = (): AppThunk => (dispatch, getState) => {
  const state = selectPhoto(getState());
  const isFinished = (state.card ?? state.report) !== null && !isRunning(state);
  if (isFinished && state.isMadeHere && !state.choices.isOnDevice)
    dispatch(choicesChanged({ isOnDevice: true }));
};

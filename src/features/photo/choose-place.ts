import type { AppThunk } from "../../store/store";
import { loadDeviceAhead } from "./device-ahead";
import { loadDeeds } from "./load-deeds";
import { choicesChanged, selectPhoto, uploadForgotten } from "./photo-slice";
import { isRunning } from "./photo-state";

/** Where the photo is made: on this device, or by the server. What the server has is deleted when it may have nothing. */
export const choosePlace =
  (isOnDevice: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { uploaded } = selectPhoto(getState());
    if (isRunning(selectPhoto(getState()))) {
      const { stopPhoto } = await loadDeeds();
      dispatch(stopPhoto());
    }
    dispatch(choicesChanged({ isOnDevice }));
    if (isOnDevice) void loadDeviceAhead();
    if (!isOnDevice || !uploaded) return;
    dispatch(uploadForgotten());
    const { forgetUpload } = await import("./forget-upload");
    await forgetUpload(uploaded.fileName, uploaded.uploadedAt);
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

import type { CropAdjustment } from "../../../../photo/core/types";
import type { AppThunk } from "../../../store/store";
import { cancelDebounce, debounce, photoRun } from "../run";
import { choicesChanged } from "../state/photo-slice";
import { makePhoto, stopPhoto } from "./make";

/** Applies a manual crop (`null` resets it to the automatic one). Debounced. */
export const adjustCrop =
  (adjust: CropAdjustment | null): AppThunk =>
  (dispatch) => {
    dispatch(cancelDebounce());
    // Cancels the run for the previous crop.
    dispatch(stopPhoto());
    dispatch(choicesChanged({ adjust }));
    dispatch(debounce(() => void dispatch(makePhoto())));
  };

/** Resolves when the photo matches the last choices; a debounced crop is made at once. */
export const photoSettled = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  if (dispatch(cancelDebounce())) await dispatch(makePhoto());
  else await photoRun(services).last;
};

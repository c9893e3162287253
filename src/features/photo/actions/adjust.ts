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
    // What is being made of the last place is wanted no more.
    dispatch(stopPhoto());
    dispatch(choicesChanged({ adjust }));
    dispatch(debounce(() => void dispatch(makePhoto())));
  };

/** Until the photo is what was asked for last; a crop that is debounced is made at once. */
export const photoSettled = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  if (dispatch(cancelDebounce())) await dispatch(makePhoto());
  else await photoRun(services).last;
};

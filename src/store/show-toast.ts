import { toastMs } from "../constants";
import type { AppThunk } from "./store";
import { type ToastContent, toastHidden, toastShown } from "./toast-slice";

/** Shows a toast for `toastMs`. */
export const showToast =
  (toast: ToastContent): AppThunk =>
  (dispatch, getState) => {
    dispatch(toastShown(toast));
    const id = getState().toast.current?.id;
    if (id !== undefined) setTimeout(() => dispatch(toastHidden(id)), toastMs);
  };

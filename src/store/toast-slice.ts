import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { FailureKey } from "../v5/failure";

/**
 * Content of the toast: the title of `failureKey` in `errors.json`. `text` is shown for an error that is a string
 * (its key is then "unknown"); otherwise it is English, for the log.
 */
export interface ToastContent {
  failureKey: FailureKey;
  code: number | null;
  text: string;
}

export interface Toast extends ToastContent {
  id: number;
}

export const toastSlice = createSlice({
  name: "toast",
  initialState: { current: null as Toast | null, shownCount: 0 },
  reducers: {
    toastShown: (state, action: PayloadAction<ToastContent>) => {
      state.shownCount += 1;
      state.current = { id: state.shownCount, ...action.payload };
    },
    /** Hides that toast; a later one stays. */
    toastHidden: (state, action: PayloadAction<number>) => {
      if (state.current?.id === action.payload) state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});

export const { toastShown, toastHidden } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Whether the browser is online; assumed in server-rendered pages. */
export const networkSlice = createSlice({
  name: "network",
  initialState: { isOnline: true },
  reducers: {
    networkChanged: (state, action: PayloadAction<boolean>) => {
      state.isOnline = action.payload;
    },
  },
  selectors: { selectIsOnline: (state) => state.isOnline },
});

export const { networkChanged } = networkSlice.actions;
export const { selectIsOnline } = networkSlice.selectors;

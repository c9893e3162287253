import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Whether the browser has a connection; the server-rendered page takes it that there is one. */
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

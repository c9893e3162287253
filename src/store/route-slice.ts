import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface RouteError {
  status: number;
  message: string;
}

interface RouteState {
  /** A page is loading: the progress bar is shown. */
  isLoading: boolean;
  /** Error shown instead of the page; null if there is none. */
  error: RouteError | null;
}

const initialState: RouteState = { isLoading: false, error: null };

export const routeSlice = createSlice({
  name: "route",
  initialState,
  reducers: {
    routeLoading: (state) => {
      state.isLoading = true;
    },
    routeShown: (state) => {
      state.isLoading = false;
      state.error = null;
    },
    routeFailed: (state, action: PayloadAction<RouteError>) => {
      state.isLoading = false;
      state.error = action.payload;
    },
  },
  selectors: {
    selectIsRouteLoading: (state) => state.isLoading,
    selectRouteError: (state) => state.error,
  },
});

export const { routeLoading, routeShown, routeFailed } = routeSlice.actions;
export const { selectIsRouteLoading, selectRouteError } = routeSlice.selectors;

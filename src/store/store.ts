import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { networkSlice } from "./network-slice";
import { routeSlice } from "./route-slice";
import type { Services } from "./services";
import { siteSlice } from "./site-slice";
import { toastSlice } from "./toast-slice";

/**
 * Slices of features add themselves here (`interface LazySlices extends WithSlice<typeof photoSlice>`) and
 * come in with `rootReducer.inject`, so that a page of text never loads the photo feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features, through declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(
  siteSlice,
  toastSlice,
  networkSlice,
  routeSlice,
).withLazyLoadedSlices<LazySlices>();

/** One store per visitor's page; during the build one per rendered page. */
export const makeStore = () => {
  const services: Services = {};
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument: services } }),
  });
  return Object.assign(store, { services });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { networkSlice } from "./network-slice";
import { routeSlice } from "./route-slice";
import type { Services } from "./services";
import { siteSlice } from "./site-slice";
import { toastSlice } from "./toast-slice";

/**
 * Slices of features are declared here (`interface LazySlices extends WithSlice<typeof photoSlice>`) and added with
 * `rootReducer.inject`, so that text pages never load the photo feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features, through declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(
  siteSlice,
  toastSlice,
  networkSlice,
  routeSlice,
).withLazyLoadedSlices<LazySlices>();

/** Production builds have no such checks; elsewhere a busy machine would warn of their 32 ms in many tests. */
const slowCheck = { warnAfter: 1000 };

/** One store per page load; during the build one per page. */
export function makeStore() {
  const services: Services = {};
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        immutableCheck: slowCheck,
        serializableCheck: slowCheck,
      }),
  });
  return Object.assign(store, { services });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

import type { AppThunk } from "../../store/store";
import { runFailed } from "./state/photo-slice";

/** All that works on a photo. */
export const loadActions = () => import(/* webpackChunkName: "photo-actions" */ "./actions");

type Actions = Awaited<ReturnType<typeof loadActions>>;

/**
 * Dispatches one of the actions as soon as they are loaded. A failed load is reported as a failed run.
 * @returns null when they do not come
 */
export const withActions =
  <Answer>(
    choose: (actions: Actions) => AppThunk<Promise<Answer> | Answer>,
  ): AppThunk<Promise<Answer | null>> =>
  async (dispatch) => {
    const actions = await loadActions().catch((error: unknown) => {
      console.warn("the actions of the photo did not come", error);
      return null;
    });
    if (actions) return dispatch(choose(actions));
    const key = navigator.onLine ? "unknown" : "offline";
    dispatch(runFailed({ key, code: null, retryAfterMs: null }));
    return null;
  };

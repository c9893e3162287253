import type { AppThunk } from "../../store/store";
import { runFailed } from "./state/photo-slice";
import { selectIsRunning } from "./state/selectors";

/** All actions on a photo. */
export const loadActions = () => import(/* webpackChunkName: "photo-actions" */ "./actions");

type Actions = Awaited<ReturnType<typeof loadActions>>;

/**
 * Loads the actions and dispatches one. A failed load is reported as a failed run.
 * @returns null when loading fails
 */
export const withActions =
  <Answer>(
    choose: (actions: Actions) => AppThunk<Promise<Answer> | Answer>,
  ): AppThunk<Promise<Answer | null>> =>
  async (dispatch) => {
    const actions = await loadActions().catch((error: unknown) => {
      console.warn("the actions of the photo could not be loaded", error);
      return null;
    });
    if (actions) return dispatch(choose(actions));
    const key = navigator.onLine ? "unknown" : "offline";
    dispatch(runFailed({ key, code: null, retryAfterMs: null }));
    return null;
  };

/** Makes the photo again, without a press, when the server has deleted one of its pictures. */
export const regeneratePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectIsRunning(getState())) await dispatch(withActions(({ makePhoto }) => makePhoto()));
};

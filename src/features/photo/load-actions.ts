import type { AppThunk } from "../../store/store";
import { runFailed } from "./state/photo-slice";
import { selectIsRunning } from "./state/selectors";

/** All actions on a photo. */
export const loadActions = () => import(/* webpackChunkName: "photo-actions" */ "./actions");

type Actions = Awaited<ReturnType<typeof loadActions>>;

/**
 * Loads the actions. A failed load is reported as a failed run.
 * @returns null when loading fails
 */
export const loadedActions = (): AppThunk<Promise<Actions | null>> => async (dispatch) => {
  try {
    return await loadActions();
  } catch (error) {
    console.warn("the actions of the photo could not be loaded", error);
    const key = navigator.onLine ? "unknown" : "offline";
    dispatch(runFailed({ key, code: null, retryAfterMs: null }));
    return null;
  }
};

/**
 * Loads the actions and dispatches one.
 * @returns null when loading fails
 */
export const withActions =
  <Answer>(
    choose: (actions: Actions) => AppThunk<Promise<Answer> | Answer>,
  ): AppThunk<Promise<Answer | null>> =>
  async (dispatch) => {
    const actions = await dispatch(loadedActions());
    return actions && dispatch(choose(actions));
  };

/** Makes the photo again, without a press, when the server has deleted one of its pictures. */
export const regeneratePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectIsRunning(getState())) await dispatch(withActions(({ makePhoto }) => makePhoto()));
};

import type { AppThunk } from "../../store/store";
import { runFailed } from "./state/photo-slice";

export const loadDeeds = () => import(/* webpackChunkName: "deeds" */ "./actions/index");

type Deeds = Awaited<ReturnType<typeof loadDeeds>>;

/**
 * Does to the photo what is asked, as soon as what does it is here. That it does not come is told as what stopped a run.
 * @returns null when it does not come
 */
export const perform =
  <Answer>(choose: (deeds: Deeds) => AppThunk<Promise<Answer> | Answer>): AppThunk<Promise<Answer | null>> =>
  async (dispatch) => {
    const deeds = await loadDeeds().catch((error: unknown) => {
      console.warn("what works on the photo did not come", error);
      return null;
    });
    if (deeds) return dispatch(choose(deeds));
    const key = navigator.onLine ? "unknown" : "offline";
    dispatch(runFailed({ key, code: null, retryAfterMs: null }));
    return null;
  };

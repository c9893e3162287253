import { lazyService } from "../../store/services";
import type { AppThunk } from "../../store/store";

/** Debounce of a drag: one request for all its steps. */
const debounceMs = 400;

interface PhotoRun {
  /** The last `make` action, which may have ended. */
  last: (Promise<unknown> & { abort(): void }) | null;
  /** Timer of a debounced adjustment; null if none. */
  debounce: ReturnType<typeof setTimeout> | null;
}

declare module "../../store/services" {
  export interface Services {
    photoRun?: PhotoRun;
  }
}

export const photoRun = lazyService("photoRun", (): PhotoRun => ({ last: null, debounce: null }));

/**
 * Cancels a debounced adjustment.
 * @returns whether there was one
 */
export const cancelDebounce = (): AppThunk<boolean> => (_dispatch, _getState, services) => {
  const run = photoRun(services);
  if (run.debounce === null) return false;
  clearTimeout(run.debounce);
  run.debounce = null;
  return true;
};

/** Calls `work` after `debounceMs` without another call. */
export const debounce =
  (work: () => void): AppThunk =>
  (dispatch, _getState, services) => {
    dispatch(cancelDebounce());
    const run = photoRun(services);
    run.debounce = setTimeout(() => {
      run.debounce = null;
      work();
    }, debounceMs);
  };

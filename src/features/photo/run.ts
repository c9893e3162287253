import { lazyService } from "../../store/services";
import type { AppThunk } from "../../store/store";

/** Dragging makes one request, not one for each of its steps. */
const debounceMs = 400;

interface PhotoRun {
  /** The last `make`, which may have ended. */
  last: (Promise<unknown> & { abort(): void }) | null;
  /** Until a moved crop is made; null: none waits. */
  debounce: ReturnType<typeof setTimeout> | null;
}

declare module "../../store/services" {
  export interface Services {
    photoRun?: PhotoRun;
  }
}

export const photoRun = lazyService("photoRun", (): PhotoRun => ({ last: null, debounce: null }));

/** The photo is moved on: its last place is not made. @returns whether it was still to be made */
export const cancelDebounce = (): AppThunk<boolean> => (_dispatch, _getState, services) => {
  const run = photoRun(services);
  if (run.debounce === null) return false;
  clearTimeout(run.debounce);
  run.debounce = null;
  return true;
};

/** Does `work` when nothing has been moved for a while. */
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

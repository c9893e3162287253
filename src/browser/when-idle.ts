import { prefetchIdleTimeoutMs } from "../constants";

/** Runs `work` when the browser has nothing better to do, at the latest after 2 s. */
export function whenIdle(work: () => void, timeoutMs = prefetchIdleTimeoutMs): void {
  if (typeof window.requestIdleCallback === "function") {
    window.requestIdleCallback(work, { timeout: timeoutMs });
  } else {
    setTimeout(work, 1);
  }
}

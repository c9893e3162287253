import { prefetchIdleTimeoutMs } from "../constants";

/** Runs `work` when the browser is idle, after 2 s at the latest. */
export function whenIdle(work: () => void, timeoutMs = prefetchIdleTimeoutMs): void {
  if (typeof window.requestIdleCallback === "function") {
    window.requestIdleCallback(work, { timeout: timeoutMs });
  } else {
    setTimeout(work, 1);
  }
}

import { pageLoadTimeoutMs } from "../constants";
import { routeLoading, selectIsRouteLoading } from "../store/route-slice";
import type { AppStore } from "../store/store";

type Navigate = (to: unknown, options?: unknown) => unknown;

declare global {
  interface Window {
    ___navigate?: Navigate;
    ___push?: Navigate;
    ___replace?: Navigate;
  }
}

/**
 * Shows the progress bar immediately on navigation. Gatsby only reports a route after a second, and when it is
 * loaded; all navigation uses these three functions. Gatsby waits for a page without limit, even for a request that was
 * lost while prefetching: after a minute the browser loads the page itself, and says so if it cannot.
 */
export function watchNavigation(store: AppStore): void {
  let overdue: ReturnType<typeof setTimeout> | undefined;
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = window[name];
    if (!navigate) continue;
    window[name] = (to, options) => {
      if (typeof to !== "number" && leavesPage(String(to))) {
        store.dispatch(routeLoading());
        clearTimeout(overdue);
        overdue = setTimeout(() => {
          if (selectIsRouteLoading(store.getState())) window.location.assign(String(to));
        }, pageLoadTimeoutMs);
      }
      return navigate(to, options);
    };
  }
}

/** A hash on the same page loads nothing. */
function leavesPage(to: string): boolean {
  const next = new URL(to, window.location.href);
  return next.pathname !== window.location.pathname || next.search !== window.location.search;
}

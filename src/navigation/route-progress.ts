import { routeLoading } from "../store/route-slice";
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
 * loaded; all navigation uses these three functions.
 */
export function watchNavigation(store: AppStore): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = window[name];
    if (!navigate) continue;
    window[name] = (to, options) => {
      if (typeof to !== "number" && leavesPage(String(to))) store.dispatch(routeLoading());
      return navigate(to, options);
    };
  }
}

/** A hash on the same page loads nothing. */
function leavesPage(to: string): boolean {
  const next = new URL(to, window.location.href);
  return next.pathname !== window.location.pathname || next.search !== window.location.search;
}

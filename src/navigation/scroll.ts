import type { GatsbyBrowser } from "gatsby";

interface ScrollLocation {
  pathname: string;
  hash: string;
}

/**
 * Scroll position of the next route. Gatsby scrolls to the hash, to the top of a new page, and to the previous
 * position when going back. Three cases differ: a new query on the same page keeps the position, a hash without an
 * element goes to the top, and so does a page opened anew that was visited before in this tab.
 */
export function scrollPlan(
  before: ScrollLocation | "anew" | null,
  next: ScrollLocation,
  hasElement: (id: string) => boolean,
): "gatsby" | "stay" | "top" {
  if (next.hash) return hasElement(decodeURIComponent(next.hash.slice(1))) ? "gatsby" : "top";
  if (before === "anew") return "stay";
  const isSamePage = before?.pathname === next.pathname && before.hash === "";
  return isSamePage ? "stay" : "gatsby";
}

/** The first page was opened by an address or a link, not by Reload or Back, which restore the position. */
const wasOpenedAnew = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "navigate");

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location ?? null;
  const { location } = routerProps as unknown as { location: ScrollLocation };
  const plan = scrollPlan(
    before ?? (wasOpenedAnew() ? "anew" : null),
    location,
    (id) => document.getElementById(id) !== null,
  );
  if (plan === "top") window.scrollTo(0, 0);
  return plan === "gatsby";
};

import type { GatsbyBrowser } from "gatsby";

interface ScrollLocation {
  pathname: string;
  hash: string;
}

/**
 * Where the next route begins. Gatsby itself goes to the hash, to the top of a new page, and to the place
 * that was left when going back; three cases are ours: a new query on the same page (a search, a filter) stays
 * where it is, a hash without an element begins at the top, where Gatsby would stay in the middle, and so does a
 * page that the browser opens "anew", where Gatsby would go to where it was left earlier in this tab.
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

/** The first page of all was opened by an address or a link, not by Reload or Back: those return to the place that was left. */
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

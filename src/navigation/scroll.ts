import type { GatsbyBrowser } from "gatsby";

interface ScrollLocation {
  pathname: string;
  hash: string;
}

/**
 * Where the next route begins. Gatsby itself goes to the hash, to the top of a new page, and to the place
 * that was left when going back; two cases are ours: a new query on the same page (a search, a filter) stays
 * where it is, and a hash without an element begins at the top, where Gatsby would stay in the middle.
 */
export function scrollPlan(
  before: ScrollLocation | null,
  next: ScrollLocation,
  hasElement: (id: string) => boolean,
): "gatsby" | "stay" | "top" {
  if (next.hash) return hasElement(decodeURIComponent(next.hash.slice(1))) ? "gatsby" : "top";
  const isSamePage = before?.pathname === next.pathname && before.hash === "";
  return isSamePage ? "stay" : "gatsby";
}

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location ?? null;
  const { location } = routerProps as unknown as { location: ScrollLocation };
  const plan = scrollPlan(before, location, (id) => document.getElementById(id) !== null);
  if (plan === "top") window.scrollTo(0, 0);
  return plan === "gatsby";
};

import type { GatsbyBrowser } from "gatsby";
import { type Connection, connectionHere, savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";

/** Linked pages are prefetched unless the visitor has enabled data saver or is on a 2g connection. */
export const canPrefetch = (connection: Connection | undefined): boolean => !savesData(connection);

/** Gatsby waits indefinitely for an idle browser; ours starts after 2 s at the latest. */
export const disableCorePrefetching = () => true;

/** Gatsby's loader. Its links call `hovering`, which fetches a page and its data on any connection. */
interface PageLoader {
  hovering(pathname: string): void;
}

/** Disables fetching on hover on connections without prefetching. */
export function gateHovering(page: object): void {
  const { ___loader: loader } = page as { ___loader?: PageLoader };
  if (!loader) return;
  const fetchHovered = loader.hovering;
  loader.hovering = (pathname) => {
    if (canPrefetch(connectionHere())) fetchHovered(pathname);
  };
}

export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = (args) => {
  const { pathname, loadPage } = args as unknown as {
    pathname: string;
    loadPage: (pathname: string) => Promise<unknown>;
  };
  if (!canPrefetch(connectionHere())) return;
  whenIdle(() => void loadPage(pathname).catch(() => {}));
};

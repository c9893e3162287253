import type { GatsbyBrowser } from "gatsby";
import { type Connection, connectionHere, savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";

/** Pages behind links are fetched ahead unless the visitor saves data or is on a 2g connection. */
export const canPrefetch = (connection: Connection | undefined): boolean => !savesData(connection);

/** Gatsby's own prefetching waits for idleness without end; ours begins after 2 s at the latest. */
export const disableCorePrefetching = () => true;

/** Gatsby's loader. Its links call `hovering` on hover, which fetches a page and its data on any connection. */
interface PageLoader {
  hovering(pathname: string): void;
}

/** Stops fetching on hover on connections where nothing is prefetched. */
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

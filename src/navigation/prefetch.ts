import type { GatsbyBrowser } from "gatsby";
import { type Connection, connectionHere, savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";

/** Pages behind links are fetched ahead unless the visitor saves data or is on a 2g connection. */
export const canPrefetch = (connection: Connection | undefined): boolean => !savesData(connection);

/** Gatsby's own prefetching waits for idleness without end; ours begins after 2 s at the latest. */
export const disableCorePrefetching = () => true;

/** What Gatsby's links call when they are pointed at: it fetches a page and its data whatever the connection. */
interface PageLoader {
  hovering(pathname: string): void;
}

/** Pointing at a link fetches nothing either where nothing is fetched ahead. */
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

import type { GatsbyBrowser } from "gatsby";
import { startAnalytics, trackPage } from "../../analytics/page-analytics";
import { hideOfflinePictures } from "../../browser/offline-pictures";
import { whenIdle } from "../../browser/when-idle";
import { canShowWebp } from "../../images/webp-support";
import { splitPath } from "../../paths";
import { routeLoading, routeShown } from "../../store/route-slice";
import { pageStore } from "../../store/store-provider";
import { translateAnnouncer } from "../announce-page";
import { chunksWork, listenToChunkErrors } from "../chunk-reload";
import { listenToNetwork } from "../network";
import { lockPortrait } from "../portrait-lock";
import { gateHovering } from "../prefetch";
import { watchNavigation } from "../route-progress";
import { showAnnouncements } from "../show-announcements";
import { keepUnknownAddress } from "../unknown-address";
import { replayEarlyInput } from "./early-input";
import { updateHtmlAttributes } from "./html-attributes";
import { keepPresses } from "./kept-press";

// Runs on import, before Gatsby adds its own listener.
listenToChunkErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepUnknownAddress(window);
  gateHovering(window);
  startAnalytics();
};

/** After hydration, so that the first render equals the built HTML. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const store = pageStore();
  replayEarlyInput(document);
  keepPresses(document);
  showAnnouncements(store);
  listenToNetwork(store);
  hideOfflinePictures();
  watchNavigation(store);
  translateAnnouncer(store);
  if (process.env.NODE_ENV === "development" && process.env.GATSBY_PREVIEW)
    void import("../preview-bar").then(({ showPreviewBar }) => showPreviewBar());
  whenIdle(() => {
    void lockPortrait();
    void canShowWebp();
  });
  startOffline();
};

/** The connection was lost: the next page tries again. */
const asMissing = () => null;

/** Last, and only in production: during development the cache would hide changes. */
function startOffline(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const isWanted = process.env.GATSBY_OFFLINE !== "0";
  whenIdle(async () => {
    const offline = await import("../../offline/start").catch(asMissing);
    const { code } = splitPath(window.location.pathname).language;
    await (isWanted ? offline?.startOffline(code) : offline?.endOffline());
  });
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  pageStore().dispatch(routeLoading());
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  updateHtmlAttributes(location.pathname);
  if (prevLocation) {
    chunksWork();
    pageStore().dispatch(routeShown());
    // The page was opened by navigation: cache its HTML, which an offline visit needs.
    whenIdle(async () => {
      const offline = await import("../../offline/cache-urls").catch(asMissing);
      offline?.prefetchUrls(location.pathname);
    });
  }
  trackPage(location.pathname);
};

import type { GatsbyBrowser } from "gatsby";
import { startAnalytics, trackPage } from "../../analytics/page-analytics";
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
import { tellEarlyInput } from "./early-input";
import { updateHtmlAttributes } from "./html-attributes";

// While this file is read, which is before Gatsby's own listener for them is added.
listenToChunkErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepUnknownAddress(window);
  gateHovering(window);
  startAnalytics();
};

/** After hydration, so that the first render equals the built HTML. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const store = pageStore();
  tellEarlyInput(document);
  showAnnouncements(store);
  listenToNetwork(store);
  watchNavigation(store);
  translateAnnouncer(store);
  if (process.env.NODE_ENV === "development" && process.env.GATSBY_PREVIEW)
    void import("../preview-bar").then(({ showPreviewBar }) => showPreviewBar());
  whenIdle(() => {
    void lockPortrait();
    void canShowWebp();
  });
  beginOffline();
};

/** The line was lost first: the next page asks again. */
const notHere = () => null;

/** Last of all, and never while pages are developed: what is kept would hide what changes. */
function beginOffline(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const isWanted = process.env.GATSBY_OFFLINE !== "0";
  whenIdle(async () => {
    const offline = await import("../../offline/start").catch(notHere);
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
    // Reached without its HTML, which a later visit without a connection begins with.
    whenIdle(async () => {
      const offline = await import("../../offline/keep").catch(notHere);
      offline?.keepAhead(location.pathname);
    });
  }
  trackPage(location.pathname);
};

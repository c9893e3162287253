import type { GatsbyBrowser } from "gatsby";
import { startAnalytics, trackPage } from "../analytics/page-analytics";
import { whenIdle } from "../browser/when-idle";
import { canShowWebp } from "../images/webp-support";
import { routeLoading, routeShown } from "../store/route-slice";
import { pageStore } from "../store/store-provider";
import { translateAnnouncer } from "./announce-page";
import { chunksWork, listenToChunkErrors } from "./chunk-reload";
import { tellEarlyInput } from "./early-input";
import { updateHtmlAttributes } from "./html-attributes";
import { listenToNetwork } from "./network";
import { lockPortrait } from "./portrait-lock";
import { watchNavigation } from "./route-progress";
import { showAnnouncements } from "./show-announcements";
import { keepUnknownAddress } from "./unknown-address";

// While this file is read, which is before Gatsby's own listener for them is added.
listenToChunkErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepUnknownAddress(window);
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
    void import("./preview-bar").then(({ showPreviewBar }) => showPreviewBar());
  whenIdle(() => {
    void lockPortrait();
    void canShowWebp();
  });
};

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  pageStore().dispatch(routeLoading());
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  updateHtmlAttributes(location.pathname);
  if (prevLocation) {
    chunksWork();
    pageStore().dispatch(routeShown());
  }
  trackPage(location.pathname);
};

import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/scripts.css";
import "./src/styles/print.css";

export { disableCorePrefetching, onPrefetchPathname } from "./src/navigation/prefetch";
export { shouldUpdateScroll } from "./src/navigation/scroll";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onRouteUpdateDelayed,
} from "./src/navigation/start/browser-start";
export { replaceHydrateFunction } from "./src/navigation/start/hydrate";
export { wrapPageElement } from "./src/navigation/wrap-page";
export { wrapRootElement } from "./src/navigation/wrap-root";

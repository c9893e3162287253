export { onPreRenderHTML } from "./src/navigation/page-path";
export { onRenderBody } from "./src/navigation/start/html-attributes";
export { replaceRenderer } from "./src/navigation/start/render-body";
export { wrapPageElement } from "./src/navigation/wrap-page";
export { wrapRootElement } from "./src/navigation/wrap-root";

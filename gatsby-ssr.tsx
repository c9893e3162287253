export { onRenderBody } from "./src/navigation/html-attributes";
export { onPreRenderHTML } from "./src/navigation/page-path";
export { replaceRenderer } from "./src/navigation/render-body";
export { wrapPageElement } from "./src/navigation/wrap-page";
export { wrapRootElement } from "./src/navigation/wrap-root";

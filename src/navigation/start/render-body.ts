import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page in one piece. Gatsby would stream it, and React 18.3 pads each full chunk of the stream with NUL
 * bytes where the next letter takes more than one byte (facebook/react#26228): broken words and anchors in every
 * language but English.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

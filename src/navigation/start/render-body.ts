import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to a string instead of Gatsby's stream: React 18.3 pads full chunks of the stream with NUL bytes if
 * the next character takes more than one byte (facebook/react#26228), which breaks words and anchors in every
 * language but English.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

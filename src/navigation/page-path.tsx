import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { dropBrokenHash } from "./broken-hash";
import { preloadScripts } from "./start/preload-scripts";

const loaderId = "gatsby-script-loader";
/** As Gatsby writes it into every page. */
const pagePathScript = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"<\\]*");\/\*\]\]>\*\/$/;
const readPagePath = `window.pagePath=JSON.parse(document.getElementById("${loaderId}").textContent)`;

interface ScriptProps {
  id?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

const scriptProps = (component: ReactNode): ScriptProps =>
  isValidElement<ScriptProps>(component) ? component.props : {};

/**
 * Gatsby writes its path into a script of every page, each with a hash of its own. Here the path is data and the script
 * the same on all pages, so that one short policy names all scripts that may run.
 */
function withoutOwnScript(component: ReactNode): ReactNode[] {
  const { id, dangerouslySetInnerHTML } = scriptProps(component);
  if (id !== loaderId) return [component];
  const pagePath = pagePathScript.exec(dangerouslySetInnerHTML?.__html ?? "")?.[1];
  if (pagePath === undefined)
    throw new Error(`Gatsby's script "${loaderId}" is not what page-path.tsx knows; see to it there`);
  return [
    <script
      key={loaderId}
      id={loaderId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
      dangerouslySetInnerHTML={{ __html: pagePath }}
    />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants
    <script key="page-path" dangerouslySetInnerHTML={{ __html: `${readPagePath};${dropBrokenHash}` }} />,
  ];
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replacePostBodyComponents(page.getPostBodyComponents().flatMap(withoutOwnScript));
  if (process.env.NODE_ENV === "production") preloadScripts(page);
};

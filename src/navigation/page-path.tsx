import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { paths, splitPath } from "../paths";
import { dropBrokenHash } from "./broken-hash";
import { deferScripts, loadDeferredScripts } from "./start/deferred-scripts";
import { notePrint } from "./start/note-print";
import { preloadScripts } from "./start/preload-scripts";
import { markStoredPhoto } from "./start/stored-photo";

const loaderId = "gatsby-script-loader";
/** As Gatsby writes it into every page: the path of the page, and the hash of the site's scripts. */
const loaderScript =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"<\\]*");(window\.___webpackCompilationHash="\w+";)\/\*\]\]>\*\/$/;
const readPagePath = `window.pagePath=JSON.parse(document.getElementById("${loaderId}").textContent)`;

interface ScriptProps {
  id?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

const scriptProps = (component: ReactNode): ScriptProps =>
  isValidElement<ScriptProps>(component) ? component.props : {};

/**
 * Gatsby writes the page's path into an inline script, which gives each page another script hash. Moves the path to a
 * data block, so that all pages have the same script and a short policy can list it.
 */
function withoutOwnScript(component: ReactNode): ReactNode[] {
  const { id, dangerouslySetInnerHTML } = scriptProps(component);
  if (id !== loaderId) return [component];
  const [, pagePath, setHash] = loaderScript.exec(dangerouslySetInnerHTML?.__html ?? "") ?? [];
  if (pagePath === undefined || setHash === undefined)
    throw new Error(`Gatsby's script "${loaderId}" is not what page-path.tsx knows; see to it there`);
  return [
    <script
      key={loaderId}
      id={loaderId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
      dangerouslySetInnerHTML={{ __html: pagePath }}
    />,
    <script
      key="page-path"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the build
      dangerouslySetInnerHTML={{
        __html: `${readPagePath};${setHash}${dropBrokenHash};${loadDeferredScripts};${notePrint}`,
      }}
    />,
  ];
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replacePostBodyComponents(page.getPostBodyComponents().flatMap(withoutOwnScript));
  const { path } = splitPath(page.pathname);
  if (path === paths.home || path === paths.result)
    page.replaceHeadComponents([
      ...page.getHeadComponents(),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      <script key="stored-photo" dangerouslySetInnerHTML={{ __html: markStoredPhoto }} />,
    ]);
  if (process.env.NODE_ENV !== "production") return;
  deferScripts(page);
  preloadScripts(page);
};

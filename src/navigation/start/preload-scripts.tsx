import type { PreRenderHTMLArgs } from "gatsby";
import { paths, splitPath } from "../../paths";

interface BuiltFiles {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Gatsby's chunk names of `src/pages/index.tsx` and `src/pages/result.tsx`. */
const workflowChunks: Record<string, string> = {
  [paths.home]: "component---src-pages-index-tsx",
  [paths.result]: "component---src-pages-result-tsx",
};
const dataOf = (pathname: string) =>
  `/page-data/${pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/**
 * Gatsby writes the file before it renders, and renders all pages again when a script has changed. `node:fs`
 * is not imported, because Gatsby cannot trace the import and would render all pages again in every build.
 */
function scriptsOf(chunk: string, publicDir: string): string[] {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const built = JSON.parse(readFileSync(`${publicDir}/webpack.stats.json`, "utf8")) as BuiltFiles;
  const group = built.namedChunkGroups[chunk];
  if (!group) throw new Error(`There are no scripts "${chunk}"; correct its name in preload-scripts.tsx`);
  return group.assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js"));
}

/**
 * Preloads the own scripts and data of the pages that make the photo. Gatsby requests them only when its common script runs,
 * which on a slow connection is seconds after the page is visible, while visitors wait to choose a country.
 */
export function preloadScripts(page: PreRenderHTMLArgs, publicDir = "public"): void {
  const { pathname, getHeadComponents, replaceHeadComponents } = page;
  const chunk = workflowChunks[splitPath(pathname).path];
  if (chunk === undefined) return;
  const data = [dataOf(pathname), "/page-data/app-data.json"];
  replaceHeadComponents([
    ...getHeadComponents(),
    ...data.map((href) => <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />),
    ...scriptsOf(chunk, publicDir).map((href) => <link key={href} rel="preload" as="script" href={href} />),
  ]);
}

import type { PreRenderHTMLArgs } from "gatsby";
import { paths, splitPath } from "../../paths";

interface BuiltFiles {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Gatsby's chunk name of `src/pages/index.tsx`. */
const homeChunk = "component---src-pages-index-tsx";
const dataOf = (pathname: string) =>
  `/page-data/${pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/**
 * Gatsby writes the file before it renders, and renders all pages again when a script has changed. `node:fs`
 * is not imported, because Gatsby cannot trace the import and would render all pages again in every build.
 */
function homeScripts(publicDir: string): string[] {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const built = JSON.parse(readFileSync(`${publicDir}/webpack.stats.json`, "utf8")) as BuiltFiles;
  const group = built.namedChunkGroups[homeChunk];
  if (!group) throw new Error(`There are no scripts "${homeChunk}"; name home's in preload-scripts.tsx`);
  return group.assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js"));
}

/**
 * Preloads the home page's own scripts and data. Gatsby requests them only when its common script runs, which on a
 * slow connection is seconds after the page is visible, while visitors wait to choose a country.
 */
export function preloadScripts(page: PreRenderHTMLArgs, publicDir = "public"): void {
  const { pathname, getHeadComponents, replaceHeadComponents } = page;
  if (splitPath(pathname).path !== paths.home) return;
  const data = [dataOf(pathname), "/page-data/app-data.json"];
  replaceHeadComponents([
    ...getHeadComponents(),
    ...data.map((href) => <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />),
    ...homeScripts(publicDir).map((href) => <link key={href} rel="preload" as="script" href={href} />),
  ]);
}

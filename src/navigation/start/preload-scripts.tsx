import type { PreRenderHTMLArgs } from "gatsby";
import { paths, splitPath } from "../../paths";

interface BuiltFiles {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** As Gatsby names the part of `src/pages/index.tsx`. */
const homeChunk = "component---src-pages-index-tsx";
const dataOf = (pathname: string) =>
  `/page-data/${pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/**
 * Gatsby writes the list before the first page, and makes all pages anew when one of its scripts has changed. An import
 * of `node:fs` it would take for something that it cannot follow, and make all pages anew at every build.
 */
function homeScripts(publicDir: string): string[] {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const built = JSON.parse(readFileSync(`${publicDir}/webpack.stats.json`, "utf8")) as BuiltFiles;
  const group = built.namedChunkGroups[homeChunk];
  if (!group) throw new Error(`There are no scripts "${homeChunk}"; name home's in preload-scripts.tsx`);
  return group.assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js"));
}

/**
 * Gatsby asks for a page's own scripts and data when its common script runs, which on a slow line is seconds after the
 * page can be seen. On home, where visitors wait to choose a country, the browser hears of them in the head.
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

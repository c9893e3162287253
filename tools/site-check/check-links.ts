import { existsSync } from "node:fs";
import { join } from "node:path";
import { isApiPath } from "../../contract/site/api-paths";
import type { Fault } from "./fault";
import type { SitePage } from "./read-pages";

const isInside = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** Checks that every link leads to an existing page, file or anchor, and that every page is linked. */
export function checkLinks(pages: SitePage[], publicFolder: string): Fault[] {
  const pageOf = new Map(pages.map((page) => [page.path, page]));
  const linked = new Set<string>();
  const faults: Fault[] = [];
  for (const page of pages) {
    for (const href of new Set(page.links)) {
      const target = href.startsWith("#") ? page.path + href : href;
      if (!isInside(target)) continue;
      const [address = "", anchor] = target.split("#");
      const path = decodeURI(address.split("?")[0] ?? "");
      const found = pageOf.get(path);
      if (found && path !== page.path) linked.add(path);
      const fault = (what: string) =>
        faults.push({ check: "links", path: page.path, what: `${href} ${what}` });
      if (path.length > 1 && path.endsWith("/")) fault("ends with a slash, which costs a redirect");
      else if (!found && !isApiPath(path) && !existsSync(join(publicFolder, path))) fault("leads nowhere");
      else if (found && anchor && !found.ids.has(decodeURIComponent(anchor))) fault("has no such anchor");
    }
  }
  for (const page of pages)
    if (page.isIndexed && page.englishPath !== "/" && !linked.has(page.path))
      faults.push({ check: "links", path: page.path, what: "no page leads here" });
  return faults;
}

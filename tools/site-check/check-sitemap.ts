import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "node-html-parser";
import { paths } from "../../contract/site/site-paths";
import { isCanonicalToItself, pathOf } from "./check-heads";
import type { Fault } from "./fault";
import type { SitePage } from "./read-pages";

/** Pages for one visitor's photo, not for search. */
const unlisted = new Set<string>([paths.result]);

interface Entry {
  path: string;
  cluster: string;
  lastmod: string | undefined;
}

const clusterText = (links: { hreflang: string; href: string }[]): string =>
  links
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join("\n");

const locations = (xml: string): string[] =>
  parse(xml)
    .querySelectorAll("loc")
    .map((loc) => loc.text.trim());

function readEntries(publicFolder: string): Entry[] {
  const index = readFileSync(join(publicFolder, "sitemap-index.xml"), "utf8");
  return locations(index).flatMap((address) => {
    const xml = parse(readFileSync(join(publicFolder, basename(new URL(address).pathname)), "utf8"));
    return xml.querySelectorAll("url").map((url) => ({
      path: pathOf(url.querySelector("loc")?.text.trim() ?? ""),
      lastmod: url.querySelector("lastmod")?.text.trim(),
      cluster: clusterText(
        url.getElementsByTagName("xhtml:link").map((link) => ({
          hreflang: link.getAttribute("hreflang") ?? "",
          href: link.getAttribute("href") ?? "",
        })),
      ),
    }));
  });
}

/** Checks that the sitemap lists each indexed page once, with the languages of the page. */
export function checkSitemap(pages: SitePage[], publicFolder: string): Fault[] {
  const fault = (path: string, what: string): Fault => ({ check: "sitemap", path, what });
  if (!existsSync(join(publicFolder, "sitemap-index.xml")))
    return [fault("/sitemap-index.xml", "is missing")];
  const entries = readEntries(publicFolder);
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  const wanted = pages.filter(
    (page) => page.isIndexed && isCanonicalToItself(page) && !unlisted.has(page.englishPath),
  );
  const wantedPaths = new Set(wanted.map((page) => page.path));
  return [
    ...(entryOf.size === entries.length ? [] : [fault("/sitemap-index.xml", "lists an address twice")]),
    ...entries
      .filter((entry) => !wantedPaths.has(entry.path))
      .map((entry) => fault(entry.path, "is listed but may not be found")),
    ...entries
      .filter((entry) => entry.lastmod !== undefined && Number.isNaN(Date.parse(entry.lastmod)))
      .map((entry) => fault(entry.path, `lastmod "${entry.lastmod}" is not a date`)),
    ...wanted.flatMap((page) => {
      const entry = entryOf.get(page.path);
      if (!entry) return [fault(page.path, "is not in the sitemap")];
      return entry.cluster === clusterText(page.alternates)
        ? []
        : [fault(page.path, "names other languages than its page")];
    }),
  ];
}

import { join } from "node:path";
import { languages } from "../../locales/languages";
import { inThreads } from "../../plugins/in-threads";
import { checkHeads } from "./check-heads";
import { checkHreflang } from "./check-hreflang";
import { checkLinks } from "./check-links";
import type { CheckedPage } from "./check-page";
import { checkScripts } from "./check-scripts";
import { checkSitemap } from "./check-sitemap";
import { checkTypes } from "./check-types";
import { checkWeight } from "./check-weight";
import { htmlFiles, type SitePage } from "./read-pages";

const mostShown = 60;

function printCounts(pages: SitePage[]): void {
  const routes = [...new Set(pages.map((page) => page.route))].sort();
  const codes = languages
    .map((language) => language.code)
    .filter((code) => pages.some((page) => page.language.code === code));
  console.log(["route".padEnd(22), ...codes.map((code) => code.padStart(6)), "   all"].join(""));
  for (const route of routes) {
    const ofRoute = pages.filter((page) => page.route === route);
    const counts = codes.map((code) => ofRoute.filter((page) => page.language.code === code).length);
    console.log(
      [route.padEnd(22), ...[...counts, ofRoute.length].map((count) => String(count).padStart(6))].join(""),
    );
  }
  console.log(`${pages.length} pages`);
}

/**
 * Checks the built site as visitors and search engines see it, and prints every fault.
 * @returns the number of faults
 */
export async function checkSite(publicFolder: string): Promise<number> {
  const program = join(__dirname, "./page-thread.ts");
  const all = await inThreads<string, CheckedPage>(program, htmlFiles(publicFolder), { publicFolder });
  const listed = all.filter(({ page }) => !page.englishPath.startsWith("/404"));
  const pages = listed.map(({ page }) => page);
  printCounts(pages);
  const weight = checkWeight(publicFolder);
  console.log(weight.lines.join("\n"));
  const faults = [
    ...checkHeads(pages),
    ...checkHreflang(pages),
    ...checkLinks(pages, publicFolder),
    ...listed.flatMap(({ faults }) => faults),
    ...checkScripts(
      all.map(({ page }) => page),
      publicFolder,
    ),
    ...checkSitemap(pages, publicFolder),
    ...checkTypes(),
    ...weight.faults,
  ];
  for (const { check, path, what } of faults.slice(0, mostShown)) console.log(`${check}: ${path}: ${what}`);
  if (faults.length > mostShown) console.log(`… and ${faults.length - mostShown} more`);
  console.log(`${faults.length} faults`);
  return faults.length;
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** A file that a page is made of. */
export interface LoadedFile {
  name: string;
  bytes: number;
}

/**
 * What a page is made of before it answers, in bytes as they are sent. Its styles stand in the HTML; it has no fonts.
 * What its scripts ask for once they run, as the part that makes calls, is not among it.
 */
export interface PageWeight {
  html: number;
  scripts: LoadedFile[];
  /** Texts and records of the page, which its scripts ask for. */
  data: LoadedFile[];
}

export const totalBytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The packed file where there is one: every browser of this product takes Brotli (docs/decisions/0012). */
function sentBytes(publicFolder: string, name: string): number {
  const file = join(publicFolder, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Files by the name of a page's component. */
export type ComponentFiles = Record<string, string[]>;

/** Gatsby writes them beside the site. */
export const componentFiles = (publicFolder: string): ComponentFiles =>
  JSON.parse(readFileSync(join(publicFolder, "webpack.stats.json"), "utf8")).assetsByChunkName;

/** @param path of the page, "/de/requirements/us-passport"; "/" for the English home page */
export function pageWeight(publicFolder: string, path: string, files: ComponentFiles): PageWeight {
  const loaded = (name: string): LoadedFile => ({ name, bytes: sentBytes(publicFolder, name) });
  const folder = path === "/" ? "" : path;
  const data = `/page-data${folder || "/index"}/page-data.json`;
  const { componentChunkName } = JSON.parse(readFileSync(join(publicFolder, data), "utf8"));
  const html = parse(readFileSync(join(publicFolder, folder, "index.html"), "utf8"));
  const atOnce = html.querySelectorAll("script[src]").map((script) => script.getAttribute("src")!);
  const late: string[] = JSON.parse(html.querySelector("#late-scripts")?.textContent ?? "[]");
  const named = [...atOnce, ...late];
  const ofPage = (files[componentChunkName] ?? []).map((name) => `/${name}`);
  const scripts = new Set([...named, ...ofPage].filter((name) => name.endsWith(".js")));
  return {
    html: sentBytes(publicFolder, `${folder}/index.html`),
    scripts: [...scripts].map(loaded),
    data: [data, "/page-data/app-data.json"].map(loaded),
  };
}

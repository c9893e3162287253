import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** A file that a page loads. */
export interface LoadedFile {
  name: string;
  bytes: number;
}

/**
 * What a page loads until it is interactive, in transferred bytes. Styles are in the HTML, and there are no fonts.
 * Without lazily loaded scripts, such as the API client.
 */
export interface PageWeight {
  html: number;
  scripts: LoadedFile[];
  /** Page data: texts and records. */
  data: LoadedFile[];
}

export const totalBytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The compressed file if there is one: all supported browsers accept Brotli (docs/decisions/0012). */
function sentBytes(publicFolder: string, name: string): number {
  const file = join(publicFolder, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Files by chunk name. */
export type ComponentFiles = Record<string, string[]>;

/** Written by Gatsby beside the site. */
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
  const deferred: string[] = JSON.parse(html.querySelector("#deferred-scripts")?.textContent ?? "[]");
  const named = [...atOnce, ...deferred];
  const ofPage = (files[componentChunkName] ?? []).map((name) => `/${name}`);
  const scripts = new Set([...named, ...ofPage].filter((name) => name.endsWith(".js")));
  return {
    html: sentBytes(publicFolder, `${folder}/index.html`),
    scripts: [...scripts].map(loaded),
    data: [data, "/page-data/app-data.json"].map(loaded),
  };
}

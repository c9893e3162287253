import { existsSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../locales/languages";
import { localizedPath } from "../../src/paths";
import type { Fault } from "./fault";
import { componentFiles, type LoadedFile, type PageWeight, pageWeight, totalBytes } from "./page-weight";

/** Maximum transfer size of a page of each kind until it is interactive, in kB, in any language. */
export interface Budget {
  path: string;
  htmlKb: number;
  scriptsKb: number;
  dataKb: number;
  /** The page itself, its scripts and its data. */
  requests: number;
}

/** About five percent above the heaviest language on 30 November 2026 (mostly Greek): a sentence fits, a new part is a decision. */
const budgets: Budget[] = [
  { path: "/", htmlKb: 22, scriptsKb: 127.5, dataKb: 20.5, requests: 9 },
  { path: "/requirements", htmlKb: 25.5, scriptsKb: 117, dataKb: 15.5, requests: 9 },
  { path: "/requirements/us-passport", htmlKb: 24.5, scriptsKb: 122, dataKb: 13.5, requests: 10 },
  { path: "/requirements/size/35x45mm", htmlKb: 21, scriptsKb: 117, dataKb: 16.5, requests: 10 },
  { path: "/requirements/file-size", htmlKb: 17.5, scriptsKb: 108.5, dataKb: 11, requests: 8 },
  { path: "/guide", htmlKb: 14.5, scriptsKb: 111.5, dataKb: 7.5, requests: 9 },
  { path: "/guide/us-passport", htmlKb: 18, scriptsKb: 112, dataKb: 8.5, requests: 9 },
  { path: "/blog", htmlKb: 13, scriptsKb: 105.5, dataKb: 5, requests: 8 },
  { path: "/blog/selfie-distance", htmlKb: 17.5, scriptsKb: 107.5, dataKb: 7, requests: 8 },
  { path: "/contactus", htmlKb: 26, scriptsKb: 109, dataKb: 20.5, requests: 8 },
  { path: "/author", htmlKb: 11.5, scriptsKb: 105, dataKb: 3, requests: 8 },
  { path: "/author/editorial", htmlKb: 13, scriptsKb: 106.5, dataKb: 3.5, requests: 8 },
  { path: "/accuracy", htmlKb: 20.5, scriptsKb: 115, dataKb: 20.5, requests: 8 },
  { path: "/privacy", htmlKb: 17.5, scriptsKb: 106, dataKb: 8, requests: 8 },
  { path: "/terms", htmlKb: 15, scriptsKb: 106, dataKb: 5.5, requests: 8 },
  { path: "/accepted", htmlKb: 12, scriptsKb: 107, dataKb: 10.5, requests: 8 },
  { path: "/result", htmlKb: 17.5, scriptsKb: 170, dataKb: 20.5, requests: 12 },
];

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const requestsOf = ({ scripts, data }: PageWeight): number => 1 + scripts.length + data.length;
const listed = (files: readonly LoadedFile[]): string =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} ${kb(bytes)}`)
    .join(", ");

/** Faults of a page, with the files involved. */
function overBudget(path: string, weight: PageWeight, budget: Budget): Fault[] {
  const { html, scripts, data } = weight;
  const measures = [
    { name: "HTML", bytes: html, mostKb: budget.htmlKb, files: [] },
    { name: "scripts", bytes: totalBytes(scripts), mostKb: budget.scriptsKb, files: scripts },
    { name: "data", bytes: totalBytes(data), mostKb: budget.dataKb, files: data },
  ];
  const faults = measures
    .filter(({ bytes, mostKb }) => bytes > mostKb * 1000)
    .map(({ name, bytes, mostKb, files }) =>
      `${name}: ${kb(bytes)} of ${mostKb} kB. ${listed(files)}`.trim(),
    );
  if (requestsOf(weight) > budget.requests)
    faults.push(`${requestsOf(weight)} requests of ${budget.requests}. ${listed([...scripts, ...data])}`);
  return faults.map((what) => ({ check: "weight", path, what }));
}

/** Checks one page of each kind in all languages: one line per kind, and what exceeds its budget. */
export function checkWeight(
  publicFolder: string,
  ofKinds: readonly Budget[] = budgets,
): { lines: string[]; faults: Fault[] } {
  const lines: string[] = [];
  const faults: Fault[] = [];
  const files = componentFiles(publicFolder);
  for (const budget of ofKinds) {
    const weights = languages
      .map(({ code }) => localizedPath(budget.path, code))
      .filter((path) => existsSync(join(publicFolder, path, "index.html")))
      .map((path) => ({ path, weight: pageWeight(publicFolder, path, files) }));
    faults.push(...weights.flatMap(({ path, weight }) => overBudget(path, weight, budget)));
    const most = (of: (weight: PageWeight) => number) => Math.max(...weights.map(({ weight }) => of(weight)));
    const columns = [
      kb(most(({ html }) => html)),
      kb(most(({ scripts }) => totalBytes(scripts))),
      kb(most(({ data }) => totalBytes(data))),
      String(most(requestsOf)),
    ];
    if (weights.length > 0)
      lines.push(budget.path.padEnd(32) + columns.map((text) => text.padStart(11)).join(""));
  }
  const head = ["HTML", "scripts", "data", "requests"].map((name) => name.padStart(11)).join("");
  return { lines: ["heaviest language, as sent".padEnd(32) + head, ...lines], faults };
}

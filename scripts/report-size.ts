import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";

const publicFolder = process.argv[2] ?? "public";

/** One page of each kind, and what a content page may weigh, compressed. */
const samples = [
  "/",
  "/requirements",
  "/requirements/us-passport",
  "/requirements/size/35x45mm",
  "/requirements/file-size",
  "/guide",
  "/guide/us-passport",
  "/blog",
  "/contactus",
  "/result",
];
const limitsKb = { js: 120, css: 10, pageData: 60 };

const compressedBytes = (bytes: Buffer): number =>
  Math.min(
    gzipSync(bytes, { level: 9 }).length,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  );

const cache = new Map<string, number>();

function sizeOf(path: string): number {
  const file = join(publicFolder, path.split("?")[0]!);
  if (!existsSync(file) || statSync(file).isDirectory()) return 0;
  if (!cache.has(file)) cache.set(file, compressedBytes(readFileSync(file)));
  return cache.get(file)!;
}

function weigh(path: string) {
  const html = readFileSync(join(publicFolder, path, "index.html"));
  const root = parse(html.toString("utf8"), { blockTextElements: { script: true, style: true } });
  const scripts = root.querySelectorAll("script[src]").map((script) => script.getAttribute("src")!);
  const css = root
    .querySelectorAll("style")
    .map((style) => style.text)
    .join("");
  const pageData = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  return {
    html: compressedBytes(html),
    js: [...new Set(scripts)].reduce((sum, src) => sum + sizeOf(src), 0) + sizeOf("/page-data/app-data.json"),
    css: compressedBytes(Buffer.from(css)),
    pageData: sizeOf(pageData),
  };
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);

console.log(
  "compressed".padEnd(32) + ["html", "js", "css", "page data"].map((name) => name.padStart(11)).join(""),
);
for (const path of samples) {
  if (!existsSync(join(publicFolder, path, "index.html"))) continue;
  const bytes = weigh(path);
  const isOver =
    bytes.js > limitsKb.js * 1000 ||
    bytes.css > limitsKb.css * 1000 ||
    bytes.pageData > limitsKb.pageData * 1000;
  console.log(
    path.padEnd(32) +
      [bytes.html, bytes.js, bytes.css, bytes.pageData].map(kb).join("") +
      (isOver ? "  over" : ""),
  );
}
console.log(
  `limits of a content page: ${limitsKb.js} kB js, ${limitsKb.css} kB css, ${limitsKb.pageData} kB page data`,
);

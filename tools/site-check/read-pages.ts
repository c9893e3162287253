import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { defaultLanguage, type Language, languages } from "../../locales/languages";
import { scriptHashes } from "../../src/gatsby/after-build/security-policy";

/** The parts of a built page that several checks need. */
export interface SitePage {
  /** Address path, "/de/requirements/us-passport"; "/" for the English home page. */
  path: string;
  /** The address without its language, "/requirements/us-passport". */
  englishPath: string;
  /** Kind of page, "/requirements/{id}". */
  route: string;
  language: Language;
  lang: string | undefined;
  dir: string | undefined;
  titles: string[];
  description: string | undefined;
  canonical: string | undefined;
  isIndexed: boolean;
  alternates: { hreflang: string; href: string }[];
  headings: string[];
  /** All links of the page, as written. */
  links: string[];
  ids: Set<string>;
  images: { src: string; alt: string | undefined; hasSize: boolean }[];
  /** Hashes of inline scripts. */
  scriptHashes: string[];
  /** Contains a NUL byte, which browsers show as a broken letter. */
  hasNul: boolean;
}

/** Including what only single-page checks read. */
export interface WholePage extends SitePage {
  jsonLd: string[];
  /** Visible text with collapsed white space. */
  text: string;
}

const fold = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The pages of a built site. */
export const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name === "index.html" || entry.name === "404.html"))
    .map((entry) => join(entry.parentPath, entry.name));

function splitLanguage(path: string): { language: Language; englishPath: string } {
  const [, first = "", ...rest] = path.split("/");
  const language = languages.find((candidate) => candidate.prefix !== "" && candidate.prefix === first);
  return language
    ? { language, englishPath: `/${rest.join("/")}` }
    : { language: defaultLanguage, englishPath: path };
}

function routeOf(englishPath: string): string {
  const [, section, ...rest] = englishPath.split("/");
  const id = rest.pop();
  return id === undefined ? `/${section ?? ""}` : ["", section, ...rest, "{id}"].join("/");
}

const invisible = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);

function visibleText(body: HTMLElement | undefined): string {
  for (const element of body?.getElementsByTagName("*") ?? []) {
    if (invisible.has(element.tagName)) element.remove();
  }
  return fold(body?.structuredText ?? "");
}

/** Page addresses have no trailing slash. */
export function readPage(publicFolder: string, file: string): WholePage {
  const inside = relative(publicFolder, file).split(sep).join("/");
  const path = `/${inside.replace(/\/?index\.html$/, "").replace(/\.html$/, "")}`;
  const { language, englishPath } = splitLanguage(path);
  const source = readFileSync(file, "utf8");
  // A single traversal: one selector per question took four times as long over 16,000 pages.
  const elements = parse(source, { blockTextElements: { script: true, style: true } }).getElementsByTagName(
    "*",
  );
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const [html] = named("HTML");
  const meta = (name: string) =>
    named("META")
      .find((element) => element.getAttribute("name") === name)
      ?.getAttribute("content");
  const links = named("LINK");
  const page = {
    path,
    englishPath,
    route: routeOf(englishPath),
    language,
    lang: html?.getAttribute("lang"),
    dir: html?.getAttribute("dir"),
    titles: named("TITLE")
      .filter((title) => title.parentNode.tagName === "HEAD")
      .map((title) => fold(title.text)),
    description: meta("description"),
    canonical: links.find((link) => link.getAttribute("rel") === "canonical")?.getAttribute("href"),
    isIndexed: !(meta("robots") ?? "").includes("noindex"),
    alternates: links
      .filter((link) => link.getAttribute("rel") === "alternate" && link.hasAttribute("hreflang"))
      .map((link) => ({
        hreflang: link.getAttribute("hreflang") ?? "",
        href: link.getAttribute("href") ?? "",
      })),
    headings: named("H1").map((heading) => fold(heading.text)),
    links: named("A")
      .map((link) => link.getAttribute("href"))
      .filter((href) => href !== undefined),
    ids: new Set(elements.map((element) => element.id).filter((id) => id !== "")),
    images: named("IMG").map((image) => ({
      src: image.getAttribute("src") ?? "",
      alt: image.getAttribute("alt"),
      hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
    })),
    scriptHashes: scriptHashes(source),
    hasNul: source.includes("\0"),
    jsonLd: named("SCRIPT")
      .filter((script) => script.getAttribute("type") === "application/ld+json")
      .map((script) => script.rawText),
  };
  return { ...page, text: visibleText(named("BODY")[0]) };
}

import type { Fault } from "./fault";
import type { WholePage } from "./read-pages";

/** Properties whose text must be visible on the page. */
const shownProperties = new Set(["headline", "name", "text"]);

/** Types whose names describe the whole site, not this page. */
const namelessTypes = new Set(["Organization", "WebSite", "WebApplication", "Person"]);

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'");

/** Letters and digits only: markup adds spaces and marks. */
const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, "");

function* shownTexts(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* shownTexts(part);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const type = (value as Record<string, unknown>)["@type"];
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "string" && shownProperties.has(key) && !namelessTypes.has(String(type))) yield part;
    else yield* shownTexts(part);
  }
}

/** Checks that structured data parses, has a schema.org type, and matches the page's text and language. */
export function checkJsonLd(page: WholePage): Fault[] {
  const faults: Fault[] = [];
  const fault = (what: string) => faults.push({ check: "json-ld", path: page.path, what });
  const visible = bare(page.text);
  for (const source of page.jsonLd) {
    let data: Record<string, unknown>;
    try {
      data = JSON.parse(source) as Record<string, unknown>;
    } catch {
      fault("does not parse");
      continue;
    }
    if (data["@context"] !== "https://schema.org") fault("has no @context of schema.org");
    if (!data["@type"] && !data["@graph"]) fault("has no @type");
    for (const text of shownTexts(data))
      if (!visible.includes(bare(text))) fault(`"${text.slice(0, 60)}" is not on the page`);
  }
  return faults;
}

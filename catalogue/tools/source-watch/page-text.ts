import { parse } from "node-html-parser";

/** Elements that change without the rules: menus, banners, forms, counters. */
const besideTheText =
  "script,style,noscript,template,svg,iframe,nav,header,footer,aside,form,dialog,[role=navigation],[aria-hidden=true]";

/** The text of a page with collapsed white space; of its main element if it has one. */
export function pageText(html: string): string {
  const root = parse(html, { blockTextElements: { script: false, style: false, noscript: false } });
  for (const element of root.querySelectorAll(besideTheText)) element.remove();
  const main = root.querySelector("main,[role=main]") ?? root.querySelector("body") ?? root;
  return main.structuredText.replace(/\s+/g, " ").trim();
}

/** The distinct numbers of a text: "35", "4.5", "1200". Thousands separators vary too much to be joined. */
export const numbersIn = (text: string): string[] =>
  [...new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? [])].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );

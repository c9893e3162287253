import { parse } from "node-html-parser";

/** What changes without the rules changing: menus, banners, forms, counters. */
const besideTheText =
  "script,style,noscript,template,svg,iframe,nav,header,footer,aside,form,dialog,[role=navigation],[aria-hidden=true]";

/** The words of a page, white space folded; of its main part where it names one. */
export function pageText(html: string): string {
  const root = parse(html, { blockTextElements: { script: false, style: false, noscript: false } });
  for (const element of root.querySelectorAll(besideTheText)) element.remove();
  const main = root.querySelector("main,[role=main]") ?? root.querySelector("body") ?? root;
  return main.structuredText.replace(/\s+/g, " ").trim();
}

/** Each number of a text once: "35", "4.5", "1200". Thousands are written in too many ways to be joined. */
export const numbersIn = (text: string): string[] =>
  [...new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? [])].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );

import type { GatsbySSR } from "gatsby";
import { splitPath } from "../../paths";

/** `lang` and `dir` of the page at this address: BCP 47, never the path prefix. */
export function htmlAttributesOf(pathname: string): { lang: string; dir: "ltr" | "rtl" } {
  const { language } = splitPath(pathname);
  return { lang: language.bcp47, dir: language.dir };
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes(htmlAttributesOf(pathname));
};

/** The same in a browser, where one document lives through a change of language. */
export function updateHtmlAttributes(pathname: string): void {
  const { lang, dir } = htmlAttributesOf(pathname);
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
}

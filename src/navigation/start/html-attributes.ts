import type { GatsbySSR } from "gatsby";
import { splitPath } from "../../paths";

/** `lang` and `dir` of a page: BCP 47, never the path prefix. */
export function htmlAttributesOf(pathname: string): { lang: string; dir: "ltr" | "rtl" } {
  const { language } = splitPath(pathname);
  return { lang: language.bcp47, dir: language.dir };
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes(htmlAttributesOf(pathname));
};

/** Updates them in the browser after a change of language. */
export function updateHtmlAttributes(pathname: string): void {
  const { lang, dir } = htmlAttributesOf(pathname);
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
}

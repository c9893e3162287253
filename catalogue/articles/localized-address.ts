import { languageOfCode } from "../../locales/languages";

/** An English address of the site in a language: ("/blog/x#top", "de") -> "/de/blog/x#top"; ("/", "de") -> "/de". */
export function localizedAddress(address: string, code: string): string {
  const prefix = languageOfCode(code)?.prefix ?? "";
  if (prefix === "") return address;
  return address === "/" ? `/${prefix}` : `/${prefix}${address}`;
}

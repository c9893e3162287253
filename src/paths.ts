import { englishOnly, localizedPath, paths } from "../contract/site-paths";
import { defaultLanguage, type Language, languages } from "../locales/languages";

export { localizedPath, paths };

/** Home with a document already chosen, as a requirement page links to it. */
export const homeWithTemplate = (urlPath: string) => `/?document=${encodeURIComponent(urlPath)}`;

/** Where a finished photo is checked for a document, as a requirement page links to it. */
export const checkWithTemplate = (urlPath: string) =>
  `${paths.result}?document=${encodeURIComponent(urlPath)}&mode=check`;

/** Where its owner tells what became of a photo, as its result links to it. */
export const acceptedWithCode = (code: string) => `${paths.accepted}?code=${encodeURIComponent(code)}`;

/** Does an address ask for the check of a finished photo of its document? */
export const asksForCheck = (search: string) => {
  const query = new URLSearchParams(search);
  return query.has("document") && query.get("mode") === "check";
};

/** The language and the English path of an address: "/de/blog" -> German, "/blog"; "/blog" -> English, "/blog". */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = ""] = pathname.split("/");
  const language = languages.find((l) => l.prefix !== "" && l.prefix === first);
  if (!language) return { language: defaultLanguage, path: withoutTrailingSlash(pathname) };
  return { language, path: withoutTrailingSlash(pathname.slice(first.length + 1)) };
}

/** The same page, query and hash in another language, for the language chooser; of an English one its list. */
export function pathInLanguage(
  location: { pathname: string; search: string; hash: string },
  code: string,
): string {
  const { path } = splitPath(location.pathname);
  const list = code === defaultLanguage.code ? null : englishOnly.exec(path)?.[1];
  return localizedPath(list ?? path, code) + location.search + location.hash;
}

function withoutTrailingSlash(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, "");
  return trimmed === "" ? "/" : trimmed;
}

import { englishOnly, localizedPath, paths } from "../contract/site/site-paths";
import { defaultLanguage, type Language, languages } from "../locales/languages";

export { localizedPath, paths };

/** Anchor of the first step on the home page. */
export const startTitleId = "start-title";

/** Home at its first step, to choose another document for the same photo. */
export const homeStart = `${paths.home}#${startTitleId}`;

/** Home with a document chosen. */
export const homeWithTemplate = (urlPath: string) => `/?document=${encodeURIComponent(urlPath)}`;

/** The check of a finished photo for a document. */
export const checkWithTemplate = (urlPath: string) =>
  `${paths.result}?document=${encodeURIComponent(urlPath)}&mode=check`;

/** The form to report the outcome of a photo. */
export const acceptedWithCode = (code: string) => `${paths.accepted}?code=${encodeURIComponent(code)}`;

/** Whether an address asks to check a finished photo. */
export function isCheckAddress(search: string) {
  const query = new URLSearchParams(search);
  return query.has("document") && query.get("mode") === "check";
}

/** Splits a path into language and English path: "/de/blog" -> German, "/blog"; "/blog" -> English, "/blog". */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = ""] = pathname.split("/");
  const language = languages.find((l) => l.prefix !== "" && l.prefix === first);
  if (!language) return { language: defaultLanguage, path: withoutTrailingSlash(pathname) };
  return { language, path: withoutTrailingSlash(pathname.slice(first.length + 1)) };
}

/** The same page, query and hash in another language, for the language chooser; for an English-only page its list. */
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

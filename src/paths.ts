import { defaultLanguage, type Language, languageOfCode, languages } from "../locales/languages";

/** Every address of the site once, as English paths; `localizedPath` puts the language in front. */
export const paths = {
  home: "/",
  requirements: "/requirements",
  requirement: (urlPath: string) => `/requirements/${urlPath}`,
  photoSize: (sizeId: string) => `/requirements/size/${sizeId}`,
  fileLimits: "/requirements/file-size",
  result: "/result",
  guide: "/guide",
  guideArticle: (guideId: string) => `/guide/${guideId}`,
  blog: "/blog",
  blogPost: (blogId: string) => `/blog/${blogId}`,
  contactUs: "/contactus",
  faqItem: (faqId: string) => `/contactus/${faqId}`,
  authors: "/author",
  author: (authorId: string) => `/author/${authorId}`,
  accuracy: "/accuracy",
  privacy: "/privacy",
  terms: "/terms",
  notFound: "/404",
} as const;

/** Home with a document already chosen, as a requirement page links to it. */
export const homeWithTemplate = (urlPath: string) => `/?document=${encodeURIComponent(urlPath)}`;

/** Where a finished photo is checked for a document, as a requirement page links to it. */
export const checkWithTemplate = (urlPath: string) =>
  `${paths.result}?document=${encodeURIComponent(urlPath)}&mode=check`;

/** Does an address ask for the check of a finished photo of its document? */
export const asksForCheck = (search: string) => {
  const query = new URLSearchParams(search);
  return query.has("document") && query.get("mode") === "check";
};

/** The list that an author's page belongs to; the page itself is in English only (specification, section 2). */
const englishOnly = /^(\/author)\/./;

/**
 * An English path in a language: ("/blog", "de") -> "/de/blog"; ("/", "de") -> "/de"; never a slash at the end.
 * A page that is in English only has one address in all of them.
 */
export function localizedPath(path: string, code: string): string {
  const prefix = englishOnly.test(path)
    ? defaultLanguage.prefix
    : (languageOfCode(code)?.prefix ?? defaultLanguage.prefix);
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const trimmed = pathname.replace(/\/+$/, "");
  const full = prefix === "" ? trimmed : `/${prefix}${trimmed}`;
  return `${full === "" ? "/" : full}${rest}`;
}

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

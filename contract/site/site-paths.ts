import { defaultLanguage, languageOfCode } from "../../locales/languages";
import { withoutEndSlashes } from "./trim-slashes";

/**
 * All addresses of the site as English paths; `localizedPath` adds the language. Used by pages, articles and content
 * checks.
 */
export const paths = {
  home: "/",
  requirements: "/requirements",
  requirement: (urlPath: string) => `/requirements/${urlPath}`,
  photoSize: (sizeId: string) => `/requirements/size/${sizeId}`,
  fileLimits: "/requirements/file-size",
  result: "/result",
  accepted: "/accepted",
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

/** The list that links to authors' pages; the page itself is in English only (specification, section 2). */
export const englishOnly = /^(\/author)\/./;

/**
 * An English path in a language: ("/blog", "de") -> "/de/blog"; ("/", "de") -> "/de"; never with a trailing slash.
 * Pages in English only have the same address in all languages.
 */
export function localizedPath(path: string, code: string): string {
  const prefix = englishOnly.test(path)
    ? defaultLanguage.prefix
    : (languageOfCode(code)?.prefix ?? defaultLanguage.prefix);
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const trimmed = withoutEndSlashes(pathname);
  const full = prefix === "" ? trimmed : `/${prefix}${trimmed}`;
  return `${full === "" ? "/" : full}${rest}`;
}

/** Problems of the content for the bar on the pages of a preview, below the site's root. Servers of static files do not serve it. */
export const previewStateFile = ".preview-state.json";

/** Where `gatsby develop` answers with them. */
export const previewStatePath = "/__preview-state";

/** Where `gatsby develop` says how often it has made its pages. */
export const pagesMadePath = "/__pages-made";

/** Where `gatsby develop` says of which content its pages are made, as the MD5 of the file `?path=`; null: it reads no such file. */
export const fileShownPath = "/__file-shown";

/** Exists below the site's root while `npm start` serves the site and builds more languages. */
export const siteUnderWayFile = "site-under-way";

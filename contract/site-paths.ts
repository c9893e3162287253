import { defaultLanguage, languageOfCode } from "../locales/languages";
import { withoutEndSlashes } from "./trim-slashes";

/**
 * Every address of the site once, as English paths; `localizedPath` puts the language in front. Pages, articles and the
 * checks of content build and know their links by it.
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

/** The list that an author's page belongs to; the page itself is in English only (specification, section 2). */
export const englishOnly = /^(\/author)\/./;

/**
 * An English path in a language: ("/blog", "de") -> "/de/blog"; ("/", "de") -> "/de"; never a slash at the end.
 * A page that is in English only has one address in all of them.
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

/** Where `npm run preview` tells the page what is wrong in the content, below the site's root. */
export const previewStateFile = "preview-state.json";

/** Exists below the site's root while `npm start` serves the site and still builds some of its languages. */
export const siteUnderWayFile = "site-under-way";

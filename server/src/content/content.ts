import type { PhotoRule } from "../../../photo/core/types";
import type { BlogDetail, BlogSummary, FaqItem, LanguageRecord } from "../schemas/content";
import type { CountryGroup, Template, TemplateDetail } from "../schemas/template";

/** The data of one content call with its entity tag (a quoted string, ready for the `ETag` header). */
export interface Answer<T> {
  data: T;
  etag: string;
}

/**
 * Everything that the content calls answer with, read once and held in memory. `code` is the code of a
 * language in `locales/languages.ts` ("en", "de", "jp"); any other throws a `RangeError`, so routes check
 * `lang` first. What does not exist is undefined.
 */
export interface Content {
  countryGroups(code: string): Answer<CountryGroup[]>;
  templateDetail(code: string, urlPath: string): Answer<TemplateDetail> | undefined;
  hot(code: string): Answer<{ list: Template[] }>;
  blogs(code: string): Answer<BlogSummary[]>;
  blog(code: string, blogId: string): Answer<BlogDetail> | undefined;
  faq(code: string): Answer<FaqItem[]>;
  languageRecords(): Answer<LanguageRecord[]>;
  photoRule(urlPath: string): PhotoRule | undefined;
}

/**
 * Reads and checks the folder of content.
 *
 * @throws ContentError with every fault found, each with file, field and fix.
 */
export async function loadContent(dir?: string): Promise<Content> {
  throw new Error(`The content in ${dir ?? "content/"} cannot be read yet.`);
}

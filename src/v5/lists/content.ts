import type { BlogDetail, BlogSummary, FaqItem, LanguageRecord } from "../../../contract/content";
import type { CountryGroup, Template, TemplateDetail } from "../../../contract/document/template";
import { defaultSampleImage } from "../../constants";
import { isDeviceOnly } from "../../photo-mode";
import { type CallOptions, get } from "../client";
import { fetchBuilt } from "./built-lists";

export const fetchLanguages = (lang: string, options?: CallOptions): Promise<LanguageRecord[]> =>
  isDeviceOnly()
    ? fetchBuilt("lang", lang)
    : get<LanguageRecord[]>("/v5/passport/lang", { ...options, lang });

/** Sources are shown on the pages of the documents. */
const withoutSources = { sources: "false" };

export const fetchTemplates = (lang: string, options?: CallOptions): Promise<CountryGroup[]> =>
  isDeviceOnly()
    ? fetchBuilt("template", lang)
    : get<CountryGroup[]>("/v5/passport/template", { ...options, lang, query: withoutSources });

/**
 * A document by `urlPath`.
 * @public The product specification asks for it; no page needs it yet.
 */
export const fetchTemplate = (lang: string, urlPath: string, options?: CallOptions) =>
  get<TemplateDetail>("/v5/passport/template/detail", { ...options, lang, query: { urlPath } });

export async function fetchHotTemplates(lang: string, options?: CallOptions): Promise<Template[]> {
  const { list } = await (isDeviceOnly()
    ? fetchBuilt<{ list: Template[] }>("hot", lang)
    : get<{ list: Template[] }>("/v5/passport/template/hot", { ...options, lang, query: withoutSources }));
  return list.map((template) => ({ ...template, imageUrl: template.imageUrl || defaultSampleImage }));
}

/**
 * All articles, without their text.
 * @public The product specification asks for it; no page needs it yet.
 */
export const fetchBlogs = (lang: string, options?: CallOptions) =>
  get<BlogSummary[]>("/v5/passport/blog", { ...options, lang });

/**
 * An article.
 * @public The product specification asks for it; no page needs it yet.
 */
export const fetchBlog = (lang: string, blogId: string, options?: CallOptions) =>
  get<BlogDetail>("/v5/passport/blog/detail", { ...options, lang, query: { blogId } });

/**
 * All questions with their answers.
 * @public The product specification asks for it; no page needs it yet.
 */
export const fetchFaq = (lang: string, options?: CallOptions) =>
  get<FaqItem[]>("/v5/passport/faq", { ...options, lang });

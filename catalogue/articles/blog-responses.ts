import type { BlogDetail, BlogSummary } from "../../contract/content";
import type { ArticleCompiler } from "./article-compiler";
import { type Article, textInLanguage } from "./article-files";
import type { ArticleFront, BlogMeta } from "./article-schemas";

export type BlogArticle = Article<BlogMeta, ArticleFront>;

/** For articles without a picture. */
const defaultBlogImage = "/images/header-guide.webp";

/** The article as in the list; in English if there is no translation. */
export function blogSummary(article: BlogArticle, code: string): BlogSummary {
  const { id, meta, texts } = article;
  const text = textInLanguage(article, code);
  return {
    blogId: id,
    lang: text.code,
    ...text.front,
    author: meta.author,
    publishedAt: meta.publishedAt,
    updatedAt: text.front.updatedAt ?? meta.updatedAt,
    image: meta.image ?? defaultBlogImage,
    recommended: meta.recommended,
    translations: [...texts.keys()],
  };
}

export const blogDetail = (article: BlogArticle, code: string, compile: ArticleCompiler): BlogDetail => ({
  ...blogSummary(article, code),
  ...compile(textInLanguage(article, code), code),
});

/** Newest first. */
export const byPublication = (a: BlogArticle, b: BlogArticle): number =>
  b.meta.publishedAt.localeCompare(a.meta.publishedAt) || a.id.localeCompare(b.id);

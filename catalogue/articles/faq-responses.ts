import type { FaqCategory } from "../../contract/codes";
import type { FaqItem } from "../../contract/content";
import { isForChild } from "../../contract/document/for-child";
import { isTakenElsewhere } from "../../contract/document/handed-in";
import type { Template } from "../../contract/document/template";
import type { ArticleCompiler } from "./article-compiler";
import { type Article, textInLanguage } from "./article-files";
import type { FaqFront, FaqMeta } from "./article-schemas";

export type FaqArticle = Article<FaqMeta, FaqFront>;

/** Maximum number of questions on a requirement page. */
const maxTemplateQuestions = 6;

/** A question with its answer; in English if there is no translation. */
export function faqItem(article: FaqArticle, code: string, compile: ArticleCompiler): FaqItem {
  const text = textInLanguage(article, code);
  return {
    faqId: article.id,
    lang: text.code,
    category: article.meta.category as FaqCategory,
    question: text.front.question,
    answerHtml: compile(text, code).html,
    urlPaths: article.meta.urlPaths,
    updatedAt: text.front.updatedAt ?? article.meta.updatedAt,
  };
}

/** Ordered by category, then by their own order. */
export const byCategory =
  (categories: readonly string[]) =>
  (a: FaqArticle, b: FaqArticle): number =>
    categories.indexOf(a.meta.category) - categories.indexOf(b.meta.category) ||
    a.meta.order - b.meta.order ||
    a.id.localeCompare(b.id);

/** Questions for the page of a document: those about it first, then general ones that a reader of it may have. */
export function faqIdsOf(
  articles: readonly FaqArticle[],
  document: Pick<Template, "urlPath" | "printable" | "online" | "takenBy">,
): string[] {
  const isAsked = ({ category }: FaqMeta): boolean => {
    // Who may not take the photo at home asks at most how to upload the studio's.
    if (isTakenElsewhere(document)) return document.online && category === "upload";
    if (category === "print") return document.printable;
    // "May I smile?" is no question about a baby.
    return category !== "photo" || !isForChild(document);
  };
  const about = articles.filter(({ meta }) => meta.urlPaths.includes(document.urlPath));
  const general = articles.filter(({ meta }) => meta.urlPaths.length === 0 && isAsked(meta));
  return [...about, ...general].slice(0, maxTemplateQuestions).map(({ id }) => id);
}

import { join } from "node:path";
import { languageOfCode } from "../../locales/languages";
import type { TemplateCollection } from "../templates/template-collection";
import type { ArticleText } from "./article-files";
import { loadArticleTexts } from "./article-texts";
import { type CompileContext, type CompiledArticle, loadCompileArticle } from "./compile-article";
import type { References } from "./references";

/**
 * Compiles a text for the pages of a language. Facts and labels are in the language of the text, links lead to the
 * pages of `code`: links in an English text on a German page lead to German pages.
 */
export type ArticleCompiler = (text: ArticleText<unknown>, code: string) => CompiledArticle;

/**
 * Creates the compiler. The folders `locales` and `static` are beside `contentDir`. `collection` provides the
 * documents for facts and diagrams.
 */
export async function loadArticleCompiler(
  contentDir: string,
  references: References,
  collection: (code: string) => Pick<TemplateCollection, "byUrlPath">,
): Promise<ArticleCompiler> {
  const compileArticle = await loadCompileArticle();
  const contexts = new Map<string, Omit<CompileContext, "linkCode">>();
  const contextOf = (code: string) => {
    const known = contexts.get(code) ?? {
      bcp47: languageOfCode(code)?.bcp47 ?? "en",
      texts: loadArticleTexts(join(contentDir, "..", "locales"), code),
      template: (urlPath: string) => collection(code).byUrlPath.get(urlPath)!,
      references,
      staticDir: join(contentDir, "..", "static"),
    };
    contexts.set(code, known);
    return known;
  };
  return (text, code) => compileArticle(text, { ...contextOf(text.code), linkCode: code });
}

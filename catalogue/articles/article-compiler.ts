import type { Template } from "../../contract/template";
import { languageOfCode } from "../../locales/languages";
import type { ArticleText } from "./article-files";
import { loadArticleTexts } from "./article-texts";
import { type CompileContext, type CompiledArticle, loadCompileArticle } from "./compile-article";
import type { References } from "./references";

/**
 * Compiles a text for the pages of a language. Facts and labels are in the language of the text, links lead
 * to the pages of `code`: a German page that shows an English text for want of a German one stays German.
 */
export type ArticleCompiler = (text: ArticleText<unknown>, code: string) => CompiledArticle;

export interface CompilerSources {
  localesDir: string;
  staticDir: string;
  references: References;
  template: (code: string, urlPath: string) => Template;
}

export async function loadArticleCompiler(sources: CompilerSources): Promise<ArticleCompiler> {
  const compileArticle = await loadCompileArticle();
  const contexts = new Map<string, Omit<CompileContext, "linkCode">>();
  const contextOf = (code: string) => {
    const known = contexts.get(code) ?? {
      bcp47: languageOfCode(code)?.bcp47 ?? "en",
      texts: loadArticleTexts(sources.localesDir, code),
      template: (urlPath: string) => sources.template(code, urlPath),
      references: sources.references,
      staticDir: sources.staticDir,
    };
    contexts.set(code, known);
    return known;
  };
  return (text, code) => compileArticle(text, { ...contextOf(text.code), linkCode: code });
}

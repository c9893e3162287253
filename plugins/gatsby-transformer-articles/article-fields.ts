import { join } from "node:path";
import type { TSchema } from "typebox";
import { articleKinds } from "../../catalogue/articles/article-collection";
import { type ArticleKind, readArticleText } from "../../catalogue/articles/article-files";
import type {
  ArticleFront,
  AuthorFront,
  AuthorMeta,
  GuideMeta,
  LegalFront,
} from "../../catalogue/articles/article-schemas";
import type { CompiledArticle } from "../../catalogue/articles/compile-article";
import { readingMinutes } from "../../catalogue/articles/reading-time";
import { checkMeta } from "../../catalogue/articles/references";
import { ContentError, type Fault } from "../../catalogue/faults/content-error";
import { languageOfCode } from "../../locales/languages";
import type { ArticleContext } from "./article-context";
import type { ArticlePlace } from "./article-place";

export type TextPlace = ArticlePlace & { code: string };
export type Fields = Record<string, unknown>;

/**
 * The node fields of a text.
 * @throws ContentError with the faults of the text, its meta.yaml and their references
 */
export function articleFields(place: TextPlace, contentDir: string, context: ArticleContext): Fields {
  const faults: Fault[] = [];
  const { kind, id, code } = place;
  const file = join(contentDir, kind, id, `${code}.mdx`);
  if (!languageOfCode(code))
    throw new ContentError([
      {
        file,
        line: null,
        field: "",
        problem: `there is no language "${code}".`,
        fix: "See locales/languages.ts.",
      },
    ]);
  const form: ArticleKind<TSchema, TSchema> = articleKinds[kind];
  const read = readArticleText(join(contentDir, kind, id), code, form, faults);
  if (read)
    faults.push(...checkMeta({ ...read.article, meta: read.article.meta as object }, context.references));
  if (!read || faults.length > 0) throw new ContentError(faults);
  const compiled = context.compile(read.text, code);
  return nodeFields(place, read.meta as object, read.text.front as object, compiled);
}

/** The node fields by kind of text. */
export function nodeFields(
  place: TextPlace,
  meta: object,
  front: object,
  { html, toc }: CompiledArticle,
): Fields {
  const { id, code: lang } = place;
  switch (place.kind) {
    case "guides": {
      const fields = { ...(meta as GuideMeta), ...(front as ArticleFront) };
      const minutes = readingMinutes(html, languageOfCode(lang)?.bcp47 ?? "en");
      return { guideId: id, lang, ...fields, html, toc, readingMinutes: minutes };
    }
    case "authors": {
      const { order, updatedAt } = meta as AuthorMeta;
      return { authorId: id, lang, position: order, updatedAt, ...(front as AuthorFront), html };
    }
    case "legal":
      return { legalId: id, lang, ...meta, ...(front as LegalFront), html, toc };
  }
}

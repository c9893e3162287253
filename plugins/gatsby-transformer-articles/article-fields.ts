import { readdirSync } from "node:fs";
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
import { ContentError, type Fault, faultLine } from "../../catalogue/faults/content-error";
import { generalSizesCode } from "../../contract/codes";
import { languageOfCode } from "../../locales/languages";
import type { ArticleContext } from "./article-context";
import type { ArticlePlace } from "./article-place";

type TextPlace = ArticlePlace & { code: string };
type Fields = Record<string, unknown>;

/**
 * The fields of the node of one text.
 *
 * @throws ContentError with the faults of the text, of its meta.yaml and of what they refer to.
 */
export function articleFields(place: TextPlace, contentDir: string, context: ArticleContext): Fields {
  const faults: Fault[] = [];
  const { kind, id, code } = place;
  const language = languageOfCode(code);
  const file = join(contentDir, kind, id, `${code}.mdx`);
  if (!language)
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
  return shape(
    place,
    read.meta as object,
    read.text.front as object,
    compiled,
    readingMinutes(compiled.html, language.bcp47),
  );
}

function shape(
  place: TextPlace,
  meta: object,
  front: object,
  { html, toc }: CompiledArticle,
  minutes: number,
): Fields {
  const { id, code: lang } = place;
  switch (place.kind) {
    case "guides": {
      const fields = { ...(meta as GuideMeta), ...(front as ArticleFront) };
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

/** In a preview, the page of a text with faults shows them instead of the text. */
export function faultFields(
  { kind, id, code: lang }: TextPlace,
  error: ContentError,
  contentDir: string,
): Fields {
  const items = error.faults.map((fault) => `<li>${escapeHtml(faultLine(fault))}</li>`).join("");
  const html = `<div class="article-fault" role="alert"><ul>${items}</ul></div>`;
  const today = new Date().toISOString().slice(0, 10);
  const name = `${kind}/${id}/${lang}.mdx`;
  const common = { lang, html, toc: [], updatedAt: today, description: name };
  switch (kind) {
    case "guides":
      return {
        ...common,
        guideId: id,
        title: name,
        keywords: [],
        country: generalSizesCode,
        documents: [],
        author: readdirSync(join(contentDir, "authors"))[0]!,
        publishedAt: today,
        readingMinutes: 1,
      };
    case "authors":
      return { ...common, authorId: id, position: 0, name, role: "" };
    case "legal":
      return { ...common, legalId: id, title: name };
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

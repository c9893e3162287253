import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { articleKinds } from "../../catalogue/articles/article-collection";
import { type ArticleKind, readArticleText } from "../../catalogue/articles/article-files";
import { compileAround, faultBox } from "../../catalogue/articles/fault-boxes";
import type { ContentError, Fault } from "../../catalogue/faults/content-error";
import { generalSizesCode } from "../../contract/codes";
import type { ArticleContext } from "./article-context";
import { type Fields, nodeFields, type TextPlace } from "./article-fields";

/**
 * In a preview, the page of a text with faults shows each at its place in a box, and the rest of the text as usual.
 */
export function faultFields(
  place: TextPlace,
  contentDir: string,
  error: ContentError,
  context: ArticleContext | null,
): Fields {
  const { kind, id, code } = place;
  const form: ArticleKind<TSchema, TSchema> = articleKinds[kind];
  const read = context && readArticleText(join(contentDir, kind, id), code, form, []);
  const compiled = read && compileAround(read.text, error.faults, (text) => context.compile(text, code));
  if (!compiled) return faultsAlone(place, error.faults, contentDir);
  return nodeFields(place, read.meta as object, read.text.front as object, compiled);
}

/** If a text cannot be read at all, its page shows the faults instead. */
function faultsAlone(
  { kind, id, code: lang }: TextPlace,
  faults: readonly Fault[],
  contentDir: string,
): Fields {
  const html = faultBox(faults);
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

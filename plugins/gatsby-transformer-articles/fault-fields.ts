import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { articleKinds } from "../../catalogue/articles/article-collection";
import { type ArticleKind, type ArticleText, readArticleText } from "../../catalogue/articles/article-files";
import type { CompiledArticle } from "../../catalogue/articles/compile-article";
import { ContentError, type Fault, faultLine } from "../../catalogue/faults/content-error";
import { generalSizesCode } from "../../contract/codes";
import type { ArticleContext } from "./article-context";
import { type Fields, nodeFields, type TextPlace } from "./article-fields";

/** A fault may hide others: a text is read again without its faulty parts at most this often. */
const maxReadings = 8;

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

/** Compiles a text with boxes instead of faulty paragraphs; null if that is not possible. */
function compileAround(
  text: ArticleText<unknown>,
  known: readonly Fault[],
  compile: (text: ArticleText<unknown>) => CompiledArticle,
): CompiledArticle | null {
  const lines = text.body.split("\n");
  const boxes: Fault[] = [];
  const isInBody = ({ file, line }: Fault) => file === text.file && line !== null && line >= text.bodyLine;
  let faults = known;
  for (let reading = 0; reading < maxReadings; reading++) {
    // Invalid data, such as an unknown author, could break the page itself.
    if (!faults.every(isInBody)) return null;
    for (const fault of faults) {
      replaceParagraph(lines, fault.line! - text.bodyLine, markOf(boxes.length));
      boxes.push(fault);
    }
    try {
      const { html, toc } = compile({ ...text, body: lines.join("\n") });
      const shown = boxes.reduce(
        (page, fault, index) => page.replace(`<p>${markOf(index)}</p>`, () => boxOf([fault])),
        html,
      );
      return { html: shown, toc };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults = error.faults;
    }
  }
  return null;
}

/** A placeholder that no text contains and that compiles to a paragraph. */
const markOf = (index: number) => `fault${index}ofpreview`;

/** Replaces the paragraph around a line by the placeholder; empty lines keep all line numbers. */
function replaceParagraph(lines: string[], at: number, words: string): void {
  let first = at;
  while (first > 0 && lines[first - 1]?.trim()) first -= 1;
  let last = at;
  while (last + 1 < lines.length && lines[last + 1]?.trim()) last += 1;
  // Keeps the placeholder of an earlier fault in the same paragraph.
  const earlier = lines.slice(first, last + 1).filter((line) => line.endsWith("ofpreview"));
  lines.fill("", first, last + 1);
  lines[first] = [...earlier, words].join("\n\n");
}

/** If a text cannot be read at all, its page shows the faults instead. */
function faultsAlone(
  { kind, id, code: lang }: TextPlace,
  faults: readonly Fault[],
  contentDir: string,
): Fields {
  const html = boxOf(faults);
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

/** Inline styles: only previews show it. */
const boxStyle =
  "border: 2px solid #b3261e; background: #fdecea; color: #410e0b; padding: 8px 16px; margin: 16px 0";

const boxOf = (faults: readonly Fault[]): string =>
  `<div role="alert" style="${boxStyle}"><ul>${faults.map((fault) => `<li>${escapeHtml(faultLine(fault))}</li>`).join("")}</ul></div>`;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

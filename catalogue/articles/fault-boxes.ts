import { ContentError, type Fault, faultLine } from "../faults/content-error";
import type { ArticleCompiler } from "./article-compiler";
import type { ArticleText } from "./article-files";
import type { CompiledArticle } from "./compile-article";

/** A fault may hide others: a text is read again without its faulty parts at most this often. */
const maxReadings = 8;

/** For previews: shows each fault at its place in a box, and the rest of the text as usual. */
export const withFaultBoxes =
  (compile: ArticleCompiler): ArticleCompiler =>
  (text, code) => {
    try {
      return compile(text, code);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const around = compileAround(text, error.faults, (each) => compile(each, code));
      return around ?? { html: faultBox(error.faults), toc: [] };
    }
  };

/**
 * Compiles a text with boxes instead of faulty paragraphs, and one above it for the faults of its data; null if that is not possible.
 */
export function compileAround(
  text: ArticleText<unknown>,
  known: readonly Fault[],
  compile: (text: ArticleText<unknown>) => CompiledArticle,
): CompiledArticle | null {
  const lines = text.body.split("\n");
  const boxes: string[] = [];
  const isInBody = ({ file, line }: Fault) => file === text.file && line !== null && line >= text.bodyLine;
  const ofData = known.filter((fault) => !isInBody(fault));
  let faults: readonly Fault[] = known.filter(isInBody);
  for (let reading = 0; reading < maxReadings; reading++) {
    if (!faults.every(isInBody)) return null;
    for (const fault of faults) {
      const paragraph = replaceParagraph(lines, fault.line! - text.bodyLine, markOf(boxes.length));
      boxes.push(faultBox([fault], paragraph));
    }
    try {
      const { html, toc } = compile({ ...text, body: lines.join("\n") });
      const shown = boxes.reduce(
        (page, box, index) => page.replace(`<p>${markOf(index)}</p>`, () => box),
        html,
      );
      return { html: (ofData.length > 0 ? faultBox(ofData) : "") + shown, toc };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults = error.faults;
    }
  }
  return null;
}

/** A placeholder that no text contains and that compiles to a paragraph. */
const markOf = (index: number) => `fault${index}ofpreview`;

/**
 * Replaces the paragraph around a line by the placeholder; empty lines keep all line numbers.
 * @returns the paragraph; "" if an earlier fault has replaced it
 */
function replaceParagraph(lines: string[], at: number, words: string): string {
  let first = at;
  while (first > 0 && lines[first - 1]?.trim()) first -= 1;
  let last = at;
  while (last + 1 < lines.length && lines[last + 1]?.trim()) last += 1;
  const paragraph = lines.slice(first, last + 1);
  // Keeps the placeholder of an earlier fault in the same paragraph.
  const earlier = paragraph.filter((line) => line.endsWith("ofpreview"));
  lines.fill("", first, last + 1);
  lines[first] = [...earlier, words].join("\n\n");
  return earlier.length > 0 ? "" : paragraph.join("\n");
}

/** Inline styles: only previews show it. */
const boxStyle =
  "border: 2px solid #b3261e; background: #fdecea; color: #410e0b; padding: 8px 16px; margin: 16px 0";

/** @param paragraph as it is written, which the box is shown in place of */
export function faultBox(faults: readonly Fault[], paragraph = ""): string {
  const written = paragraph && `<p style="white-space: pre-wrap">${escapeHtml(paragraph)}</p>`;
  const items = faults.map((fault) => `<li>${escapeHtml(faultLine(fault))}</li>`).join("");
  return `<div role="alert" style="${boxStyle}">${written}<ul>${items}</ul></div>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

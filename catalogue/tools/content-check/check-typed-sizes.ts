import type { ArticleText } from "../../articles/article-files";
import type { Fault } from "../../faults/content-error";

interface Size {
  width: number;
  height: number;
}

/** "35 x 45", "3,5 × 4,5", with or without a unit after the first number. */
const pair = /(?<![\d.,/-])(\d+(?:[.,]\d+)?)\s?(?:\p{L}{1,5}\.?)?\s?[x×х*]\s?(\d+(?:[.,]\d+)?)(?![\d-])/giu;

const inches = /^\s?(?:in(?:ch(?:es)?)?|polegadas?|pulgadas?|pouces?|Zoll)(?!\p{L})/iu;
const rangeEnd = /\d\s?(?:mm|cm)?\s(?:to|hasta|até|a|à|bis|-|–)\s$/u;

/**
 * Whether the size at `at` is of something else: a name in quotation marks ("foto 3x4"), the end of a range, or a paper in inches.
 */
function isOfSomethingElse(line: string, at: number, typed: string): boolean {
  const before = line.slice(0, at);
  const isQuoted =
    (before.match(/"/g) ?? []).length % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
  const isRangeEnd = rangeEnd.test(before) && /[x×х*]/iu.test(before.slice(-16));
  return isQuoted || isRangeEnd || inches.test(line.slice(at + typed.length));
}

/** The documents of a guide or a question. */
export function documentsOf(meta: object): string[] {
  const { documents, urlPaths } = meta as { documents?: string[]; urlPaths?: string[] };
  return documents ?? urlPaths ?? [];
}

/**
 * Typed sizes of the text's own documents where `<Fact>` would be updated with the document. Markdown has no
 * `<Fact>`.
 */
export function typedSizes(
  { file, format, body, bodyLine }: ArticleText<unknown>,
  documents: readonly string[],
  sizes: ReadonlyMap<string, Size>,
): Fault[] {
  if (format !== "mdx") return [];
  return body.split("\n").flatMap((line, index) =>
    [...line.matchAll(pair)].flatMap((match): Fault[] => {
      const [typed, width = "", height = ""] = match;
      const urlPath = documents.find((document) => isSize(sizes.get(document), width, height));
      if (urlPath === undefined || isOfSomethingElse(line, match.index, typed)) return [];
      const problem = `"${typed.replaceAll("\u00a0", " ")}" is typed, which is the size of ${urlPath}.`;
      const fix = `Write <Fact urlPath="${urlPath}" field="size" />, which follows the document.`;
      return [{ file, line: bodyLine + index, field: "", problem, fix }];
    }),
  );
}

/** In the unit of the document, or in centimetres for millimetres. */
function isSize(size: Size | undefined, width: string, height: string): boolean {
  const [w, h] = [width, height].map((text) => Number(text.replace(",", ".")));
  return (
    size !== undefined && [1, 10].some((factor) => w! * factor === size.width && h! * factor === size.height)
  );
}

import type { ArticleText } from "../../articles/article-files";
import type { Fault } from "../../faults/content-error";

interface Size {
  width: number;
  height: number;
}

/** "35 x 45", "3,5 × 4,5", with or without a unit after the first number. */
const pair = /(?<![\d.,/-])(\d+(?:[.,]\d+)?)\s?(?:\p{L}{1,5}\.?)?\s?[x×х*]\s?(\d+(?:[.,]\d+)?)(?![\d-])/giu;

/** The documents of a guide or a question. */
export const documentsOf = (meta: object): string[] => {
  const { documents, urlPaths } = meta as { documents?: string[]; urlPaths?: string[] };
  return documents ?? urlPaths ?? [];
};

/** Sizes of the text's own documents that are typed where `<Fact>` would follow the document. Markdown has no `<Fact>`. */
export function typedSizes(
  { file, format, body, bodyLine }: ArticleText<unknown>,
  documents: readonly string[],
  sizes: ReadonlyMap<string, Size>,
): Fault[] {
  if (format !== "mdx") return [];
  return body.split("\n").flatMap((line, index) =>
    [...line.matchAll(pair)].flatMap(([typed, width = "", height = ""]): Fault[] => {
      const urlPath = documents.find((document) => isSize(sizes.get(document), width, height));
      if (urlPath === undefined) return [];
      const problem = `"${typed}" is typed, which is the size of ${urlPath}.`;
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

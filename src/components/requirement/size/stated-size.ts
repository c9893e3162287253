import { isUncroppedFile } from "../../../../contract/document/handed-in";
import { type PixelSize, pixelEnds } from "../../../../contract/pixel-ends";
import { isLeastSize } from "../digital-lines";
import type { RequirementTemplate } from "../queries/requirement-template";

type Sized = Pick<RequirementTemplate, "printable" | "digital" | "width" | "height" | "unit"> & {
  editPolicy: Pick<RequirementTemplate["editPolicy"], "geometry">;
};

/** The least size of a file where a larger one, or an uncropped one, is accepted too; null where no source states one. */
export const leastSize = (template: Sized): PixelSize | null =>
  template.digital && (isUncroppedFile(template) || isLeastSize(template, template.digital))
    ? pixelEnds(template.digital).min
    : null;

/** A size in pixels has millimetres only where it may be printed. */
export const isFileOnly = ({ unit, printable }: Pick<Sized, "unit" | "printable">): boolean =>
  unit === "px" && !printable;

/** "300 dpi" in the words of sources: "300dpi", "300 x 300 DPI", "300 dots per inch". */
export function statesDpi({
  dpi,
  notes,
  sources,
}: Pick<RequirementTemplate, "dpi" | "notes" | "sources">): boolean {
  const words = sources.flatMap(({ name, quotes }) => [name, ...quotes.map((quote) => quote.words)]);
  const number = new RegExp(
    `(?<!\\d)${dpi}[^\\d.,;]{0,20}(?:\\d+\\s*)?(?:dpi|ppi|ppp|dots|pixels? per inch)`,
    "i",
  );
  return [...notes, ...words].some((text) => number.test(text));
}

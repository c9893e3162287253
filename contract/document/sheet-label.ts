import { languageOfCode } from "../../locales/languages";
import { writeSize } from "../../locales/write-number";
import { labelMark } from "../../photo/core/sheet/short-names";
import { generalSizesCode } from "../codes";
import type { Template } from "./template";

type LabelledDocument = Pick<Template, "country" | "countryName" | "name" | "sizeWidth" | "sizeHeight">;

/**
 * "Germany · Passport · 35 × 45 mm" in the language of the document's texts, for the margin of a sheet. Always in
 * millimetres, since sheets are measured with a ruler. Without commas, which differ between scripts. The labels of
 * general sizes consist of the size only.
 */
export function sheetLabel(document: LabelledDocument, lang: string): string {
  const { country, countryName, name, sizeWidth, sizeHeight } = document;
  const { bcp47 } = languageOfCode(lang) ?? languageOfCode("en")!;
  const size = writeSize(sizeWidth, sizeHeight, "mm", bcp47);
  return country === generalSizesCode ? size : [countryName, name, size].join(labelMark);
}

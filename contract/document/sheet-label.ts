import { languageOfCode } from "../../locales/languages";
import { writeSize } from "../../locales/write-number";
import { labelMark } from "../../photo/core/sheet/short-names";
import { generalSizesCode } from "../codes";
import type { Template } from "./template";

type LabelledDocument = Pick<Template, "country" | "countryName" | "name" | "sizeWidth" | "sizeHeight">;

/** "Germany · Passport"; empty for a general size. */
export const documentTitle = ({ country, countryName, name }: LabelledDocument): string =>
  country === generalSizesCode ? "" : [countryName, name].join(labelMark);

export const withSize = (title: string, size: string): string => (title ? title + labelMark + size : size);

/**
 * "Germany · Passport · 35 × 45 mm" in the language of the document's texts, for the margin of a sheet. Always in
 * millimetres, since sheets are measured with a ruler. Without commas, which differ between scripts. The labels of
 * general sizes consist of the size only.
 */
export function sheetLabel(document: LabelledDocument, lang: string): string {
  const { bcp47 } = languageOfCode(lang) ?? languageOfCode("en")!;
  return withSize(documentTitle(document), writeSize(document.sizeWidth, document.sizeHeight, "mm", bcp47));
}

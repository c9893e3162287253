import type { Template } from "../../../../contract/document/template";
import type { PrintUnit } from "../../../../contract/document/units";
import type { LengthStyle } from "../../../../locales/write-number";
import { lengthStyle } from "../../../components/drawing/format-length";
import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";

export interface DocumentLengths {
  unit: PrintUnit;
  /** How its own lengths are written; what was measured is no eighth of an inch. */
  style: LengthStyle;
}

type Sized = Pick<Template, "unit" | "country" | "sizeWidth" | "sizeHeight">;

/** Where people measure in inches; documents of other countries are so only where their authority writes inches. */
const inchCountry = "US";

/** The unit of a document's lengths: its authority's own, or its country's where the authority counts pixels. */
export function documentLengths(template: Sized | null): DocumentLengths {
  const isInInches =
    template?.unit === "inch" || (template?.unit === "px" && template.country === inchCountry);
  if (!template || !isInInches) return { unit: "mm", style: "mm" };
  const size = { widthMm: template.sizeWidth, heightMm: template.sizeHeight };
  return { unit: "inch", style: lengthStyle("inch", size) };
}

/** Those of the chosen document. */
export const useDocumentLengths = (): DocumentLengths => documentLengths(useAppSelector(selectPassportData));

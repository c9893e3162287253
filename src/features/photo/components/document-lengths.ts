import type { Template } from "../../../../contract/document/template";
import type { PrintUnit } from "../../../../contract/document/units";
import { lengthStyle } from "../../../../drawing/format-length";
import type { LengthStyle } from "../../../../locales/write-number";

export interface DocumentLengths {
  unit: PrintUnit;
  /** Format of the document's own lengths; measured lengths are not rounded to eighths of an inch. */
  style: LengthStyle;
}

type Sized = Pick<Template, "unit" | "country" | "sizeWidth" | "sizeHeight">;

/** Countries that use inches; documents of others use inches only if their authority does. */
const inchCountry = "US";

/** The unit for a document's lengths: its authority's or, if that is pixels, its country's. */
export function documentLengths(template: Sized | null): DocumentLengths {
  const isInInches =
    template?.unit === "inch" || (template?.unit === "px" && template.country === inchCountry);
  if (!template || !isInInches) return { unit: "mm", style: "mm" };
  const size = { widthMm: template.sizeWidth, heightMm: template.sizeHeight };
  return { unit: "inch", style: lengthStyle("inch", size) };
}

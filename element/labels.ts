import { withSize } from "../contract/document/sheet-label";
import type { Language } from "../locales/languages";
import { writeSize } from "../locales/write-number";
import type { PackedDocument } from "./packed-document";

/** A document with its size: as the authority writes it, and in millimetres for the margin of a sheet, which is measured with a ruler. */
export function labelsOf({ titles, rule, unit }: PackedDocument, { code, bcp47 }: Language) {
  const [title, style] = [titles[code]!, unit.style === "eighths" ? "inch" : unit.style];
  const label = (perMm: number, written: "mm" | "inch" | "px") =>
    withSize(title, writeSize(rule.widthMm * perMm, rule.heightMm * perMm, written, bcp47));
  return { label: label(unit.perMm, style), sheetLabel: label(1, "mm") };
}

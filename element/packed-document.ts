import type { ShownUnit } from "../drawing/format-length";
import type { RelaxedCheck } from "../photo/core/findings";
import type { PaperName, PhotoRule } from "../photo/core/types";
import type { TextKey } from "./texts";

/** `documents/<id>.json`, which the packing writes. */
export interface PackedDocument {
  rule: PhotoRule;
  /** Checks in which the authority is lenient with small children. */
  childRelaxed: readonly RelaxedCheck[];
  /** Usual paper for the sheet in the document's country. */
  paper: PaperName;
  /** Of the document's lengths. */
  unit: ShownUnit;
  /** Who may take the photo, and how uncertain the size is. */
  notes: TextKey[];
  digitalText: TextKey | null;
  printText: TextKey;
  isPrinted: boolean;
  /** "Germany · Passport · 35 × 45 mm" by language code. */
  labels: Readonly<Record<string, string>>;
}

import type { ShownUnit } from "../drawing/format-length";
import type { PaperName, PhotoRule } from "../photo/core/types";
import type { TextKey } from "./texts";

/** `documents/<id>.json`, which the packing writes. */
export interface PackedDocument {
  rule: PhotoRule;
  /** What the rule has for small children besides. */
  childRule: Pick<PhotoRule, "relaxed" | "waived">;
  /** Usual paper for the sheet in the document's country. */
  paper: PaperName;
  /** Of the document's lengths. */
  unit: ShownUnit;
  /** Who may take the photo, and how uncertain the size is. */
  notes: TextKey[];
  digitalText: TextKey | null;
  printText: TextKey;
  isPrinted: boolean;
  /** "Germany · Passport" by language code; empty for a general size. */
  titles: Readonly<Record<string, string>>;
}

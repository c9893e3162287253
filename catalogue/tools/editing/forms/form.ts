import type { CmsField } from "../cms-fields";

export type Values = Record<string, unknown>;

/** A text that belongs at a path; null: the file is removed. */
export interface FileText {
  path: string;
  text: string | null;
}

/** Why a value cannot be saved, and the field that has to change: ["sources", "0", "url"]; [] for the whole form. */
export interface Refusal {
  field: string[];
  sentence: string;
  /** The value of somebody else, which the writer may replace; undefined: there is none. */
  theirs?: unknown;
  /** The value is saved all the same. */
  isNote?: true;
}

/** One form of the editor, whatever files its value is stored in. */
export interface Form {
  fields: () => CmsField[];
  /** The language of its text; null for forms without language. */
  code: string | null;
  /** Its value on disk; null: there is none yet. */
  read: () => Values | null;
  /** The value of what the editor writes, which stores an empty field in several ways. */
  fit: (written: Values) => Values;
  /** The files that hold a value, or that are removed with it (null). */
  write: (value: Values | null) => FileText[];
  /** Checks a value before it is written; `saved` are all files of the same save. */
  check: (value: Values | null, saved: readonly FileText[]) => Promise<Refusal[]>;
}

export const refuse = (sentence: string, ...field: string[]): Refusal[] => [{ field, sentence }];

/** Letters of a text in quotation marks, with dots where some are left out. */
export function quoted(text: string, letters: number, start = 0, end = text.length): string {
  const last = Math.min(end, start + letters);
  return `“${start > 0 ? "…" : ""}${text.slice(start, last)}${last < text.length ? "…" : ""}”`;
}

import type { Template } from "../../contract/template";
import { toPx } from "../../contract/units";
import { type WrittenUnit, writeNumber, writeUnit } from "../../locales/write-number";
import type { ArticleTexts } from "../articles/article-texts";

export const factFields = ["size", "pixels", "dpi", "background", "headHeight", "fileSize"] as const;
export type FactField = (typeof factFields)[number];

/** Keys into `article.json`. */
export const factKeys = {
  size: "facts.size",
  pixels: "facts.pixels",
  dpi: "facts.dpi",
  background: "facts.background",
  headHeight: "facts.headHeight",
  fileSize: "facts.fileSize",
} as const satisfies Record<FactField, string>;

const colourKeys: Record<string, string> = {
  white: "colours.white",
  "off-white": "colours.off-white",
  cream: "colours.cream",
  "light-grey": "colours.light-grey",
  "light-blue": "colours.light-blue",
  blue: "colours.blue",
  red: "colours.red",
};

function colourKey(backgroundName: string): string {
  const key = colourKeys[backgroundName];
  if (key === undefined) throw new Error(`article.json has no word for the colour "${backgroundName}".`);
  return key;
}

export interface FactWords {
  texts: ArticleTexts;
  bcp47: string;
}

/**
 * One number of a template in words of a language: "35 × 45 mm", "at most 240 KB". Inside a sentence the writer
 * has said "at least" already, and "at most" reads better as "up to".
 */
export function templateFact(
  template: Template,
  field: FactField,
  { texts, bcp47 }: FactWords,
  place: "inline" | "table" = "table",
): string {
  const least = (min: string) => (place === "inline" ? min : texts("range.atLeast", { min }));
  const most = (max: string) => texts(place === "inline" ? "range.upTo" : "range.atMost", { max });
  const range = (min: number | null, max: number | null, unit: WrittenUnit): string => {
    const show = (value: number) => writeUnit(value, unit, bcp47);
    if (min !== null && max !== null)
      return min === max
        ? show(min)
        : texts("range.between", { min: writeNumber(min, bcp47), max: show(max) });
    if (min !== null) return least(show(min));
    if (max !== null) return most(show(max));
    return texts("facts.notStated");
  };
  switch (field) {
    case "size":
      return template.sizeLabel;
    case "dpi":
      return template.resolution;
    case "pixels":
      return pixels(template, texts, least, most);
    case "headHeight":
      return range(template.head?.heightMm.min ?? null, template.head?.heightMm.max ?? null, "mm");
    case "fileSize":
      return fileSize(template, range);
    case "background":
      return texts(colourKey(template.backgroundName));
  }
}

function fileSize(
  { digital }: Template,
  range: (min: number | null, max: number | null, unit: WrittenUnit) => string,
): string {
  const { minKb = null, maxKb = null } = digital ?? {};
  const isMb = (minKb ?? 1000) >= 1000 && (maxKb ?? 1000) >= 1000 && (minKb ?? maxKb) !== null;
  if (!isMb) return range(minKb, maxKb, "kb");
  const toMb = (kb: number | null) => (kb === null ? null : kb / 1000);
  return range(toMb(minKb), toMb(maxKb), "mb");
}

function pixels(
  { digital, width, height, unit, dpi }: Template,
  texts: ArticleTexts,
  atLeast: (min: string) => string,
  atMost: (max: string) => string,
): string {
  const size = (w: number, h: number) => `${w}x${h} px`;
  if (!digital?.widthPx || !digital.heightPx) return size(toPx(width, unit, dpi), toPx(height, unit, dpi));
  const { widthPx: w, heightPx: h } = digital;
  const least = w.min !== null && h.min !== null ? size(w.min, h.min) : null;
  const most = w.max !== null && h.max !== null ? size(w.max, h.max) : null;
  if (least !== null && most !== null)
    return least === most ? least : texts("range.between", { min: least, max: most });
  if (least !== null) return atLeast(least);
  if (most !== null) return atMost(most);
  return texts("facts.notStated");
}

import { unstatedBackground } from "../../contract/codes";
import { isUncroppedFile } from "../../contract/document/handed-in";
import type { Template } from "../../contract/document/template";
import { toPx } from "../../contract/document/units";
import { type PixelEnds, type PixelSize, pixelEnds } from "../../contract/pixel-ends";
import { formatLength, formatWithUnit, shownUnitOf } from "../../drawing/format-length";
import { writeFileSize, writeFileSizes } from "../../locales/write-file-size";
import { writeSize } from "../../locales/write-number";
import type { ArticleTexts } from "../articles/article-texts";
import { nearestName } from "./named-colours";

export const factFields = [
  "size",
  "pixels",
  "dpi",
  "background",
  "headHeight",
  "eyeLine",
  "topMargin",
  "fileSize",
] as const;
export type FactField = (typeof factFields)[number];

/** Keys into `article.json`, which `texts` resolves without the file's name. */
export const factKeys = {
  size: "facts.size",
  pixels: "facts.pixels",
  dpi: "facts.dpi",
  background: "facts.background",
  headHeight: "facts.headHeight",
  eyeLine: "requirement:facts.eyeLine",
  topMargin: "requirement:facts.topMargin",
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

/** The optional fields of a document, in its file and in the API's response. */
export interface StatedParts {
  head: object | null;
  eyeLine?: object | null;
  topMargin?: object | null;
  digital: { minKb?: number | null; maxKb?: number | null } | null;
}

/** Whether a document has a value for this fact. Measures of the head and the file size are optional. */
export function statesFact(
  { head, eyeLine = null, topMargin = null, digital }: StatedParts,
  field: FactField,
): boolean {
  if (field === "headHeight") return head !== null;
  if (field === "eyeLine") return eyeLine !== null;
  if (field === "topMargin") return topMargin !== null;
  if (field === "fileSize") return (digital?.minKb ?? digital?.maxKb ?? null) !== null;
  return true;
}

export interface FactWords {
  texts: ArticleTexts;
  bcp47: string;
}

/**
 * A number of a template as text: "35 × 45 mm", "at most 240 kB". Inside a sentence "at least" is already written,
 * and "at most" becomes "up to".
 */
export function templateFact(
  template: Template,
  field: FactField,
  { texts, bcp47 }: FactWords,
  place: "inline" | "table" = "table",
): string {
  const least = (min: string) => (place === "inline" ? min : texts("range.atLeast", { min }));
  const most = (max: string) => texts(place === "inline" ? "range.upTo" : "range.atMost", { max });
  const range = <End>(min: End | null, max: End | null, write: (end: End) => string, pair: Pair<End>) => {
    if (min !== null && max !== null)
      return write(min) === write(max) ? write(max) : texts("range.between", pair(min, max));
    if (min !== null) return least(write(min));
    if (max !== null) return most(write(max));
    return texts("facts.notStated");
  };
  switch (field) {
    case "size":
      return isUncroppedFile(template) && place === "table"
        ? template.sizeLabel
        : writeSize(template.width, template.height, template.unit, bcp47);
    case "dpi":
      return template.resolution;
    case "pixels": {
      const { min, max } = photoPixels(template);
      const write = (size: PixelSize) => texts("requirement:value.pixels", size);
      return range(min, max, write, (from, to) => ({ min: bareSize(from), max: write(to) }));
    }
    case "headHeight":
    case "eyeLine":
    case "topMargin": {
      const band = field === "headHeight" ? template.head?.heightMm : template[field];
      const { min = null, max = null } = band ?? {};
      const shown = shownUnitOf(template);
      const write = (mm: number) => formatWithUnit(mm, shown, bcp47);
      return range(min, max, write, (from, to) => ({
        min: formatLength(from, shown, bcp47),
        max: write(to),
      }));
    }
    case "fileSize": {
      const { minKb = null, maxKb = null } = template.digital ?? {};
      const write = (kb: number) => writeFileSize(kb, bcp47);
      return range(minKb, maxKb, write, (from, to) => writeFileSizes(from, to, bcp47));
    }
    case "background":
      return backgroundFact(template, { texts, bcp47 }, place);
  }
}

/** The usual colour; in a table all accepted ones: "white or light grey". */
function backgroundFact(
  { backgroundName, backgrounds }: Template,
  { texts, bcp47 }: FactWords,
  place: "inline" | "table",
): string {
  if (backgroundName === unstatedBackground) return texts("facts.notStated");
  const others = place === "table" ? backgrounds.slice(1).map(nearestName) : [];
  const names = [...new Set([backgroundName, ...others])].map((name) => texts(colourKey(name)));
  return new Intl.ListFormat(bcp47, { type: "disjunction" }).format(names);
}

/** Two limits side by side; a common unit is written once. */
type Pair<End> = (min: End, max: End) => { min: string; max: string };

const bareSize = ({ width, height }: PixelSize) => `${width}\u00a0×\u00a0${height}`;

/** The pixels that the authority's website accepts, else those of the print. */
function photoPixels({ digital, width, height, unit, dpi }: Template): PixelEnds {
  if (digital?.widthPx && digital.heightPx) return pixelEnds(digital);
  const print = { width: String(toPx(width, unit, dpi)), height: String(toPx(height, unit, dpi)) };
  return { min: print, max: print };
}

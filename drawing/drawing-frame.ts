import { type LengthUnit, toMm } from "../contract/document/units";
import { mmPerInch } from "../photo/core/units";

/** A length in millimetres on the print, from-to. */
export interface LengthBand {
  min: number;
  max: number;
}

/** The parts of a template that the drawing shows; lengths in millimetres on the print. */
export interface DrawingFrame {
  widthMm: number;
  heightMm: number;
  /** Null: unknown; the drawing shows the usual share of the height and says so. */
  headMm: LengthBand | null;
  /** The rule is a sentence in the notes: no length is shown. */
  isHeadNoted?: boolean;
  crown: "skull" | "hair";
  /** From the lower edge. */
  eyeLineMm: LengthBand | null;
  /** From the upper edge to the crown of the head rule. */
  topMarginMm: LengthBand | null;
  /** "#rrggbb" */
  background: string;
  /** Width and height are the least ones of a file: a larger one is accepted too. */
  isLeast?: boolean;
}

const mmPerEighth = mmPerInch / 8;

/** Whether the sides are multiples of an eighth of an inch: the document is then defined in inches. */
export const isInEighths = ({ widthMm, heightMm }: Pick<DrawingFrame, "widthMm" | "heightMm">): boolean =>
  [widthMm, heightMm].every((mm) => Math.abs(mm / mmPerEighth - Math.round(mm / mmPerEighth)) < 0.01);

interface TemplateMeasures {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
  sizeWidth: number;
  sizeHeight: number;
  backgroundcolor: string;
  head: { heightMm: LengthBand; crown: "skull" | "hair" } | null;
  eyeLine: LengthBand | null;
  topMargin: LengthBand | null;
  inNotes?: readonly string[];
}

/** `sizeWidth` and `sizeHeight` are rounded, which can be more than half a pixel. */
function frameSize({ width, height, unit, dpi, sizeWidth, sizeHeight }: TemplateMeasures) {
  if (unit !== "px") return { widthMm: sizeWidth, heightMm: sizeHeight };
  return { widthMm: toMm(width, unit, dpi), heightMm: toMm(height, unit, dpi) };
}

/** The fields of a template (of the API or of Gatsby's nodes) that the drawing needs. */
export const frameOfTemplate = (template: TemplateMeasures): DrawingFrame => ({
  ...frameSize(template),
  headMm: template.head?.heightMm ?? null,
  isHeadNoted: !template.head && template.inNotes?.includes("head") === true,
  crown: template.head?.crown ?? "skull",
  eyeLineMm: template.eyeLine,
  topMarginMm: template.topMargin,
  background: template.backgroundcolor,
});

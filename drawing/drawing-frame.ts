import { mmPerInch } from "../photo/core/units";

/** A length in millimetres on the print, from-to. */
export interface LengthBand {
  min: number;
  max: number;
}

/** What the drawing shows of a document template; all lengths in millimetres on the print. */
export interface DrawingFrame {
  widthMm: number;
  heightMm: number;
  /** Null: no rule known, the drawing shows the usual 70 to 80 % of the height and says so. */
  headMm: LengthBand | null;
  crown: "skull" | "hair";
  /** Above the lower edge. */
  eyeLineMm: LengthBand | null;
  /** Crown (as the head rule means it) below the upper edge. */
  topMarginMm: LengthBand | null;
  /** "#rrggbb" */
  background: string;
}

const mmPerEighth = mmPerInch / 8;

/** Whether the sides are eighths of an inch: then the document was written in inches, and its lengths are meant so. */
export const isInEighths = ({ widthMm, heightMm }: Pick<DrawingFrame, "widthMm" | "heightMm">): boolean =>
  [widthMm, heightMm].every((mm) => Math.abs(mm / mmPerEighth - Math.round(mm / mmPerEighth)) < 0.01);

interface TemplateMeasures {
  sizeWidth: number;
  sizeHeight: number;
  backgroundcolor: string;
  head: { heightMm: LengthBand; crown: "skull" | "hair" } | null;
  eyeLine: LengthBand | null;
  topMargin: LengthBand | null;
}

/** The part of a template (of the API or of the site's data layer) that can be drawn. */
export const frameOfTemplate = (template: TemplateMeasures): DrawingFrame => ({
  widthMm: template.sizeWidth,
  heightMm: template.sizeHeight,
  headMm: template.head?.heightMm ?? null,
  crown: template.head?.crown ?? "skull",
  eyeLineMm: template.eyeLine,
  topMarginMm: template.topMargin,
  background: template.backgroundcolor,
});

import type { Card } from "../../../../contract/card/card";
import type { Template } from "../../../../contract/document/template";
import { frameOfTemplate } from "../../../../drawing/drawing-frame";
import type { ShownUnit } from "../../../../drawing/format-length";
import type { ResultForm } from "../state/photo-state";

type PixelSize = Pick<Card["digital"], "widthPx" | "heightPx">;

/** Rounding to whole pixels changes the shape of the smallest photos by less than this. */
const roundingRatio = 0.02;

/** The file has the document's frame, unless its authority wants another shape or the uncropped picture. */
export function isInFrame({ digital }: { digital: PixelSize }, template: Template): boolean {
  const shape = digital.widthPx / digital.heightPx;
  return Math.abs(shape / (template.sizeWidth / template.sizeHeight) - 1) < roundingRatio;
}

/**
 * Width of the displayed picture in millimetres: a file whose shape differs from the print is drawn at the print's height; its sides are no
 * lengths on paper.
 */
export function pictureWidthMm(card: Card, template: Template, form: ResultForm): number {
  const { widthMm, heightMm } = frameOfTemplate(template);
  const { widthPx, heightPx } = card.digital;
  return form === "printout" || isInFrame(card, template) ? widthMm : (heightMm * widthPx) / heightPx;
}

/**
 * The unit of all lengths in the displayed picture: a file whose shape differs from the print shows the print's height, and
 * has pixels only.
 */
export const pictureUnit = (card: Card, template: Template, form: ResultForm, unit: ShownUnit): ShownUnit =>
  form === "printout" || isInFrame(card, template)
    ? unit
    : { style: "px", perMm: card.digital.heightPx / frameOfTemplate(template).heightMm };

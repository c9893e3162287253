import type { Card } from "../../../../contract/card/card";
import type { Template } from "../../../../contract/document/template";

/** Rounding to whole pixels changes the shape of the smallest photos by less than this. */
const roundingRatio = 0.02;

/** The file has the document's frame, unless its authority wants another shape or the uncropped picture. */
export function isInFrame({ digital }: Card, template: Template): boolean {
  const shape = digital.widthPx / digital.heightPx;
  return Math.abs(shape / (template.sizeWidth / template.sizeHeight) - 1) < roundingRatio;
}

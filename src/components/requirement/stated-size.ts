import { isUncroppedFile } from "../../../contract/document/handed-in";
import { type PixelSize, pixelEnds } from "../../../contract/pixel-ends";
import type { RequirementTemplate } from "./queries/requirement-template";

type Sized = Pick<RequirementTemplate, "printable" | "digital"> & {
  editPolicy: Pick<RequirementTemplate["editPolicy"], "geometry">;
};

/** The least size of a file that is not cropped; null if it is cropped, or no source states one. */
export const leastSize = (template: Sized): PixelSize | null =>
  template.digital && isUncroppedFile(template) ? pixelEnds(template.digital).min : null;

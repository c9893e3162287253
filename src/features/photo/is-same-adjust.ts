import type { CropAdjustment } from "../../../photo/core/types";

/** Whether two corrections lead to the same place; each is written by `adjustOf`, whose fields have one order. */
export const isSameAdjust = (one: CropAdjustment | null, other: CropAdjustment | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

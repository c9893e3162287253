import type { CutDoubt } from "../matte/cut-doubt";
import type { Check } from "../types";
import { judge, notChecked } from "./judge";
import { thresholds } from "./thresholds";

/** Whether the person can be cut out without torn edges; of both signs the one that is nearer to its limit is told. */
export function checkCutOut(doubt: CutDoubt | null): Check {
  if (!doubt) return notChecked("cut-out", "cutOut");
  const { cutOutDisagreement, cutOutOverlap } = thresholds;
  const isOverlap = doubt.overlap / cutOutOverlap.warn.max > doubt.disagreement / cutOutDisagreement.warn.max;
  return isOverlap
    ? judge("cut-out", "cutOut", doubt.overlap, cutOutOverlap)
    : judge("cut-out", "cutOut", doubt.disagreement, cutOutDisagreement);
}

import type { CutDoubt } from "../../matte/cut-doubt";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge, notChecked } from "../judge";

const shares = ({ disagreement, overlap }: CutDoubt) => ({
  disagreement: disagreement / thresholds.cutOutDisagreement.warn.max,
  overlap: overlap / thresholds.cutOutOverlap.warn.max,
});

/** How near the cut-out is to its limit, by the worse of both signs; over 1 it may be torn, 0 where nothing was measured. */
export const shareOfLimit = (doubt: CutDoubt | null): number =>
  doubt ? Math.max(...Object.values(shares(doubt))) : 0;

/** Whether the person can be cut out without torn edges; of both signs the one that is nearer to its limit is told. */
export function checkCutOut(doubt: CutDoubt | null): Check {
  if (!doubt) return notChecked("cut-out", "cutOut");
  const { disagreement, overlap } = shares(doubt);
  return overlap > disagreement
    ? judge("cut-out", "cutOut", doubt.overlap, thresholds.cutOutOverlap)
    : judge("cut-out", "cutOut", doubt.disagreement, thresholds.cutOutDisagreement);
}

import type { AdjustableSource } from "../../../../../photo/core/crop/adjustable-source";
import { type HeadLine, headLines } from "../../../../../photo/core/face/guide-lines";
import { lineMm } from "../../adjust/photo-view";
import type { Correction } from "../../adjust/use-adjustment";
import { GuideLine } from "./guide-line";

interface GuideLinesProps {
  surround: AdjustableSource;
  correction: Correction;
}

/** Crown, eyes and chin, for whoever sees better than the engine where they are. */
export const GuideLines = ({ surround, correction }: GuideLinesProps) => {
  const { placement, lengths, lines } = correction;
  const { heightMm } = surround.rule;
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm } = lengths;
  const measured: Record<HeadLine, number | null> = {
    crown: topMarginMm,
    eyes: eyeLineFromBottomMm === null ? null : heightMm - eyeLineFromBottomMm,
    chin: topMarginMm === null || headHeightMm === null ? null : topMarginMm + headHeightMm,
  };
  return headLines.map((line) => (
    <GuideLine
      key={line}
      line={line}
      surround={surround}
      correction={correction}
      mm={measured[line] ?? lineMm(surround, placement, line, lines)}
    />
  ));
};

import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { type HeadLine, headLines } from "../../../../../photo/core/face/guide-lines";
import { lineMm } from "../../adjust/photo-view";
import type { Correction } from "../../adjust/use-adjustment";
import { GuideLine } from "./guide-line";

interface GuideLinesProps {
  cropSource: CropSource;
  correction: Correction;
}

/** Guide lines for crown, eyes and chin, to correct what the engine found. */
export function GuideLines({ cropSource, correction }: GuideLinesProps) {
  const { placement, lengths, lines } = correction;
  const { heightMm } = cropSource.rule;
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
      cropSource={cropSource}
      correction={correction}
      mm={measured[line] ?? lineMm(cropSource, placement, line, lines)}
    />
  ));
}

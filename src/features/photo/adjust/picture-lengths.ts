import type { Card } from "../../../../contract/card/card";

/** The lengths from the lower edge of the picture that is moved: a strip with name and date lies below it. */
export function pictureLengths({
  result,
  cropSource,
  digital,
}: Pick<Card, "result" | "cropSource" | "digital">): Card["result"] {
  const { captionHeightPx = 0, heightPx } = digital;
  const eyesMm = result.eyeLineFromBottomMm;
  if (captionHeightPx === 0 || eyesMm === null) return result;
  const stripMm = (cropSource.rule.heightMm * captionHeightPx) / (heightPx - captionHeightPx);
  return { ...result, eyeLineFromBottomMm: eyesMm - stripMm };
}

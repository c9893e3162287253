import type { PhotoRule } from "../types";
import { centreOffsetMaxRatio, headBandMm, isIn } from "./crop";
import { eyeLineMm, type Frame, type HeadAxis } from "./frame";
import { hasRoom, type Room } from "./source-bounds";

/** Whether a frame's lengths, as solved, obey the rule. */
function obeys(frame: Frame, axis: HeadAxis, rule: PhotoRule): boolean {
  return (
    isIn((axis.chinPx - axis.crownPx) * frame.mmPerPx, headBandMm(rule)) &&
    (!rule.eyeLineMm || isIn(eyeLineMm(frame, axis, rule.heightMm), rule.eyeLineMm)) &&
    (!rule.topMarginMm || isIn(frame.topMarginMm, rule.topMarginMm)) &&
    Math.abs(frame.offsetMm) <= centreOffsetMaxRatio * rule.widthMm
  );
}

/**
 * A frame moved and scaled as the visitor asked, as far as rule and source let it.
 */
export function adjustFrame(
  frame: Frame,
  adjust: { scale: number; dxMm: number; dyMm: number },
  axis: HeadAxis,
  rule: PhotoRule,
  widthMm: number,
  room: Room,
): Frame {
  for (const share of [1, 0.8, 0.6, 0.4, 0.2]) {
    const moved: Frame = {
      mmPerPx: frame.mmPerPx * (1 + share * (adjust.scale - 1)),
      topMarginMm: frame.topMarginMm + share * adjust.dyMm,
      offsetMm: frame.offsetMm + share * adjust.dxMm,
    };
    const isPossible = obeys(moved, axis, rule) && hasRoom(moved, axis, widthMm, rule.heightMm, room);
    if (isPossible) return moved;
  }
  return frame;
}

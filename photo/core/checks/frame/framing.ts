import { idealFrame } from "../../crop/crop";
import type { Frame, FrameRule, HeadAxis } from "../../crop/frame";
import { thresholds } from "../../thresholds";
import { sides as allSides, type Check, type Side } from "../../types";
import { plainCheck } from "../judge";

const room = [
  { check: "top-space", messageKey: "topSpace", sides: ["top"] },
  { check: "bottom-space", messageKey: "bottomSpace", sides: ["bottom"] },
  { check: "centring", messageKey: "bodyCentred", sides: ["left", "right"] },
] as const;

/**
 * Whether the source has the room that the document's frame needs. Opposite borders in the way at once, or three of
 * them, mean that the camera was too close: then no shift helps, and the room that lacks is not judged by itself.
 *
 * @param missing the sides of the source that the best frame would leave
 */
export function checkFraming(missing: Side[]): Check[] {
  const lacks = new Set(missing);
  const isTooClose =
    (lacks.has("left") && lacks.has("right")) || (lacks.has("top") && lacks.has("bottom")) || lacks.size >= 3;
  const lackingOf = (sides: readonly Side[]): Pick<Check, "sides"> => ({
    sides: sides.filter((side) => lacks.has(side)),
  });
  const tooClose = plainCheck("too-close", "tooClose", isTooClose ? "fail" : "pass", null);
  const checks = [isTooClose ? { ...tooClose, ...lackingOf(allSides) } : tooClose];
  for (const { check, messageKey, sides } of room) {
    const isLacking = sides.some((side) => lacks.has(side));
    if (isLacking && isTooClose) continue;
    const judged = plainCheck(check, messageKey, isLacking ? "fail" : "pass", null);
    checks.push(isLacking ? { ...judged, ...lackingOf(sides) } : judged);
  }
  return checks;
}

/** A frame as the source and the visitor let it be. */
interface ChosenFrame {
  frame: Frame;
  axis: HeadAxis;
  /** The body ends above the lower edge. */
  showsBodyEnd: boolean;
  /** The visitor has moved or resized it. */
  isMoved: boolean;
}

/** How much lower the head lies than in the best frame, share of the height. The size that a visitor chose is no fault. */
function loweredRatio({ frame, axis, isMoved }: ChosenFrame, rule: FrameRule): number {
  const headMm = (axis.chinPx - axis.crownPx) * frame.mmPerPx;
  const head = { crown: rule.head?.crown ?? "skull", heightMm: { min: headMm, max: headMm } };
  const ideal = idealFrame(axis, isMoved ? { ...rule, head } : rule);
  return ideal ? (frame.topMarginMm - ideal.topMarginMm) / rule.heightMm : 0;
}

/**
 * The picture ends close below the chin: the body ends in the photo, or the head lies so low that the room above it is empty. Such a
 * frame meets the rule, but hardly anybody would choose it.
 *
 * @param checks those of `checkFraming`
 */
export function withMissingBody(checks: Check[], chosen: ChosenFrame, rule: FrameRule): Check[] {
  const { showsBodyEnd, isMoved } = chosen;
  if (!showsBodyEnd && loweredRatio(chosen, rule) <= thresholds.loweredHeadRatio.warn.max) return checks;
  const found = { verdict: "warn", ...(isMoved && !showsBodyEnd && { isManual: true }) } as const;
  return checks.map((check) => (check.messageKey === "bottomSpace" ? { ...check, ...found } : check));
}

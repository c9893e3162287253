import type { Cloth } from "../../face/cloth";
import type { Forehead } from "../../face/forehead";
import type { LightTop } from "../../face/light-top";
import type { MessageKey } from "../../findings";
import type { Answers } from "../../questions";
import type { Lab } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule, Verdict } from "../../types";
import { plainCheck } from "../judge";

/** Hair and skin lie between red-brown and yellow, degrees of CIELAB's hue; dyed hair and coloured cloth elsewhere. */
const hairHueDeg = { min: 10, max: 105 };

/** Up to this hue it is red. Red hair lies beyond, and what is fuller than any skin and hair is dye or cloth. */
const redUpToDeg = 46;

const hueDeg = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;

/** A colour over the most of it that hair has in its hue; 0 where hair can have as much as it likes, and in black. */
function unlikeHair([lightness, a, b]: Lab): number {
  const { coveringChroma, coveringLight, coveringRed } = thresholds;
  if (lightness < coveringLight.sure) return 0;
  const hue = hueDeg(a, b);
  const isHairHue = hue >= hairHueDeg.min && hue <= hairHueDeg.max;
  if (isHairHue && hue > redUpToDeg) return 0;
  return Math.hypot(a, b) / (isHairHue ? coveringRed : coveringChroma).sure;
}

/**
 * The strongest of three signs over its limit: a forehead covered by what ends in a line or has no strands at all, a hard edge
 * across it, a colour that hair does not have.
 *
 * @param areLensesDark cheeks under dark glasses have the colour of the rims and their shadow, which no bare forehead has
 */
export function coveringSign(
  { skinRatio, edge, above }: Forehead,
  { textureAbove }: Pick<Cloth, "textureAbove">,
  areLensesDark: boolean,
): number {
  const { coveredEdge, foreheadEdge, foreheadSkinRatio, hoodTexture } = thresholds;
  // Where cloth is as light as the skin its end is no edge.
  const isCloth = edge > coveredEdge.sure || textureAbove < hoodTexture.sure;
  const covered = isCloth ? (1 - skinRatio) / (1 - foreheadSkinRatio.sure) : 0;
  return Math.max(areLensesDark ? 0 : covered, edge / foreheadEdge.sure, unlikeHair(above));
}

/**
 * Smooth cloth above the forehead: with a smooth hard edge it is a hat, in one colour with what lies below the chin a hood.
 * Hair is never smooth, a bald head is skin.
 */
export function clothSign(cloth: Cloth): number {
  const { clothTexture, hatEdge, hatEdgeStep, hatEdgeUp, hoodDeltaE, hoodTexture, skinDeltaE } = thresholds;
  const isSmooth = cloth.textureAbove < clothTexture.sure && cloth.aboveToSkin > skinDeltaE.sure;
  const isHat =
    cloth.edgeOff < hatEdge.sure && cloth.edgeStep > hatEdgeStep.sure && cloth.edgeUp < hatEdgeUp.sure;
  const isHood = cloth.aboveToBelow < hoodDeltaE.sure && cloth.textureBelow < hoodTexture.sure;
  return isSmooth && (isHat || isHood) ? clothTexture.sure / Math.max(0.05, cloth.textureAbove) : 0;
}

/** A light hat over dark hair: hair can shine as light only in strands. */
export function lightTopSign({ rise, uneven }: LightTop): number {
  const { lightTopRise, lightTopUneven } = thresholds;
  return uneven < lightTopUneven.sure ? rise / lightTopRise.sure : 0;
}

/**
 * A fringe and a woollen hat can look alike, and the reason of a covering cannot be seen at all: what looks like one is a
 * question. Nothing but the visitor's own answer refuses.
 */
export function checkHeadCovering(
  sign: number,
  { headCovering }: Pick<PhotoRule, "headCovering">,
  answer: Answers["head-covering"],
): Check {
  const check = (verdict: Verdict, key: MessageKey = "headCovering"): Check => ({
    ...plainCheck("head-covering", key, verdict, null),
    measured: Math.round(100 * sign) / 100,
    ...(answer && { answer }),
  });
  if (answer === undefined) return check(sign > 1 ? "ask" : "pass");
  if (answer === "no") return check("pass");
  return answer === "other" || headCovering === "not-allowed" ? check("fail", "hatWorn") : check("pass");
}

/** The checks with that of coverings made anew, where what the cut-out shows of the head's top is the stronger sign. */
export function withTopOfHead(
  checks: readonly Check[],
  top: LightTop | null,
  rule: Pick<PhotoRule, "headCovering">,
  answer: Answers["head-covering"],
): Check[] {
  const sign = top ? lightTopSign(top) : 0;
  return checks.map((check) =>
    check.rule === "head-covering" && sign > Number(check.measured)
      ? { ...check, ...checkHeadCovering(sign, rule, answer) }
      : check,
  );
}

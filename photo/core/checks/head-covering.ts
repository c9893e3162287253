import type { Cloth } from "../face/cloth";
import type { Forehead } from "../face/forehead";
import type { MessageKey } from "../message-keys";
import type { Answers } from "../questions";
import type { Check, PhotoRule, Verdict } from "../types";
import { plainCheck } from "./judge";
import { thresholds } from "./thresholds";

/** Hair and skin lie between red-brown and yellow, degrees of CIELAB's hue; dyed hair and coloured cloth elsewhere. */
const hairHueDeg = { min: 10, max: 105 };

const hueDeg = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;

/** The strongest of three signs over its limit: a covered forehead, an edge across it, a colour that hair does not have. */
export function coveringSign({ skinRatio, edge, above }: Forehead): number {
  const [, a, b] = above;
  const isHairHue = hueDeg(a, b) >= hairHueDeg.min && hueDeg(a, b) <= hairHueDeg.max;
  return Math.max(
    (1 - skinRatio) / (1 - thresholds.foreheadSkinRatio.sure),
    edge / thresholds.foreheadEdge.sure,
    isHairHue ? 0 : Math.hypot(a, b) / thresholds.coveringChroma.sure,
  );
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

import type { FacePatch } from "../../face/face-patch";
import { patchEyeDistancePx } from "../../face/face-patch";
import type { HeadPoints } from "../../face/head";
import { landmarks } from "../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../face/mesh";
import type { Answers } from "../../questions";
import { deltaE, type Lab, labOfRgb, type Rgb } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule, Point, Verdict } from "../../types";
import { plainCheck, rounded } from "../judge";

/**
 * A sign over its limit is sure from 1 on; from here on something may be in front of the eyes, a frame may be worn, and what darkens eyes that
 * are hardly seen may be its lenses.
 */
const unsureFrom = { inFront: 0.55, frame: 0.775, tint: 0.6 };

/** Where a lower rim can lie, in distances of the eyes below the eye: under the lids' own edge, above the cheekbone. */
const rim = { from: 0.22, to: 0.55, halfWidth: 0.14 };

/** Half the width of a bridge's shadow or bar, in patch pixels. */
const bridgePx = 6;

/** Mean colour of a short row around a point. */
function rowLab({ pixels, edgePx }: FacePatch, x: number, y: number, halfPx: number): Lab {
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, Math.round(value)));
  const sum: Rgb = [0, 0, 0];
  const [from, to, row] = [inside(x - halfPx), inside(x + halfPx), inside(y)];
  for (let u = from; u <= to; u++) {
    for (let c = 0; c < 3; c++) sum[c]! += pixels[3 * (row * edgePx + u) + c]! / (to - from + 1);
  }
  return labOfRgb(sum.map(Math.round) as Rgb);
}

/** The hardest edge below an eye, where bare skin has none. */
function hardestEdge(patch: FacePatch, [x, y]: Point): number {
  const halfPx = rim.halfWidth * patchEyeDistancePx;
  let edge = 0;
  for (let down = rim.from * patchEyeDistancePx; down < rim.to * patchEyeDistancePx; down++) {
    const at = (beside: number): Lab => rowLab(patch, x, y + down + beside, halfPx);
    edge = Math.max(edge, deltaE(at(-2), at(2)));
  }
  return edge;
}

/** How much darker a narrow bar over the nose is than the skin on both sides of it: the bridge. */
function bridgeDip(patch: FacePatch, mesh: FaceMesh): number {
  const [fromX, fromY] = patch.at(meshPoint(mesh, landmarks.betweenBrows));
  const [toX, toY] = patch.at(meshPoint(mesh, landmarks.noseBack));
  const steps = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY)));
  const light = Array.from(
    { length: steps + 1 },
    (_, i) => rowLab(patch, fromX + ((toX - fromX) * i) / steps, fromY + ((toY - fromY) * i) / steps, 3)[0],
  );
  let deepest = 0;
  for (let i = bridgePx; i + bridgePx <= steps; i++) {
    deepest = Math.max(deepest, Math.min(light[i - bridgePx]!, light[i + bridgePx]!) - light[i]!);
  }
  return deepest;
}

/**
 * Of anything in front of the eyes, over its limit: an edge under both, which the lower end of a dark lens has as well, or a bridge over
 * the nose. The shade of deep eyes over a lit cheek is an edge, too.
 */
export function signInFront(patch: FacePatch, mesh: FaceMesh, head: HeadPoints): number {
  const edges = [head.rightEye, head.leftEye].map((eye) => hardestEdge(patch, patch.at(eye)));
  return Math.max(
    Math.min(...edges) / thresholds.rimDeltaE.sure,
    bridgeDip(patch, mesh) / thresholds.bridgeDip.sure,
  );
}

export const isWorn = (sign: number): boolean => sign > 1;

export const mayBeInFront = (sign: number): boolean => sign > unsureFrom.inFront;

export const mayBeWorn = (sign: number): boolean => sign > unsureFrom.frame;

export const mayTint = (sign: number): boolean => sign > unsureFrom.tint;

type GlassesKey = "glasses" | "glassesForbidden" | "reflectionsPossible";

/** What else is known of eyes behind glasses. */
interface BehindGlasses {
  areEyesSeen: boolean;
  areLensesDark: boolean;
  /** Reflections over the eyes are told by another check. */
  areReflectionsTold: boolean;
}

/**
 * Clear glasses. Where the authority forbids them, a frame that is seen fails, and one that may be there is a question, unless
 * dark lenses have answered it; elsewhere a frame is worth a word where nothing is known or the eyes are hardly seen, and where
 * glare is the reason to refuse: not every reflection can be told, so the visitor is to look. Behind dark lenses nothing is known of clear ones.
 */
export function checkGlasses(
  sign: number,
  { areEyesSeen, areLensesDark, areReflectionsTold }: BehindGlasses,
  { glasses }: Pick<PhotoRule, "glasses">,
  answer: Answers["glasses"],
): Check {
  const check = (verdict: Verdict, messageKey: GlassesKey = "glasses"): Check => ({
    ...plainCheck("glasses", messageKey, verdict, null),
    measured: rounded(sign),
    ...(answer && { answer }),
  });
  const isSeen = answer === undefined ? isWorn(sign) : answer === "yes";
  if (glasses === "not-allowed") {
    if (isSeen || (areLensesDark && answer === undefined)) return check("fail", "glassesForbidden");
    return check(answer === undefined && mayBeWorn(sign) ? "ask" : "pass");
  }
  if (areLensesDark && answer === undefined) return check("not-checked");
  if (!isSeen) return check("pass");
  if (glasses === null) return check("warn");
  if (areReflectionsTold) return check("pass");
  if (glasses === "if-no-glare") return check("warn", "reflectionsPossible");
  return check(areEyesSeen ? "pass" : "warn");
}

/**
 * Whether lenses may hide the eyes or reflect, beside what is known of glasses: while the visitor is asked for them it is not claimed, and who
 * wears none has no lenses.
 */
export function besideQuestion(visible: Check, glasses: Check): Check {
  if (visible.verdict !== "warn") return visible;
  const isAsked = glasses.verdict === "ask";
  if (!isAsked && glasses.answer !== "no") return visible;
  return { ...visible, messageKey: "darkGlasses", verdict: isAsked ? "not-checked" : "pass" };
}

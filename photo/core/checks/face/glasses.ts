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

/** How much the frame of glasses is there: over 1 for sure, below `unsureFrom` surely not. */
const unsureFrom = 0.55;

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

/** From the middle of a rim to the skin above and below it, in patch pixels. */
const besideRimPx = 4;

/** The hardest edge below an eye, where bare skin has none, and the hardest bar, which has such edges above and below. */
function hardestRim(patch: FacePatch, [x, y]: Point): { edge: number; bar: number } {
  const halfPx = rim.halfWidth * patchEyeDistancePx;
  let [edge, bar] = [0, 0];
  for (let down = rim.from * patchEyeDistancePx; down < rim.to * patchEyeDistancePx; down++) {
    const at = (beside: number): Lab => rowLab(patch, x, y + down + beside, halfPx);
    const middle = at(0);
    edge = Math.max(edge, deltaE(at(-2), at(2)));
    bar = Math.max(bar, Math.min(deltaE(middle, at(-besideRimPx)), deltaE(middle, at(besideRimPx))));
  }
  return { edge, bar };
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

/** Signs of a frame over their limits. */
export interface FrameSigns {
  /** Of anything in front of the eyes: an edge under both, which the lower end of a dark lens has as well. */
  inFront: number;
  /** Of a frame for sure: the edges are those of bars. The shade of deep eyes over a lit cheek is an edge alone. */
  frame: number;
}

/** The rims under both eyes, the bridge over the nose. */
export function frameSigns(patch: FacePatch, mesh: FaceMesh, head: HeadPoints): FrameSigns {
  const right = hardestRim(patch, patch.at(head.rightEye));
  const left = hardestRim(patch, patch.at(head.leftEye));
  const edges = Math.min(right.edge, left.edge) / thresholds.rimDeltaE.sure;
  const bars = Math.min(right.bar, left.bar) / thresholds.rimBarDeltaE.sure;
  const bridge = bridgeDip(patch, mesh) / thresholds.bridgeDip.sure;
  return { inFront: Math.max(edges, bridge), frame: Math.max(Math.min(edges, bars), bridge) };
}

export const isWorn = (sign: number): boolean => sign > 1;

export const mayBeWorn = (sign: number): boolean => sign > unsureFrom;

/**
 * Clear glasses. Where the authority forbids them, a frame that is seen fails, and one that may be there is a question, unless
 * dark lenses have answered it; elsewhere a frame is worth a word only where nothing is known or glare is the reason to refuse.
 * Behind dark lenses nothing is known of clear ones.
 */
export function checkGlasses(
  sign: number,
  { areEyesSeen, areLensesDark }: { areEyesSeen: boolean; areLensesDark: boolean },
  { glasses }: Pick<PhotoRule, "glasses">,
  answer: Answers["glasses"],
): Check {
  const check = (verdict: Verdict, isForbidden = false): Check => ({
    ...plainCheck("glasses", isForbidden ? "glassesForbidden" : "glasses", verdict, null),
    measured: rounded(sign),
    ...(answer && { answer }),
  });
  const isSeen = answer === undefined ? isWorn(sign) : answer === "yes";
  if (glasses === "not-allowed") {
    if (isSeen || (areLensesDark && answer === undefined)) return check("fail", true);
    return check(answer === undefined && mayBeWorn(sign) ? "ask" : "pass");
  }
  if (areLensesDark && answer === undefined) return check("not-checked");
  return check(isSeen && (glasses === null || !areEyesSeen) ? "warn" : "pass");
}

/**
 * Whether lenses may hide the eyes, beside what is known of glasses: while the visitor is asked for them it is not claimed, and who
 * wears none has no lenses.
 */
export function besideQuestion(visible: Check, glasses: Check): Check {
  if (visible.verdict !== "warn") return visible;
  const isAsked = glasses.verdict === "ask";
  if (!isAsked && glasses.answer !== "no") return visible;
  return { ...visible, messageKey: "darkGlasses", verdict: isAsked ? "not-checked" : "pass" };
}

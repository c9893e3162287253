import type { Cheek } from "../../../face/cheeks";
import { type FacePatch, patchEyeDistancePx } from "../../../face/face-patch";
import type { HeadPoints } from "../../../face/head";
import { deltaE, labOfRgb, luma, lumaAt, type Rgb } from "../../../raster/colour";
import { thresholds } from "../../../thresholds";
import type { Check, Point } from "../../../types";
import { judge, notChecked } from "../../judge";
import { isWorn, mayBeInFront, mayTint } from "../glasses";

/** Where a lens covers skin: under the eye, in distances of the eyes. */
const lens = { above: 0.15, below: 0.28, half: 0.15 };

const lightOf = (cheek: Cheek): number => Math.max(1, luma(...cheek));

const lab = (colour: readonly number[]) => labOfRgb(colour.map(Math.round) as Rgb);

/** The middle colour, not the mean: a rim that crosses the piece does not darken it. */
function underEye({ pixels, edgePx, at }: FacePatch, eye: Point): number[] {
  const [x, y] = at(eye);
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, Math.round(value)));
  const samples: [number[], number[], number[]] = [[], [], []];
  const [top, bottom] = [lens.above, lens.below].map((down) => inside(y + down * patchEyeDistancePx));
  const [from, to] = [-lens.half, lens.half].map((aside) => inside(x + aside * patchEyeDistancePx));
  for (let v = top!; v <= bottom!; v++) {
    for (let u = from!; u <= to!; u++) {
      for (let c = 0; c < 3; c++) samples[c]!.push(pixels[3 * (v * edgePx + u) + c]!);
    }
  }
  return samples.map((values) => values.sort((a, b) => a - b)[values.length >> 1]!);
}

/** Around an eye, in distances of the eyes: inside a lens, with the corners of an open eye. */
const around = { half: 0.2, up: 0.1 };

/** Deviation of the grey levels around an eye. */
function contrastAround({ pixels, edgePx, at }: FacePatch, eye: Point): number {
  const [x, y] = at(eye);
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, Math.round(value)));
  const [halfPx, upPx] = [around.half * patchEyeDistancePx, around.up * patchEyeDistancePx];
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let v = inside(y - upPx); v <= inside(y + upPx); v++) {
    for (let u = inside(x - halfPx); u <= inside(x + halfPx); u++) {
      const value = lumaAt(pixels, v * edgePx + u);
      count++;
      sum += value;
      squares += value * value;
    }
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

interface SeenEyes {
  patch: FacePatch;
  head: HeadPoints;
  cheeks: { right: Cheek; left: Cheek };
}

/** Over their limits: of anything in front of the eyes, and of a frame. */
interface Signs {
  inFront: number;
  frame: number;
}

/**
 * Dark or mirrored glasses: the skin right under both eyes has another colour than the cheeks below. Without a frame it is worth a
 * warning only if nothing is seen of the eyes; with a frame, a smaller difference is enough where they are hardly seen, and with what may be
 * one for a warning. A warning does not claim that there are glasses: it can be the shade of a fringe, and of deep eyes.
 *
 * @param isFaceCovered cheeks behind a mask tell nothing of skin
 */
export function checkEyesVisible(face: SeenEyes, signs: Signs, isFaceCovered: boolean): Check {
  const check = judgeLenses(face, signs, isFaceCovered);
  return check.verdict === "warn" ? { ...check, messageKey: "eyesUnclear" } : check;
}

function judgeLenses(
  { patch, head, cheeks }: SeenEyes,
  { inFront, frame }: Signs,
  isFaceCovered: boolean,
): Check {
  if (isFaceCovered) return notChecked("eyes-visible", "darkGlasses");
  const difference = (eye: Point, cheek: Cheek): number => deltaE(lab(underEye(patch, eye)), lab(cheek));
  const smaller = Math.min(difference(head.rightEye, cheeks.right), difference(head.leftEye, cheeks.left));
  const withoutFrame = judge("eyes-visible", "darkGlasses", smaller, thresholds.lensDeltaE);
  const light = (lightOf(cheeks.right) + lightOf(cheeks.left)) / 2;
  const seen = Math.max(contrastAround(patch, head.rightEye), contrastAround(patch, head.leftEye)) / light;
  const areSeen = seen > thresholds.eyeContrast.sure;
  // Clear glasses over deep eyes measure as much as lenses that are a little tinted.
  const inFrame = areSeen
    ? withoutFrame
    : judge("eyes-visible", "darkGlasses", smaller, thresholds.lensDeltaEInFrame);
  // Black lenses have the colour of the darkest skin, but nothing is to be seen in them.
  const byContrast = judge("eyes-visible", "darkGlasses", seen, thresholds.eyeContrast);
  if (byContrast.verdict === "fail" && mayBeInFront(inFront))
    return isWorn(inFront) ? byContrast : { ...byContrast, verdict: "warn" };
  // Even a lens without a rim has a lower edge. Without one it may be the shadow of the brows, in which eyes still show.
  if (!isWorn(inFront)) {
    const isHidden = withoutFrame.verdict !== "pass" && byContrast.verdict === "fail";
    if (!isHidden && !areSeen && mayTint(frame) && inFrame.verdict !== "pass")
      return { ...inFrame, verdict: "warn" };
    return { ...withoutFrame, verdict: isHidden ? "warn" : "pass" };
  }
  return withoutFrame.verdict === "fail" ? withoutFrame : inFrame;
}

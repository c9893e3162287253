import { type Cheek, skinOf } from "../../face/cheeks";
import type { FacePatch } from "../../face/face-patch";
import { labOfRgb, lumaAt } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";
import { checkDrawnFace } from "./drawn-face";

const naturalA = { min: 5, max: 25 };
const naturalB = { min: 5, max: 35 };

/** Grey levels that count as the same light. */
const levelsWide = 5;

/** The share of the face whose colours are nearer to those of the same light than what is told. */
const within = 0.99;

/**
 * How far the colours of the face differ from others of the same light. Skin, lips and eyes have hues of their own; a picture that was
 * toned, as sepia, has one colour for each light.
 */
function hueSpread({ pixels, inFace }: FacePatch): number {
  const bins = Array.from({ length: Math.ceil(256 / levelsWide) }, () => ({ count: 0, red: 0, blue: 0 }));
  const binOf = (i: number) =>
    bins[Math.max(0, Math.min(bins.length - 1, Math.floor(lumaAt(pixels, i) / levelsWide)))]!;
  const redOf = (i: number): number => pixels[3 * i]! - pixels[3 * i + 1]!;
  const blueOf = (i: number): number => pixels[3 * i + 2]! - pixels[3 * i + 1]!;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    const bin = binOf(i);
    bin.count++;
    bin.red += redOf(i);
    bin.blue += blueOf(i);
  }
  const offsets: number[] = [];
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    const { count, red, blue } = binOf(i);
    offsets.push(Math.hypot(redOf(i) - red / count, blueOf(i) - blue / count));
  }
  const sorted = Float32Array.from(offsets).sort();
  return sorted[Math.floor(within * sorted.length)] ?? 0;
}

/**
 * How far the cheeks' mean a*, b* lie outside the range of skin in neutral light (OFIQ, natural colour), whether the picture was toned, and
 * whether the face is drawn.
 */
export function checkNaturalColour(cheeks: { right: Cheek; left: Cheek }, patch: FacePatch): Check {
  const [, a, b] = labOfRgb(skinOf(cheeks));
  const offA = Math.max(naturalA.min - a, 0, a - naturalA.max);
  const offB = Math.max(naturalB.min - b, 0, b - naturalB.max);
  const cast = judge("natural-colour", "unnaturalColour", Math.hypot(offA, offB), thresholds.skinHueDeltaE);
  if (cast.verdict !== "pass") return cast;
  const toned = judge("natural-colour", "unnaturalColour", hueSpread(patch), thresholds.hueSpread);
  if (toned.verdict !== "pass") return toned;
  const drawn = checkDrawnFace(patch);
  return drawn.verdict === "pass" ? cast : drawn;
}

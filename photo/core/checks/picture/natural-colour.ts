import { type Cheek, skinOf } from "../../face/cheeks";
import { labOfRgb } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

const naturalA = { min: 5, max: 25 };
const naturalB = { min: 5, max: 35 };

/** How far the cheeks' mean a*, b* lie outside the range of skin in neutral light (OFIQ, natural colour). */
export function checkNaturalColour(cheeks: { right: Cheek; left: Cheek }): Check {
  const [, a, b] = labOfRgb(skinOf(cheeks));
  const offA = Math.max(naturalA.min - a, 0, a - naturalA.max);
  const offB = Math.max(naturalB.min - b, 0, b - naturalB.max);
  return judge("natural-colour", "unnaturalColour", Math.hypot(offA, offB), thresholds.skinHueDeltaE);
}

import type { Cheek } from "../../face/cheeks";
import { luminance } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

const light = (cheek: Cheek): number =>
  luminance(Math.round(cheek[0]), Math.round(cheek[1]), Math.round(cheek[2])) + 0.002;

/** Light from one side: linear luminance of the darker cheek over the lighter one. */
export function checkLighting({ right, left }: { right: Cheek; left: Cheek }): Check {
  const ratio = Math.min(light(right), light(left)) / Math.max(light(right), light(left));
  return judge("lighting", "unevenLight", ratio, thresholds.sideLightRatio);
}

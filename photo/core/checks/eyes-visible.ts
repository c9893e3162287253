import type { Cheek } from "../face/cheeks";
import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../face/face-patch";
import type { HeadPoints } from "../face/head";
import { deltaE, labOfRgb, type Rgb } from "../raster/colour";
import type { Check, Point } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/** Where a lens covers skin: under the eye, in distances of the eyes. */
const lens = { above: 0.15, below: 0.28, half: 0.15 };

const lab = (colour: readonly number[]) => labOfRgb(colour.map(Math.round) as Rgb);

/**
 * Dark or mirrored glasses: the skin right under both eyes has another colour than the cheeks below. Clear glasses do not
 * show here; whether they are worn stays a question to the visitor.
 */
export function checkEyesVisible(
  patch: FacePatch,
  head: HeadPoints,
  cheeks: { right: Cheek; left: Cheek },
): Check {
  const difference = (eye: Point, cheek: Cheek): number => {
    const [x, y] = patch.at(eye);
    const sum = [0, 0, 0];
    let count = 0;
    const inside = (value: number): number => Math.max(0, Math.min(patchEdgePx - 1, Math.round(value)));
    for (
      let v = inside(y + lens.above * patchEyeDistancePx);
      v <= inside(y + lens.below * patchEyeDistancePx);
      v++
    ) {
      for (
        let u = inside(x - lens.half * patchEyeDistancePx);
        u <= inside(x + lens.half * patchEyeDistancePx);
        u++
      ) {
        count++;
        for (let c = 0; c < 3; c++) sum[c]! += patch.pixels[3 * (v * patchEdgePx + u) + c]!;
      }
    }
    return deltaE(lab(sum.map((value) => value / Math.max(1, count))), lab(cheek));
  };
  const smaller = Math.min(difference(head.rightEye, cheeks.right), difference(head.leftEye, cheeks.left));
  return judge("eyes-visible", "glasses", smaller, thresholds.lensDeltaE);
}

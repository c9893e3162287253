import type { Rgb } from "../raster/colour";
import type { Point } from "../types";
import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "./face-patch";
import type { HeadPoints } from "./head";
import { landmarks } from "./landmarks";
import { type FaceMesh, meshPoint, middle } from "./mesh";

/** Mean RGB (0..255) of one cheek. */
export type Cheek = [red: number, green: number, blue: number];

/** The mean colour of both cheeks. */
export const skinOf = ({ right, left }: { right: Cheek; left: Cheek }): Rgb =>
  right.map((value, c) => Math.round((value + left[c]!) / 2)) as Rgb;

/** OFIQ's cheek squares: 0.3 of the eye distance wide, below each eye by half of eye-to-mouth. */
export function cheeks(patch: FacePatch, mesh: FaceMesh, head: HeadPoints): { right: Cheek; left: Cheek } {
  const mouth = patch.at(middle(meshPoint(mesh, landmarks.mouthRight), meshPoint(mesh, landmarks.mouthLeft)));
  const eyes = patch.at(head.eyeMiddle);
  const down = (mouth[1] - eyes[1]) / 2;
  const half = Math.round(0.15 * patchEyeDistancePx);
  const mean = (eye: Point): Cheek => {
    const [x, y] = patch.at(eye);
    const sum: Cheek = [0, 0, 0];
    let count = 0;
    for (let v = Math.round(y + down) - half; v <= y + down + half; v++) {
      for (let u = Math.round(x) - half; u <= x + half; u++) {
        if (u < 0 || v < 0 || u >= patchEdgePx || v >= patchEdgePx) continue;
        count++;
        for (let c = 0; c < 3; c++) sum[c]! += patch.pixels[3 * (v * patchEdgePx + u) + c]!;
      }
    }
    return sum.map((value) => value / Math.max(1, count)) as Cheek;
  };
  return { right: mean(head.rightEye), left: mean(head.leftEye) };
}

import { type Cheek, skinOf } from "../../../face/cheeks";
import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../../../face/face-patch";
import { fillPolygon } from "../../../face/fill-polygon";
import type { HeadPoints } from "../../../face/head";
import { outlines } from "../../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../../face/mesh";
import type { Rgb } from "../../../raster/colour";
import { thresholds } from "../../../thresholds";
import type { Check, Point } from "../../../types";
import { judge } from "../../judge";

/** Around the middle of an eye, in distances of the eyes: inside a lens. */
const around = { aside: 0.2, upDown: 0.16 };

/** Grey levels added to all channels, so that noise in the dark has no colour. */
const noise = 4;

/** Logarithms of red over green and over blue: skin in white light has at least so much of both. */
const leastOfSkin = { green: 0.3, blue: 0.5 };

/** By how much what is no skin any more goes beyond grey. */
const beyondGrey = 0.1;

/** A reflection adds light, a shadow does not: share of the skin's own green and blue. */
const leastLight = { green: 0.9, blue: 0.75 };

/** Less of an eye in such a colour is the light of a window in the white. */
const leastInEye = 0.05;

const redOver = (red: number, other: number): number => Math.log((red + noise) / (other + noise));

/** Whether a colour is bluer or greener than any grey in the light that falls on this skin, and no shadow. */
function colouredOver(skin: Rgb): (pixels: Float32Array, i: number) => boolean {
  const [red, green, blue] = skin;
  const greyGreen = Math.min(0, redOver(red, green) - leastOfSkin.green) - beyondGrey;
  const greyBlue = Math.min(0, redOver(red, blue) - leastOfSkin.blue) - beyondGrey;
  return (pixels, i) => {
    const [r, g, b] = [pixels[3 * i]!, pixels[3 * i + 1]!, pixels[3 * i + 2]!];
    return (
      (b > leastLight.blue * blue && redOver(r, b) < greyBlue) ||
      (g > leastLight.green * green && redOver(r, g) < greyGreen)
    );
  };
}

/** The coloured share of what lies around one eye, and of the eye itself. */
function sharesOf(patch: FacePatch, eye: Point, outline: Point[], isColoured: (i: number) => boolean) {
  const { edgePx } = patch;
  const unit = (patchEyeDistancePx * edgePx) / patchEdgePx;
  const [halfX, halfY] = [around.aside * unit, around.upDown * unit];
  const inEye = fillPolygon(outline, edgePx);
  const counts = { skin: 0, onSkin: 0, eye: 0, inEye: 0 };
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, Math.round(value)));
  for (let v = inside(eye[1] - halfY); v <= inside(eye[1] + halfY); v++) {
    for (let u = inside(eye[0] - halfX); u <= inside(eye[0] + halfX); u++) {
      if (((u - eye[0]) / halfX) ** 2 + ((v - eye[1]) / halfY) ** 2 > 1) continue;
      const i = v * edgePx + u;
      const part = inEye[i] ? (["eye", "inEye"] as const) : (["skin", "onSkin"] as const);
      counts[part[0]]++;
      if (isColoured(i)) counts[part[1]]++;
    }
  }
  return { around: counts.onSkin / Math.max(1, counts.skin), eye: counts.inEye / Math.max(1, counts.eye) };
}

/**
 * Coated lenses reflect windows and screens in blue, green or purple, which skin is not. Irises can be: they count only if the lids have the
 * colour as well, and lids only if the eye between them has it. Reflections without a colour are not told: lit skin and light brows look the same.
 */
export function checkReflections(
  patch: FacePatch,
  mesh: FaceMesh,
  head: HeadPoints,
  cheeks: { right: Cheek; left: Cheek },
): Check {
  const isColoured = colouredOver(skinOf(cheeks));
  const shares = (["right", "left"] as const).map((side) => {
    const outline = outlines[`${side}Eye`].map((index) => patch.at(meshPoint(mesh, index)));
    const found = sharesOf(patch, patch.at(head[`${side}Eye`]), outline, (i) => isColoured(patch.pixels, i));
    return found.eye > leastInEye ? found.around : 0;
  });
  return judge("eyes-visible", "reflections", 100 * Math.max(...shares), thresholds.reflectionPercent);
}

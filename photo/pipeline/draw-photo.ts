import type { Rgb } from "../core/raster/colour";
import { composeOn, type ForegroundAt, toGrey } from "../core/raster/compose";
import { fromView, toView, type View, warp } from "../core/raster/warp";
import type { Matte, PhotoRule, Raster } from "../core/types";
import type { FoundPerson } from "./detect-person";
import type { MattedPerson } from "./matte-person";

export interface DrawnPhoto {
  photo: Raster;
  matte: Matte;
}

/** Converts a view of the source to a view of the cut-out. */
function viewOnCut(cut: MattedPerson, view: View): View {
  return {
    ...view,
    centre: toView(cut.view, view.centre),
    angle: view.angle - cut.view.angle,
    scale: view.scale / cut.view.scale,
  };
}

/**
 * The person's own colours, bilinear. Only needed for hair and edges, so the picture is never resampled as a whole.
 */
function foregroundOf({ foreground }: MattedPerson, onCut: View): ForegroundAt {
  const { widthPx, heightPx, pixels } = foreground;
  const [u, v] = fromView(onCut, [0.5, 0.5]);
  const dx = Math.cos(onCut.angle) / onCut.scale;
  const dy = Math.sin(onCut.angle) / onCut.scale;
  return (column, row, into) => {
    const x = Math.max(0, Math.min(widthPx - 1.001, u + column * dx - row * dy - 0.5));
    const y = Math.max(0, Math.min(heightPx - 1.001, v + column * dy + row * dx - 0.5));
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const at = 3 * (y0 * widthPx + x0);
    const below = at + 3 * widthPx;
    for (let c = 0; c < 3; c++) {
      const top = pixels[at + c]! * (1 - fx) + pixels[at + 3 + c]! * fx;
      const bottom = pixels[below + c]! * (1 - fx) + pixels[below + 3 + c]! * fx;
      into[c] = top * (1 - fy) + bottom * fy;
    }
  };
}

/** Draws the photo of a view. Without `replacement` it is the source, rotated, cropped and resized only. */
export function drawPhoto(
  { person, cut, rule }: { person: FoundPerson; cut: MattedPerson; rule: Pick<PhotoRule, "colour"> },
  view: View,
  replacement: Rgb | null,
): DrawnPhoto {
  const plain = warp(person.pyramid, view);
  const onCut = viewOnCut(cut, view);
  const { widthPx, heightPx } = cut.matte;
  const alpha = warp({ widthPx, heightPx, channels: 1, pixels: cut.matte.alpha }, onCut);
  const matte: Matte = { widthPx: view.widthPx, heightPx: view.heightPx, alpha: alpha.pixels };
  const photo = replacement ? composeOn(plain, foregroundOf(cut, onCut), matte, replacement) : plain;
  return { photo: rule.colour === "grey" ? toGrey(photo) : photo, matte };
}

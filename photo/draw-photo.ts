import type { Rgb } from "./core/colour";
import { composeOn, toGrey } from "./core/compose";
import type { Matte, Raster } from "./core/types";
import { toView, type View, warp } from "./core/warp";
import type { CutPerson } from "./cut-person";

export interface DrawnPhoto {
  photo: Raster;
  matte: Matte;
}

/** A view of the source as a view of the cut-out, which lies on the source itself. */
function viewOnCut(cut: CutPerson, view: View): View {
  return {
    ...view,
    centre: toView(cut.view, view.centre),
    angle: view.angle - cut.view.angle,
    scale: view.scale / cut.view.scale,
  };
}

/**
 * The photo that a view shows. With `background` null it is the source, turned, cropped and resized, and nothing else.
 */
export function drawPhoto(
  source: Raster,
  view: View,
  cut: CutPerson,
  background: Rgb | null,
  isGrey: boolean,
): DrawnPhoto {
  const plain = warp(source, view);
  const onCut = viewOnCut(cut, view);
  const { widthPx, heightPx } = cut.alpha;
  const alpha = warp({ widthPx, heightPx, channels: 1, pixels: cut.alpha.alpha }, onCut);
  const matte: Matte = { widthPx: view.widthPx, heightPx: view.heightPx, alpha: alpha.pixels };
  const photo = background ? composeOn(plain, warp(cut.foreground, onCut), matte, background) : plain;
  return { photo: isGrey ? toGrey(photo) : photo, matte };
}

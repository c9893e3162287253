import type { CropSource } from "../core/crop/crop-source";
import type { View } from "../core/raster/warp";
import type { EncodedImage } from "../core/types";
import type { PhotoPorts } from "../ports";
import { drawPhoto } from "./draw-photo";
import type { FramedDocument } from "./subjects";

/** Large enough to place a head, small enough for a phone on a slow connection. */
const heightPxMax = 640;
const quality = 82;

/** The part of the source that the photo can show, drawn like the photo, for the manual correction. */
export async function drawCropSource(
  document: FramedDocument,
  ports: PhotoPorts,
): Promise<CropSource & { image: EncodedImage }> {
  const { cut, framed, hairTop, chosen } = document;
  const view = shrunk(cut.view);
  const { photo } = drawPhoto(document, view, chosen.replacement);
  const image = await ports.encodeJpeg(photo, { dpi: 72, quality });
  const { widthMm, heightMm, head, eyeLineMm, topMarginMm } = document.rule;
  return {
    image,
    view,
    head: framed.head,
    hairTop,
    rule: { widthMm, heightMm, head, eyeLineMm, topMarginMm },
    widthMm: framed.widthMm,
    area: framed.area,
  };
}

function shrunk(view: View): View {
  const by = Math.min(1, heightPxMax / view.heightPx);
  return {
    ...view,
    scale: view.scale * by,
    widthPx: Math.round(view.widthPx * by),
    heightPx: Math.round(view.heightPx * by),
  };
}

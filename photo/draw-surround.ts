import type { Surround } from "./core/crop/surround";
import type { Rgb } from "./core/raster/colour";
import type { View } from "./core/raster/warp";
import type { EncodedImage, PhotoRule } from "./core/types";
import { drawPhoto } from "./draw-photo";
import type { FoundPerson } from "./find-person";
import type { FramedPhoto } from "./frame-photo";
import type { MattedPerson } from "./matte-person";
import { type PhotoPorts, timed } from "./ports";

/** High enough to place a head by, small enough for a phone on a slow line. */
const heightPxMax = 640;
const quality = 82;

/** Everything that the photo could show, made as the photo is: what a visitor moves under the frame. */
export async function drawSurround(
  person: FoundPerson,
  cut: MattedPerson,
  framed: FramedPhoto,
  hairTop: Surround["hairTop"],
  replacement: Rgb | null,
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<Surround & { image: EncodedImage }> {
  const view = shrunk(cut.view);
  const { photo } = drawPhoto(person.pyramid, view, cut, replacement, rule.colour === "grey");
  const image = await timed(ports, "preview", () => ports.encodeJpeg(photo, { dpi: 72, quality }));
  const { widthMm, heightMm, head, eyeLineMm, topMarginMm } = rule;
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

import type { HeadPoints } from "../../photo/core/face/head";
import { distance } from "../../photo/core/face/mesh";
import { composeOn } from "../../photo/core/raster/compose";
import { warp } from "../../photo/core/raster/warp";
import type { Matte, PhotoRule, Raster } from "../../photo/core/types";
import { findPerson } from "../../photo/pipeline/detect-person";
import { type MattedPerson, mattePerson } from "../../photo/pipeline/matte-person";
import { mattingView } from "../../photo/pipeline/matting-view";
import type { PhotoPorts } from "../../photo/ports";

/** The person as the photo itself cuts it out: on the view that the frame may show, not on the whole picture. */
export async function cutInOwnView(
  raster: Raster,
  rule: PhotoRule,
  ports: PhotoPorts,
): Promise<{ cut: MattedPerson; head: HeadPoints; headPx: number } | null> {
  const { person } = await findPerson(raster, ports);
  if (!person) return null;
  const view = mattingView(person, rule);
  const cut = await mattePerson({ person, view }, ports);
  return { cut, head: person.head, headPx: distance(person.head.chin, person.head.crown) * view.scale };
}

/** The true alpha of the picture in the same view; where the picture has nothing, nobody is. */
export function truthInView(
  { view }: MattedPerson,
  raster: Raster,
  alpha: Float32Array | Uint8Array,
  white: number,
): Matte {
  const { widthPx, heightPx } = raster;
  const plane = { widthPx, heightPx, channels: 1 as const };
  const seen = warp({ ...plane, pixels: Uint8Array.from(alpha, (a) => (255 * a) / white + 0.5) }, view);
  const step = { x: Math.cos(view.angle) / view.scale, y: Math.sin(view.angle) / view.scale };
  for (let row = 0, i = 0; row < view.heightPx; row++) {
    const down = row + 0.5 - view.heightPx / 2;
    for (let column = 0; column < view.widthPx; column++, i++) {
      const right = column + 0.5 - view.widthPx / 2;
      const x = view.centre[0] + right * step.x - down * step.y;
      const y = view.centre[1] + right * step.y + down * step.x;
      if (x < 0 || y < 0 || x > widthPx || y > heightPx) seen.pixels[i] = 0;
    }
  }
  return { widthPx: view.widthPx, heightPx: view.heightPx, alpha: seen.pixels };
}

/** As on a finished photo. */
export function onWhite({ image, matte, foreground }: MattedPerson): Raster {
  const own = (column: number, row: number, into: Float32Array) => {
    const at = 3 * (row * image.widthPx + column);
    for (let c = 0; c < 3; c++) into[c] = foreground.pixels[at + c]!;
  };
  return composeOn(image, own, matte, [255, 255, 255]);
}

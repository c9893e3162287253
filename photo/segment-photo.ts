import { levellingAngle } from "./core/crop/frame";
import { hairTop } from "./core/face/head";
import { fromView, type View } from "./core/raster/warp";
import { done, type Result, refuse } from "./core/result";
import type { Point, Raster, SegmentOutcome } from "./core/types";
import { type FoundPerson, findPerson } from "./pipeline/detect-person";
import { mattePerson } from "./pipeline/matte-person";
import { hasFailed } from "./pipeline/refused-photo";
import { reportFace } from "./pipeline/report";
import type { PhotoPorts } from "./ports";
import { decodePhoto } from "./steps/open";

/** Width and height of the cut-out, in head heights: head and shoulders of any document. */
const widthInHeads = 1.9;
const heightInHeads = 2;

/** Space above the crown, in head heights, for tall hair. */
const aboveInHeads = 0.45;

const heightPxMax = 900;

/** An unrotated view of head and shoulders inside the source, since the cut-out is placed over the source. */
function headAndShoulders({ head, raster }: FoundPerson): View {
  const headPx = Math.hypot(head.chin[0] - head.crown[0], head.chin[1] - head.crown[1]);
  const left = Math.max(0, Math.floor(head.eyeMiddle[0] - (widthInHeads / 2) * headPx));
  const right = Math.min(raster.widthPx, Math.ceil(head.eyeMiddle[0] + (widthInHeads / 2) * headPx));
  const top = Math.max(0, Math.floor(head.crown[1] - aboveInHeads * headPx));
  const bottom = Math.min(raster.heightPx, Math.ceil(top + heightInHeads * headPx));
  const scale = Math.min(1, heightPxMax / (bottom - top));
  return {
    centre: [(left + right) / 2, (top + bottom) / 2],
    angle: 0,
    scale,
    widthPx: Math.max(1, Math.round((right - left) * scale)),
    heightPx: Math.max(1, Math.round((bottom - top) * scale)),
  };
}

function withAlpha(foreground: Raster, alpha: Uint8Array): Raster {
  const pixels = new Uint8Array(4 * alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    pixels.set(foreground.pixels.subarray(3 * i, 3 * i + 3), 4 * i);
    pixels[4 * i + 3] = alpha[i]!;
  }
  return { widthPx: foreground.widthPx, heightPx: foreground.heightPx, channels: 4, pixels };
}

/** Cuts out the one person of a photo, or returns the checks that refuse it. */
export async function segmentPhoto(image: Uint8Array, ports: PhotoPorts): Promise<Result<SegmentOutcome>> {
  const decoded = await decodePhoto({ bytes: image, background: [255, 255, 255] }, ports);
  if (!decoded.ok) return decoded;
  const { raster, decodeScale } = decoded.value;
  const { person, checks } = await findPerson(raster, ports);
  if (!person || hasFailed(checks)) return refuse(checks);
  const cut = await mattePerson({ person, view: headAndShoulders(person) }, ports);
  const upright = Math.abs(levellingAngle(person.head)) < 0.1;
  const hair: Point | null = upright ? hairTop(cut.matte, cut.view, person.head) : null;
  const { widthPx, heightPx } = cut.view;
  const png = await ports.encodePng(withAlpha(cut.foreground, cut.matte.alpha), { dpi: 72 });
  const [x, y] = fromView(cut.view, [0, 0]);
  return done({
    png: png.bytes,
    widthPx,
    heightPx,
    box: {
      x: Math.round(x / decodeScale),
      y: Math.round(y / decodeScale),
      width: Math.round(widthPx / cut.view.scale / decodeScale),
      height: Math.round(heightPx / cut.view.scale / decodeScale),
    },
    face: reportFace({ person, decodeScale }, hair),
  });
}

import { modelSidePx, type Surroundings } from "./core/matte/person-matte";
import type { CutOut } from "./core/matte/refine-matte";
import { sampleSquare } from "./core/pyramid";
import type { Matte, Point, Raster } from "./core/types";
import { fromView, toView, type View, warp } from "./core/warp";
import type { FoundPerson } from "./find-person";
import { type PhotoPorts, timed } from "./ports";

/** Head and shoulders upright, with the person cut out of it. */
export interface CutPerson extends CutOut {
  /** The place of `image`, `alpha` and `foreground` on the person's raster. */
  view: View;
  image: Raster;
}

/** Where the source has nothing, the person is not. */
function clearOutside(alpha: Matte, view: View, source: Raster): void {
  const isOutside = (u: number, v: number): boolean => {
    const [x, y] = fromView(view, [u, v]);
    return x < 0 || y < 0 || x > source.widthPx || y > source.heightPx;
  };
  const corners = [
    [0, 0],
    [alpha.widthPx, 0],
    [0, alpha.heightPx],
    [alpha.widthPx, alpha.heightPx],
  ] as const;
  if (!corners.some(([u, v]) => isOutside(u, v))) return;
  for (let row = 0; row < alpha.heightPx; row++) {
    for (let column = 0; column < alpha.widthPx; column++) {
      if (isOutside(column + 0.5, row + 0.5)) {
        alpha.alpha[row * alpha.widthPx + column] = 0;
      }
    }
  }
}

/** Side of what the person model is shown, in heights of the head: it was trained on heads with their shoulders. */
const seenInHeads = 2.2;

/** How far below the eyes its middle lies, in the same. */
const seenBelowEyes = 0.1;

/** A tight view of a head has no shoulders, and without them the model loses whole faces; it is shown more than is cut out. */
function surroundings({ pyramid, head }: FoundPerson, view: View): Surroundings | undefined {
  const headPx = Math.hypot(head.chin[0] - head.crown[0], head.chin[1] - head.crown[1]) * view.scale;
  const sidePx = seenInHeads * headPx;
  if (Math.max(view.widthPx, view.heightPx) >= sidePx) return undefined;
  const [x, eyeRow] = toView(view, head.eyeMiddle);
  const y = eyeRow + seenBelowEyes * headPx;
  const square = { centre: fromView(view, [x, y]), edgePx: sidePx / view.scale, angle: view.angle };
  const samples = sampleSquare(pyramid, square, modelSidePx, { scale: 1, offset: 0.5, outside: "edge" });
  return {
    raster: { widthPx: modelSidePx, heightPx: modelSidePx, channels: 3, pixels: Uint8Array.from(samples) },
    place: { x: x - sidePx / 2, y: y - sidePx / 2, width: sidePx, height: sidePx },
  };
}

/** Steps 5 and 6 on the part of the picture that the photo can show. */
export async function cutPerson(person: FoundPerson, view: View, ports: PhotoPorts): Promise<CutPerson> {
  return timed(ports, "matte", async () => {
    const { raster, pyramid, face, head } = person;
    const image = warp(pyramid, view);
    const [x, y] = toView(view, [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2]);
    const width = face.box.width * view.scale;
    const height = face.box.height * view.scale;
    const { alpha, foreground } = await ports.cutOut(
      image,
      {
        box: { x: x - width / 2, y: y - height / 2, width, height },
        leftEye: toView(view, head.leftEye),
        rightEye: toView(view, head.rightEye),
        chin: toView(view, head.chin),
      },
      surroundings(person, view),
    );
    clearOutside(alpha, view, raster);
    return { view, image, alpha, foreground };
  });
}

/** Whether the matte shows person at a source point; outside the view it does not. */
export function isPersonAt({ view, alpha }: CutPerson, point: Point): boolean {
  const [u, v] = toView(view, point).map(Math.floor) as Point;
  if (u < 0 || v < 0 || u >= alpha.widthPx || v >= alpha.heightPx) return false;
  return alpha.alpha[v * alpha.widthPx + u]! >= 128;
}

import { modelSidePx, type Surroundings } from "../core/matte/person-matte";
import type { CutOut } from "../core/matte/refine-matte";
import { sampleSquare } from "../core/raster/pyramid";
import { fromView, isViewWithin, toView, type View, warp } from "../core/raster/warp";
import type { Matte, Point, Raster } from "../core/types";
import { timed } from "../ports";
import type { FoundPerson } from "./detect-person";

/** Head and shoulders upright, with the cut-out person. */
export interface MattedPerson extends CutOut {
  /** Where `image`, `matte` and `foreground` are on the person's raster. */
  view: View;
  image: Raster;
}

/** Clears the matte outside the source. */
function clearOutside(matte: Matte, view: View, source: Raster): void {
  const { widthPx, heightPx, alpha } = matte;
  if (isViewWithin(view, source, 0)) return;
  // Row step on the source; converting each pixel took 17 ms per photo.
  const dx = Math.cos(view.angle) / view.scale;
  const dy = Math.sin(view.angle) / view.scale;
  for (let row = 0; row < heightPx; row++) {
    let [x, y] = fromView(view, [0.5, row + 0.5]);
    for (let i = row * widthPx; i < (row + 1) * widthPx; i++, x += dx, y += dy) {
      if (x < 0 || y < 0 || x > source.widthPx || y > source.heightPx) alpha[i] = 0;
    }
  }
}

/**
 * Side of the person model's input, in head heights. It was trained on head and shoulders: closer, it loses whole
 * faces; wider, it takes lamps and shelves for people.
 */
const seenInHeads = 1.8;

/** Distance of its middle below the eyes, in head heights. */
const seenBelowEyes = 0.1;

/** Head and shoulders, whatever the view cuts off or shows beside them. */
function surroundings({ pyramid, head }: FoundPerson, view: View): Surroundings {
  const headPx = Math.hypot(head.chin[0] - head.crown[0], head.chin[1] - head.crown[1]) * view.scale;
  const sidePx = seenInHeads * headPx;
  const [x, eyeRow] = toView(view, head.eyeMiddle);
  const y = eyeRow + seenBelowEyes * headPx;
  const square = { centre: fromView(view, [x, y]), edgePx: sidePx / view.scale, angle: view.angle };
  const samples = sampleSquare(pyramid, square, modelSidePx, { scale: 1, offset: 0.5, outside: "edge" });
  return {
    raster: { widthPx: modelSidePx, heightPx: modelSidePx, channels: 3, pixels: Uint8Array.from(samples) },
    place: { x: x - sidePx / 2, y: y - sidePx / 2, width: sidePx, height: sidePx },
  };
}

interface MattingJob {
  person: FoundPerson;
  /** The part of the picture that the photo can show. */
  view: View;
  /** True if the background stays anyway. */
  isRough?: boolean;
}

export const mattePerson = timed(
  "matte",
  async ({ person, view, isRough = false }: MattingJob, ports): Promise<MattedPerson> => {
    const { raster, pyramid, face, head } = person;
    const image = warp(pyramid, view);
    const [x, y] = toView(view, [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2]);
    const width = face.box.width * view.scale;
    const height = face.box.height * view.scale;
    const headOnView = {
      box: { x: x - width / 2, y: y - height / 2, width, height },
      leftEye: toView(view, head.leftEye),
      rightEye: toView(view, head.rightEye),
      chin: toView(view, head.chin),
    };
    const cut = await ports.cutOut(
      { image, face: headOnView, surroundings: surroundings(person, view) },
      isRough,
    );
    clearOutside(cut.matte, view, raster);
    return { view, image, ...cut };
  },
);

/** Whether the matte shows the person at a source point; false outside the view. */
export function isPersonAt({ view, matte }: MattedPerson, point: Point): boolean {
  const [u, v] = toView(view, point).map(Math.floor) as Point;
  if (u < 0 || v < 0 || u >= matte.widthPx || v >= matte.heightPx) return false;
  return matte.alpha[v * matte.widthPx + u]! >= 128;
}

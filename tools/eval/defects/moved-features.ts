import { meshPoint } from "../../../photo/core/face/mesh";
import type { Point } from "../../../photo/core/types";
import { asJpeg, drawOver, type FacePicture, fromFace, toFace } from "./face-picture";

/** The picture with each pixel of a box (the face's own frame) fetched from elsewhere, or painted. */
function moved(
  picture: FacePicture,
  box: { from: Point; to: Point },
  source: (x: number, y: number) => Point | readonly number[],
): Uint8Array {
  const { widthPx, heightPx, pixels, head } = picture;
  const result = pixels.slice();
  const reach = 3 * head.interpupillaryPx;
  const [fromX, fromY] = head.eyeMiddle.map((value) => Math.max(0, Math.floor(value - reach))) as Point;
  for (let row = fromY; row < Math.min(heightPx, head.eyeMiddle[1] + reach); row++) {
    for (let column = fromX; column < Math.min(widthPx, head.eyeMiddle[0] + reach); column++) {
      const [x, y] = toFace(picture, [column, row]);
      if (x < box.from[0] || x > box.to[0] || y < box.from[1] || y > box.to[1]) continue;
      const found = source(x, y);
      const to = 3 * (row * widthPx + column);
      if (found.length === 3) {
        for (let c = 0; c < 3; c++) result[to + c] = found[c]!;
        continue;
      }
      const [u, v] = fromFace(picture, found as Point);
      const left = Math.max(0, Math.min(widthPx - 2, Math.floor(u)));
      const above = Math.max(0, Math.min(heightPx - 2, Math.floor(v)));
      const [right, below] = [Math.min(1, Math.max(0, u - left)), Math.min(1, Math.max(0, v - above))];
      const at = 3 * (above * widthPx + left);
      const next = 3 * widthPx;
      for (let c = 0; c < 3; c++) {
        const upper = pixels[at + c]! * (1 - right) + pixels[at + 3 + c]! * right;
        const lower = pixels[at + next + c]! * (1 - right) + pixels[at + next + 3 + c]! * right;
        result[to + c] = upper * (1 - below) + lower * below + 0.5;
      }
    }
  }
  return result;
}

/** Corners and lids of each eye, and the lower edge of the brow above it. */
const lids = {
  right: { corners: [33, 133], upper: 159, lower: 145, brow: 52 },
  left: { corners: [362, 263], upper: 386, lower: 374, brow: 282 },
} as const;

/** The mesh lies on the lids to this, in distances of the eyes: skin is taken and laid so far outside. */
const lidDoubt = 0.06;

/** Of the skin between lid and brow, the part that is nearest to the lid: the mesh is not sure of brows. */
const nearLid = 0.45;

/** An eye in the face's own frame. */
interface Eye {
  /** Its corners, from the picture's left to right, and their height. */
  corners: [Point, Point];
  cornerY: number;
  /** Where skin begins above and below it. */
  top: number;
  bottom: number;
}

/** Lids that meet, at this height in their middle, and what is drawn on them. */
type Lids = (eye: Eye, side: "right" | "left") => { edge: number; drawn: string };

/** The skin around each eye is drawn over it, mirrored at the lids. */
function withLidsMet(picture: FacePicture, lidsOf: Lids): Promise<Uint8Array> {
  const at = (index: number): Point => toFace(picture, meshPoint(picture.mesh, index));
  let pixels = picture.pixels;
  let drawn = "";
  for (const side of ["right", "left"] as const) {
    const { corners, upper, lower, brow } = lids[side];
    const [a, b] = corners.map(at).sort((one, other) => one[0] - other[0]) as [Point, Point];
    const [from, to] = [a[0] - 0.05, b[0] + 0.05];
    const [top, bottom] = [at(upper)[1] - lidDoubt, at(lower)[1] + lidDoubt];
    const skinTop = top - nearLid * Math.max(0.02, top - at(brow)[1]);
    const cornerY = (a[1] + b[1]) / 2;
    const met = lidsOf({ corners: [a, b], cornerY, top, bottom }, side);
    pixels = moved({ ...picture, pixels }, { from: [from, top], to: [to, bottom] }, (x, y) => {
      const aside = (2 * (x - from)) / (to - from) - 1;
      const round = Math.sqrt(Math.max(0, 1 - aside ** 2));
      const topHere = cornerY + (top - cornerY) * round;
      const edgeHere = cornerY + (met.edge - cornerY) * round;
      const bottomHere = cornerY + (bottom - cornerY) * round;
      if (y < topHere || y > bottomHere || bottomHere - topHere < 0.02) return [x, y];
      if (y > edgeHere) return [x, 2 * bottomHere - y];
      return [x, topHere - ((y - topHere) / (edgeHere - topHere)) * (top - skinTop)];
    });
    drawn += met.drawn;
  }
  return drawOver({ ...picture, pixels }, `<g fill="none" stroke="#1d120d">${drawn}</g>`);
}

/** The upper lid reaches so far down the eye when it is closed. */
const closedAt = 0.78;

/** Made-up lashes, usual ones, and light ones that hardly show: width and opacity of their line. */
const lashes = [
  [0.035, 0.85],
  [0.022, 0.7],
  [0.014, 0.55],
] as const;

/** The upper lid lies over each eye and ends in a line of lashes. */
export const closedEyes = (picture: FacePicture, turn: number): Promise<Uint8Array> =>
  withLidsMet(picture, ({ corners: [a, b], cornerY, top, bottom }) => {
    const edge = top + closedAt * (bottom - top);
    const sag = 2 * edge - cornerY;
    const hairs = Array.from({ length: 9 }, (_, i) => {
      const along = (i + 1) / 10;
      const x = a[0] + along * (b[0] - a[0]);
      const y = cornerY + 2 * along * (1 - along) * (sag - cornerY);
      return `<path d="M${x} ${y}l${0.04 * (2 * along - 1)} 0.045" stroke-width="0.008"/>`;
    });
    const [width, opacity] = lashes[turn % 3]!;
    const line = `<path d="M${a[0]} ${cornerY}Q${(a[0] + b[0]) / 2} ${sag} ${b[0]} ${cornerY}" stroke-width="${width}"/>`;
    return {
      edge,
      drawn: `<g stroke-opacity="${opacity}">${line}${turn % 3 === 2 ? "" : hairs.join("")}</g>`,
    };
  });

/** Where squeezed lids meet: so far from the corners to the skin above (an arch) or below (a line that hangs). */
const squeezedAt = [{ up: 0.5 }, { up: 0 }, { down: 0.4 }] as const;

/** Both lids are pressed together, as in crying and laughing, with folds along them and from the outer corners. */
export const squeezedEyes = (picture: FacePicture, turn: number): Promise<Uint8Array> =>
  withLidsMet(picture, ({ corners: [a, b], cornerY, top, bottom }, side) => {
    const meets = squeezedAt[turn % 3]!;
    const edge =
      "up" in meets ? cornerY + meets.up * (top - cornerY) : cornerY + meets.down * (bottom - cornerY);
    const along = (y: number): string =>
      `M${a[0]} ${cornerY}Q${(a[0] + b[0]) / 2} ${2 * y - cornerY} ${b[0]} ${cornerY}`;
    const [outer, out] = side === "right" ? [a, -1] : [b, 1];
    const feet = [-0.06, 0.02, 0.09].map((down) => `M${outer[0]} ${outer[1]}l${0.14 * out} ${down}`);
    const folds = `<path d="${along(top)}${along(bottom)}${feet.join("")}" stroke-width="0.014" stroke-opacity="0.45"/>`;
    return { edge, drawn: `<path d="${along(edge)}" stroke-width="0.028" stroke-opacity="0.75"/>${folds}` };
  });

/** How far the irises move, and half of their own width, in half widths of the eye. */
const looksAside = 0.5;
const irisHalf = 0.42;

/** Both irises go to one side in turn; the whites beside them stretch and shrink. */
export function eyesAside(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const at = (index: number): Point => toFace(picture, meshPoint(picture.mesh, index));
  const aside = turn % 2 === 0 ? looksAside : -looksAside;
  const [left, right] = [aside - irisHalf, aside + irisHalf];
  /** Where a place across the eye, -1 to 1, was before. */
  const before = (along: number): number => {
    if (along < left) return -1 + ((along + 1) / (left + 1)) * (1 - irisHalf);
    if (along > right) return 1 - ((1 - along) / (1 - right)) * (1 - irisHalf);
    return along - aside;
  };
  let pixels = picture.pixels;
  for (const { corners, upper, lower } of Object.values(lids)) {
    const [a, b] = corners.map(at).sort((one, other) => one[0] - other[0]) as [Point, Point];
    const [top, bottom] = [at(upper)[1], at(lower)[1]];
    const [middle, half] = [(a[0] + b[0]) / 2, (b[0] - a[0]) / 2];
    pixels = moved({ ...picture, pixels }, { from: [a[0], top], to: [b[0], bottom] }, (x, y) => {
      const along = (x - middle) / half;
      const cornerY = (a[1] + b[1] + along * (b[1] - a[1])) / 2;
      const round = Math.sqrt(Math.max(0, 1 - along ** 2));
      const isOpen = y > cornerY + (top - cornerY) * round && y < cornerY + (bottom - cornerY) * round;
      return isOpen ? [middle + half * before(along), y] : [x, y];
    });
  }
  return asJpeg({ ...picture, pixels });
}

/** How far the jaw falls, in distances of the eyes. */
const jawFalls = 0.42;

/** The lower lip and the chin go down; between the lips are teeth and the dark of the mouth. */
export function wideOpenMouth(picture: FacePicture): Promise<Uint8Array> {
  const at = (index: number): Point => toFace(picture, meshPoint(picture.mesh, index));
  const [from, to] = [at(61), at(291)].sort((a, b) => a[0] - b[0]) as [Point, Point];
  const lipY = (at(13)[1] + at(14)[1]) / 2;
  const middle = (from[0] + to[0]) / 2;
  const half = (to[0] - from[0]) / 2;
  const end = picture.eyeToChin + 0.55;
  const reach = picture.halfWidth;
  const pixels = moved(picture, { from: [middle - reach, lipY], to: [middle + reach, end] }, (x, y) => {
    const aside = (x - middle) / half;
    const gap = Math.abs(aside) < 0.92 ? jawFalls * Math.sqrt(1 - (aside / 0.92) ** 2) : 0;
    const fall = jawFalls * Math.max(0, 1 - Math.max(0, Math.abs(x - middle) / reach) ** 2);
    const down = y - lipY;
    if (down < gap) return down < 0.09 ? [226, 218, 204] : [58, 18, 20];
    // All that is below goes down with the jaw; under the chin the neck takes up the rest.
    const pushed = Math.max(gap, fall * Math.min(1, down / 0.1));
    const whole = end - lipY;
    return [x, lipY + (whole * (down - pushed)) / (whole - pushed)];
  });
  return asJpeg({ ...picture, pixels });
}

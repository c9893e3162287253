import type { HeadPoints } from "../../../../photo/core/face/head";
import { faceOval } from "../../../../photo/core/face/landmarks";
import type { FaceMesh } from "../../../../photo/core/face/mesh";
import type { Raster } from "../../../../photo/core/types";

/** An upright head of which eight distances of the eyes fill the picture's width; lengths below are in these. */
export const eyesPx = 40;
export const sidePx = 8 * eyesPx;
const [x, y] = [sidePx / 2, sidePx / 2];

export const head: HeadPoints = {
  rightEye: [x - eyesPx / 2, y],
  leftEye: [x + eyesPx / 2, y],
  eyeMiddle: [x, y],
  cheekMiddle: [x, y + 20],
  chin: [x, y + 2 * eyesPx],
  crown: [x, y - 2 * eyesPx],
  interpupillaryPx: eyesPx,
  rollDeg: 0,
};

/** The same head lying on its side: its crown points to the right. */
export const lyingHead: HeadPoints = {
  ...head,
  rightEye: [x, y - eyesPx / 2],
  leftEye: [x, y + eyesPx / 2],
  cheekMiddle: [x - 20, y],
  chin: [x - 2 * eyesPx, y],
  crown: [x + 2 * eyesPx, y],
  rollDeg: 90,
};

type Colour = readonly number[];

/** A picture by what lies so far beside the eyes and above them. */
export function pictureOf(colourAt: (aside: number, above: number) => Colour): Raster {
  const pixels = new Uint8Array(3 * sidePx ** 2);
  for (let row = 0, i = 0; row < sidePx; row++) {
    for (let column = 0; column < sidePx; column++, i += 3) {
      pixels.set(colourAt((column + 0.5 - x) / eyesPx, (y - row - 0.5) / eyesPx), i);
    }
  }
  return { widthPx: sidePx, heightPx: sidePx, channels: 3, pixels };
}

/** The same picture turned with the lying head. */
export const lyingPictureOf = (colourAt: (aside: number, above: number) => Colour): Raster =>
  pictureOf((aside, above) => colourAt(-above, aside));

type Place = [aside: number, above: number];

/** Points of the mesh by their places beside and above the eyes, in distances of the eyes. */
export function meshOf(places: Record<number, Place>, isLying = false): FaceMesh {
  const points = new Float32Array(3 * 468);
  for (const [index, [aside, above]] of Object.entries(places)) {
    const [x, y] = isLying ? [above, aside] : [aside, -above];
    points.set([sidePx / 2 + x * eyesPx, sidePx / 2 + y * eyesPx, 0], 3 * Number(index));
  }
  return { points, flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
}

/** Points in the order of an outline, on an oval. */
const oval = (indices: readonly number[], [x, y]: Place, wide: number, high: number): Record<number, Place> =>
  Object.fromEntries(
    indices.map((index, i) => {
      const angle = (2 * Math.PI * i) / indices.length;
      return [index, [x + wide * Math.sin(angle), y + high * Math.cos(angle)]];
    }),
  );

const rightEye = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246];
const leftEye = [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398];
const mouth = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
export const places: Record<number, Place> = {
  ...oval(faceOval, [0, -0.7], 1, 1.3),
  ...oval(rightEye, [-0.5, 0], 0.25, 0.15),
  ...oval(leftEye, [0.5, 0], 0.25, 0.15),
  ...oval(mouth, [0, -1.2], 0.4, 0.2),
  // The corners of the mouth, which the oval begins and ends with elsewhere.
  61: [-0.4, -1.2],
  291: [0.4, -1.2],
};

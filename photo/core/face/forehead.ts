import { deltaE, type Lab, labOfRgb, type Rgb } from "../raster/colour";
import { type Pyramid, sampleSquare } from "../raster/pyramid";
import { type Cheek, skinOf } from "./cheeks";
import { aboveEyes, type HeadPoints } from "./head";

/** Features of the forehead and of what is above it. Heights are above the eyes, in eye distances. */
export interface Forehead {
  /** Share of the forehead with the colour of the cheeks. */
  skinRatio: number;
  /** Strongest horizontal edge across the forehead, in L*. */
  edge: number;
  /** Median colour above the forehead. */
  above: Lab;
}

const edgePx = 128;
const eyesPx = 40;

/** Distance of the square's middle above the eyes. */
const middleAbove = 0.9;

/** Skin in other light than the cheeks: maximum differences of hue (a*, b*) and lightness (L*). */
const sameSkin = { hue: 13, lightness: 24 };

/** Values from `from` to `to` in equal steps, including both. */
export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

export function measureForehead(
  pyramid: Pyramid,
  head: HeadPoints,
  cheeks: { right: Cheek; left: Cheek },
): Forehead {
  const angle = (head.rollDeg * Math.PI) / 180;
  const centre = aboveEyes(head, middleAbove * head.interpupillaryPx);
  const square = { centre, edgePx: (edgePx / eyesPx) * head.interpupillaryPx, angle };
  const pixels = sampleSquare(pyramid, square, edgePx, { scale: 1, offset: 0, outside: "edge" });
  const labAt = (aside: number, above: number, downPx = 0): Lab => {
    const column = Math.round(edgePx / 2 + aside * eyesPx);
    const row = Math.round(edgePx / 2 + (middleAbove - above) * eyesPx + downPx);
    const i = 3 * (row * edgePx + column);
    return labOfRgb([pixels[i]!, pixels[i + 1]!, pixels[i + 2]!].map(Math.round) as Rgb);
  };
  const skin = labOfRgb(skinOf(cheeks));
  const isSkin = (lab: Lab): boolean =>
    deltaE([skin[0], lab[1], lab[2]], skin) < sameSkin.hue && Math.abs(lab[0] - skin[0]) < sameSkin.lightness;
  const forehead = range(0.4, 0.85, 0.03).flatMap((above) =>
    range(-0.4, 0.4, 0.04).map((aside) => labAt(aside, above)),
  );
  const across = range(-0.5, 0.5, 0.05);
  // Excludes low hairlines: black hair over light skin gives an edge as strong as a brim's.
  const edges = range(0.45, 0.65, 0.025).map((above) => {
    const rise = across.map((aside) => labAt(aside, above, -2)[0] - labAt(aside, above, 2)[0]);
    return Math.abs(rise.reduce((sum, value) => sum + value, 0) / across.length);
  });
  const top = range(1.05, 1.45, 0.04).flatMap((above) =>
    range(-0.4, 0.4, 0.05).map((aside) => labAt(aside, above)),
  );
  const middleOf = (c: 0 | 1 | 2): number => top.map((lab) => lab[c]).sort((a, b) => a - b)[top.length >> 1]!;
  return {
    skinRatio: forehead.filter(isSkin).length / forehead.length,
    edge: Math.max(...edges),
    above: [middleOf(0), middleOf(1), middleOf(2)],
  };
}

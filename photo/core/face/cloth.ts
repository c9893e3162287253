import { deltaE, type Lab, labOfRgb, type Rgb } from "../raster/colour";
import { type Pyramid, sampleSquare } from "../raster/pyramid";
import { type Cheek, skinOf } from "./cheeks";
import { greysOf } from "./features";
import { range } from "./forehead";
import { aboveEyes, type HeadPoints } from "./head";
import { distance } from "./mesh";

/** Features that distinguish cloth from hair and skin. Lengths are in eye distances. */
export interface Cloth {
  /** Texture above the forehead relative to its lightness: cloth is smooth, hair is not. */
  textureAbove: number;
  /** The same below the chin. */
  textureBelow: number;
  /**
   * Colour difference between above the forehead and below the chin, and between above the forehead and the cheeks.
   */
  aboveToBelow: number;
  aboveToSkin: number;
  /** Deviation of the strongest edge above the forehead from a smooth line, and its strength in grey levels. */
  edgeOff: number;
  edgeStep: number;
  /** Distance of that line above the eyes. */
  edgeUp: number;
}

const edgePx = 480;
const eyesPx = 110;

/** The centre of the square is below the eyes, so that it contains crown and collar. */
const middleBelow = 0.2;

interface Area {
  half: number;
  from: number;
  to: number;
}

const above: Area = { half: 0.4, from: -1.75, to: -1.3 };
const belowChin = { half: 0.35, from: 0.12, to: 0.36 };

/** Distance of the Laplacian's neighbours: strands of hair are visible at this scale, folds are not. */
const strand = 0.02;

/** Where above the eyes the edge of a covering can be, and in which columns. */
const edgeAbove = { from: 0.4, to: 1.3, step: 0.01, half: 0.5 };

/** Maximum horizontal distance from the middle. */
const furthestAside = Math.max(edgeAbove.half, above.half + strand, belowChin.half + strand);

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

export function measureCloth(
  pyramid: Pyramid,
  head: HeadPoints,
  cheeks: { right: Cheek; left: Cheek },
): Cloth {
  const angle = (head.rollDeg * Math.PI) / 180;
  const unit = head.interpupillaryPx;
  const centre = aboveEyes(head, -middleBelow * unit);
  const square = { centre, edgePx: (edgePx / eyesPx) * unit, angle };
  const asidePx = Math.ceil(furthestAside * eyesPx) + 1;
  const pixels = sampleSquare(pyramid, square, edgePx, { scale: 1, offset: 0, outside: "edge", asidePx });
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, Math.round(value)));
  // A pixel's index is the sum of both; computed once per row and column instead of per pixel.
  const rowOf = (down: number): number => inside(edgePx / 2 + (down - middleBelow) * eyesPx) * edgePx;
  const columnOf = (aside: number): number => inside(edgePx / 2 + aside * eyesPx);
  const greys = greysOf(pixels);
  const lab = (aside: number, down: number): Lab => {
    const i = 3 * (rowOf(down) + columnOf(aside));
    return labOfRgb([pixels[i]!, pixels[i + 1]!, pixels[i + 2]!].map(Math.round) as Rgb);
  };
  const texture = ({ half, from, to }: Area): number => {
    let bends = 0;
    let light = 0;
    let count = 0;
    const rows = range(from, to, 1 / 80).map((y) => ({
      row: rowOf(y),
      up: rowOf(y - strand),
      down: rowOf(y + strand),
    }));
    for (const x of range(-half, half, 1 / 80)) {
      const column = columnOf(x);
      const left = columnOf(x - strand);
      const right = columnOf(x + strand);
      for (const { row, up, down } of rows) {
        const here = greys[row + column]!;
        const beside = greys[row + left]! + greys[row + right]! + greys[up + column]! + greys[down + column]!;
        bends += (4 * here - beside) ** 2;
        light += here;
        count++;
      }
    }
    return Math.sqrt(bends / count) / Math.max(1, light / count);
  };
  const colour = ({ half, from, to }: Area): Lab => {
    const labs = range(-half, half, 0.05).flatMap((x) => range(from, to, 0.04).map((y) => lab(x, y)));
    return [0, 1, 2].map((c) => middleOf(labs.map((one) => one[c]!))) as Lab;
  };
  const chin = distance(head.eyeMiddle, head.chin) / unit;
  const below = { half: belowChin.half, from: chin + belowChin.from, to: chin + belowChin.to };
  const top = colour(above);
  return {
    textureAbove: texture(above),
    textureBelow: texture(below),
    aboveToBelow: deltaE(top, colour(below)),
    aboveToSkin: deltaE(top, labOfRgb(skinOf(cheeks))),
    ...hardestEdge(greys, rowOf, columnOf),
  };
}

/**
 * Searches the strongest step in each column above the forehead. `edgeOff` is the 80th percentile of their distances
 * from the parabola that fits best, `edgeStep` the 20th percentile of the steps.
 */
function hardestEdge(
  greys: Float32Array,
  rowOf: (down: number) => number,
  columnOf: (aside: number) => number,
): Pick<Cloth, "edgeOff" | "edgeStep" | "edgeUp"> {
  const columns = range(-edgeAbove.half, edgeAbove.half, 0.05);
  const three = (down: number, way: 1 | -1) =>
    [rowOf(down + way * 0.02), rowOf(down + way * 0.03), rowOf(down + way * 0.045)] as const;
  const heights = range(edgeAbove.from, edgeAbove.to, edgeAbove.step).map((up) => ({
    up,
    above: three(-up, -1),
    below: three(-up, 1),
  }));
  const edges = columns.map((aside) => {
    const column = columnOf(aside);
    const mean = ([a, b, c]: ReturnType<typeof three>): number =>
      (greys[a + column]! + greys[b + column]! + greys[c + column]!) / 3;
    let step = 0;
    let height = 0;
    for (const { up, above, below } of heights) {
      const here = Math.abs(mean(above) - mean(below));
      if (here > step) [step, height] = [here, up];
    }
    return { step, height };
  });
  let edgeOff = Infinity;
  // Typed arrays sort without calling a comparison function.
  const rest = new Float64Array(edges.length);
  for (const curve of range(-0.6, 0.6, 0.05)) {
    for (const slope of range(-0.3, 0.3, 0.05)) {
      for (let i = 0; i < rest.length; i++)
        rest[i] = edges[i]!.height - slope * columns[i]! - curve * columns[i]! ** 2;
      const line = rest.sort()[rest.length >> 1]!;
      for (let i = 0; i < rest.length; i++) rest[i] = Math.abs(rest[i]! - line);
      edgeOff = Math.min(edgeOff, rest.sort()[Math.floor(0.8 * rest.length)]!);
    }
  }
  const steps = edges.map(({ step }) => step).sort((a, b) => a - b);
  return {
    edgeOff,
    edgeStep: steps[Math.floor(steps.length / 5)]!,
    edgeUp: middleOf(edges.map(({ height }) => height)),
  };
}

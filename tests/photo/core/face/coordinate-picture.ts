import type { Square } from "../../../../photo/core/raster/pyramid";
import type { Point, Raster } from "../../../../photo/core/types";

/** A picture whose red is the column and whose green is the row: each sample says where it was taken. */
export function coordinatePicture(edgePx = 256): Raster {
  const pixels = new Uint8Array(3 * edgePx * edgePx);
  for (let y = 0, i = 0; y < edgePx; y++) {
    for (let x = 0; x < edgePx; x++, i += 3) pixels.set([x, y, 128], i);
  }
  return { widthPx: edgePx, heightPx: edgePx, channels: 3, pixels };
}

/** Which square of a coordinate picture a model was shown (samples 0 to 1); its inner half lies on the picture. */
export function squareShown(input: Float32Array): Square {
  const edge = Math.sqrt(input.length / 3);
  const at = (column: number, row: number): Point => {
    const i = 3 * (row * edge + column);
    return [255 * input[i]! + 0.5, 255 * input[i + 1]! + 0.5];
  };
  const [from, to] = [edge / 4, (3 * edge) / 4];
  const [topLeft, topRight, bottomLeft] = [at(from, from), at(to, from), at(from, to)];
  const across = [topRight[0] - topLeft[0], topRight[1] - topLeft[1]] as const;
  const half = edge / 2;
  const perPixel = [across[0] / half, across[1] / half] as const;
  return {
    // The sample in the middle is half a pixel beyond it.
    centre: [
      (topRight[0] + bottomLeft[0]) / 2 - (perPixel[0] - perPixel[1]) / 2,
      (topRight[1] + bottomLeft[1]) / 2 - (perPixel[1] + perPixel[0]) / 2,
    ],
    edgePx: 2 * Math.hypot(...across),
    angle: Math.atan2(across[1], across[0]),
  };
}

/** Where a point of the picture lies in a square, in shares of its edge. */
export function shareOf({ centre, edgePx, angle }: Square, [x, y]: Point): Point {
  const [dx, dy] = [(x - centre[0]) / edgePx, (y - centre[1]) / edgePx];
  return [
    0.5 + dx * Math.cos(angle) + dy * Math.sin(angle),
    0.5 - dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** The columns of what a model was shown in the other order. */
export function mirrorOf(input: Float32Array): Float32Array {
  const edge = Math.sqrt(input.length / 3);
  const out = new Float32Array(input.length);
  for (let i = 0; i < input.length / 3; i++) {
    const [row, column] = [Math.floor(i / edge), i % edge];
    const from = 3 * (row * edge + edge - 1 - column);
    out.set(input.subarray(from, from + 3), 3 * i);
  }
  return out;
}

/** Red grows with the column of the picture. */
export const isMirrored = (input: Float32Array): boolean =>
  input[0]! > input[3 * (Math.sqrt(input.length / 3) - 1)]!;

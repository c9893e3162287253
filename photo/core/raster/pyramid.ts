import type { Point, Raster } from "../types";
import { allocate, loadKernels } from "./kernels";

/**
 * An RGB picture with its halves, quarters, ... (2x2 box means), so that small model inputs can be sampled without
 * aliasing at a cost independent of the picture's size.
 */
export interface Pyramid {
  levels: Raster[];
}

function half(source: Raster): Raster {
  const { widthPx, heightPx, channels, pixels } = source;
  const width = widthPx >> 1;
  const height = heightPx >> 1;
  const out = new Uint8Array(width * height * channels);
  if (channels === 3) halveRgb(source, out);
  else {
    const stride = widthPx * channels;
    let to = 0;
    for (let y = 0; y < height; y++) {
      let from = 2 * y * stride;
      for (let x = 0; x < width; x++, from += 2 * channels) {
        for (let c = 0; c < channels; c++) {
          const a = from + c;
          out[to++] =
            (pixels[a]! + pixels[a + channels]! + pixels[a + stride]! + pixels[a + stride + channels]! + 2) >>
            2;
        }
      }
    }
  }
  return { widthPx: width, heightPx: height, channels, pixels: out };
}

/** The same by a kernel, two rows at a time, fast enough for a live camera. */
function halveRgb({ widthPx, pixels }: Raster, out: Uint8Array): void {
  const kernels = loadKernels();
  const width = widthPx >> 1;
  const stride = 3 * widthPx;
  const [rowsAt, outAt] = allocate(kernels, [2 * stride, 3 * width]) as [number, number];
  const { buffer } = kernels.memory;
  const rows = new Uint8Array(buffer, rowsAt, 2 * stride);
  const row = new Uint8Array(buffer, outAt, 3 * width);
  for (let from = 0, to = 0; to < out.length; from += 2 * stride, to += 3 * width) {
    rows.set(pixels.subarray(from, from + 2 * stride));
    kernels.halve(rowsAt, rowsAt + stride, outAt, width);
    out.set(row, to);
  }
}

export function makePyramid(source: Raster, smallestEdgePx = 96): Pyramid {
  const levels = [source];
  let last = source;
  while (Math.min(last.widthPx, last.heightPx) >= 2 * smallestEdgePx) {
    last = half(last);
    levels.push(last);
  }
  return { levels };
}

/** A rotated square of a picture (`angle` in radians, clockwise), in pixels of the pyramid's base. */
export interface Square {
  centre: Point;
  edgePx: number;
  angle: number;
}

/**
 * Samples a square to `outPx` x `outPx` RGB, bilinear on the matching pyramid level.
 * @param scale,offset each 0..255 sample s becomes s * scale + offset
 * @param outside "black", or "edge" to repeat the picture's border
 * @param asidePx only this number of columns on each side of the middle is needed; the others stay 0
 */
export function sampleSquare(
  pyramid: Pyramid,
  square: Square,
  outPx: number,
  {
    scale,
    offset,
    outside,
    asidePx = outPx,
  }: { scale: number; offset: number; outside: "black" | "edge"; asidePx?: number },
): Float32Array {
  const shrink = square.edgePx / outPx;
  const depth = Math.max(0, Math.min(pyramid.levels.length - 1, Math.floor(Math.log2(shrink * 1.2))));
  const { widthPx, heightPx, channels, pixels } = pyramid.levels[depth]!;
  const unit = 2 ** -depth;
  const step = shrink * unit;
  const cos = Math.cos(square.angle) * step;
  const sin = Math.sin(square.angle) * step;
  const middle = outPx / 2;
  const column = square.centre[0] * unit;
  const row = square.centre[1] * unit;
  const first = Math.max(0, Math.floor(middle - asidePx));
  const last = Math.min(outPx, Math.ceil(middle + asidePx));

  // The rows of the picture that the square covers.
  const bottom = heightPx - 1;
  const reach = middle * (Math.abs(sin) + Math.abs(cos)) + 1;
  const inPicture = (y: number): number => Math.max(0, Math.min(bottom, y));
  const top = inPicture(Math.floor(row - reach));
  const end = inPicture(Math.ceil(row + reach)) + 1;
  const stride = widthPx * channels;
  const kernels = loadKernels();
  const lineLength = 3 * (last - first);
  const [sourceAt, lineAt] = allocate(kernels, [(end - top) * stride, 4 * lineLength]) as [number, number];
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, sourceAt).set(pixels.subarray(top * stride, end * stride));
  const line = new Float32Array(buffer, lineAt, lineLength);

  const out = new Float32Array(outPx * outPx * 3);
  for (let v = 0; v < outPx; v++) {
    kernels.squareRow(
      { at: sourceAt, channels, right: widthPx - 1, bottom, top },
      { column, row, cos, sin, du: first + 0.5 - middle, dv: v + 0.5 - middle },
      { scale, offset, isBlack: outside === "black" },
      { at: lineAt, px: last - first },
    );
    out.set(line, 3 * (v * outPx + first));
  }
  return out;
}

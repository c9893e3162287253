import type { Point, Raster } from "../types";
import { layOut, loadKernels } from "./kernels";

/**
 * An RGB picture and its halves, quarters, ... (2x2 box means), so that the small squares which the models want
 * can be sampled without aliasing at a cost that does not grow with the picture.
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

/** The same by a kernel, two rows at a time: a live camera has no time for more. */
function halveRgb({ widthPx, pixels }: Raster, out: Uint8Array): void {
  const kernels = loadKernels();
  const width = widthPx >> 1;
  const stride = 3 * widthPx;
  const [rowsAt, outAt] = layOut(kernels, [2 * stride, 3 * width]) as [number, number];
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

/** A square piece of a picture, turned by `angle` (radians, clockwise as seen), in pixels of the pyramid's base. */
export interface Square {
  centre: Point;
  edgePx: number;
  angle: number;
}

/**
 * Samples a square to `outPx` x `outPx` RGB, bilinear on the fitting pyramid level.
 *
 * @param scale,offset each 0..255 sample s becomes s * scale + offset
 * @param outside "black", or "edge" to repeat the picture's border
 * @param asidePx so many columns on each side of the middle are asked for; the others stay 0
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
  const out = new Float32Array(outPx * outPx * 3);
  const middle = outPx / 2;
  const column = square.centre[0] * unit;
  const row = square.centre[1] * unit;
  const isBlack = outside === "black";
  const right = widthPx - 1;
  const bottom = heightPx - 1;
  const stride = widthPx * channels;
  const green = channels === 1 ? 0 : 1;
  const blue = channels === 1 ? 0 : 2;
  const first = Math.max(0, Math.floor(middle - asidePx));
  const last = Math.min(outPx, Math.ceil(middle + asidePx));
  for (let v = 0; v < outPx; v++) {
    const dv = v + 0.5 - middle;
    let to = 3 * (v * outPx + first);
    for (let u = first; u < last; u++, to += 3) {
      const du = u + 0.5 - middle;
      let x = column + du * cos - dv * sin - 0.5;
      let y = row + du * sin + dv * cos - 0.5;
      if (isBlack && (x < -0.5 || y < -0.5 || x > right + 0.5 || y > bottom + 0.5)) {
        out[to] = offset;
        out[to + 1] = offset;
        out[to + 2] = offset;
        continue;
      }
      // Not Math.min, which minds -0 and NaN: dozens of such squares are cut out of a photo.
      if (x < 0) x = 0;
      else if (x > right) x = right;
      if (y < 0) y = 0;
      else if (y > bottom) y = bottom;
      const x0 = x | 0;
      const y0 = y | 0;
      const fx = x - x0;
      const fy = y - y0;
      const a = y0 * stride + x0 * channels;
      const b = x0 < right ? a + channels : a;
      const c = y0 < bottom ? a + stride : a;
      const d = c + b - a;
      // The four pixels' shares, with the scale.
      const wb = fx * (1 - fy) * scale;
      const wa = (1 - fy) * scale - wb;
      const wd = fx * fy * scale;
      const wc = fy * scale - wd;
      out[to] = pixels[a]! * wa + pixels[b]! * wb + pixels[c]! * wc + pixels[d]! * wd + offset;
      out[to + 1] =
        pixels[a + green]! * wa +
        pixels[b + green]! * wb +
        pixels[c + green]! * wc +
        pixels[d + green]! * wd +
        offset;
      out[to + 2] =
        pixels[a + blue]! * wa +
        pixels[b + blue]! * wb +
        pixels[c + blue]! * wc +
        pixels[d + blue]! * wd +
        offset;
    }
  }
  return out;
}

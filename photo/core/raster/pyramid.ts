import type { Point, Raster } from "../types";

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
  const stride = widthPx * channels;
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = 2 * y * stride;
    // Three at once: a live camera has no time for a loop inside.
    if (channels === 3) {
      for (let x = 0; x < width; x++, from += 6, to += 3) {
        const below = from + stride;
        out[to] = (pixels[from]! + pixels[from + 3]! + pixels[below]! + pixels[below + 3]! + 2) >> 2;
        out[to + 1] =
          (pixels[from + 1]! + pixels[from + 4]! + pixels[below + 1]! + pixels[below + 4]! + 2) >> 2;
        out[to + 2] =
          (pixels[from + 2]! + pixels[from + 5]! + pixels[below + 2]! + pixels[below + 5]! + 2) >> 2;
      }
      continue;
    }
    for (let x = 0; x < width; x++, from += 2 * channels) {
      for (let c = 0; c < channels; c++) {
        const a = from + c;
        out[to++] =
          (pixels[a]! + pixels[a + channels]! + pixels[a + stride]! + pixels[a + stride + channels]! + 2) >>
          2;
      }
    }
  }
  return { widthPx: width, heightPx: height, channels, pixels: out };
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
 */
export function sampleSquare(
  pyramid: Pyramid,
  square: Square,
  outPx: number,
  { scale, offset, outside }: { scale: number; offset: number; outside: "black" | "edge" },
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
  let to = 0;
  for (let v = 0; v < outPx; v++) {
    for (let u = 0; u < outPx; u++) {
      const du = u + 0.5 - middle;
      const dv = v + 0.5 - middle;
      let x = square.centre[0] * unit + du * cos - dv * sin - 0.5;
      let y = square.centre[1] * unit + du * sin + dv * cos - 0.5;
      if (outside === "black" && (x < -0.5 || y < -0.5 || x > widthPx - 0.5 || y > heightPx - 0.5)) {
        out[to++] = offset;
        out[to++] = offset;
        out[to++] = offset;
        continue;
      }
      x = Math.max(0, Math.min(widthPx - 1, x));
      y = Math.max(0, Math.min(heightPx - 1, y));
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const fx = x - x0;
      const fy = y - y0;
      const right = x0 + 1 < widthPx ? channels : 0;
      const down = y0 + 1 < heightPx ? widthPx * channels : 0;
      const at = (y0 * widthPx + x0) * channels;
      for (let c = 0; c < 3; c++) {
        const i = at + (channels === 1 ? 0 : c);
        const top = pixels[i]! * (1 - fx) + pixels[i + right]! * fx;
        const bottom = pixels[i + down]! * (1 - fx) + pixels[i + down + right]! * fx;
        out[to++] = (top * (1 - fy) + bottom * fy) * scale + offset;
      }
    }
  }
  return out;
}

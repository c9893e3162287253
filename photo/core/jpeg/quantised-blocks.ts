import type { Raster } from "../types";
import { forwardDct } from "./forward-dct";
import { zigzag } from "./standard-tables";

/** A picture as a JPEG holds it before it is coded: blocks from left to right, for each its components one after another. */
export interface QuantisedBlocks {
  /** 64 for each, in zigzag order. */
  values: Int16Array;
  /** Index of the last value that is not 0; 0 where only the mean is left. */
  last: Uint8Array;
  componentCount: 1 | 3;
}

/** Samples of a block about 0, by component. */
interface Samples {
  light: Int32Array;
  blue: Int32Array;
  red: Int32Array;
}

/**
 * Colour to light and two differences (JFIF, at 16 bits as libjpeg does), for the block whose corner is given; what lies beyond
 * the picture is its edge. True where all pixels are the same one.
 */
function readBlock(raster: Raster, column: number, row: number, { light, blue, red }: Samples): boolean {
  const { widthPx, heightPx, channels, pixels } = raster;
  const step = channels === 1 ? 0 : 1;
  const first = channels * (row * widthPx + column);
  const r0 = pixels[first]!;
  const g0 = pixels[first + step]!;
  const b0 = pixels[first + 2 * step]!;
  let others = 0;
  for (let y = 0, to = 0; y < 8; y++) {
    let at = channels * (Math.min(row + y, heightPx - 1) * widthPx + column);
    for (let x = 0; x < 8; x++, to++) {
      if (x > 0 && column + x < widthPx) at += channels;
      const r = pixels[at]!;
      const g = pixels[at + step]!;
      const b = pixels[at + 2 * step]!;
      others |= (r ^ r0) | (g ^ g0) | (b ^ b0);
      light[to] = ((19595 * r + 38470 * g + 7471 * b + 32768) >> 16) - 128;
      if (step === 0) continue;
      blue[to] = (-11059 * r - 21709 * g + 32768 * b + 32767) >> 16;
      red[to] = (32768 * r - 27439 * g - 5329 * b + 32767) >> 16;
    }
  }
  return others === 0;
}

/** @param steps of light and of colour, in zigzag order */
export function quantisedBlocks(raster: Raster, steps: readonly [Uint8Array, Uint8Array]): QuantisedBlocks {
  const { widthPx, heightPx, channels } = raster;
  const componentCount = channels === 1 ? 1 : 3;
  const count = Math.ceil(widthPx / 8) * Math.ceil(heightPx / 8) * componentCount;
  const values = new Int16Array(64 * count);
  const last = new Uint8Array(count);
  const samples = { light: new Int32Array(64), blue: new Int32Array(64), red: new Int32Array(64) };
  const components = [samples.light, samples.blue, samples.red].slice(0, componentCount);
  const divisors = steps.map((table) => Int32Array.from(table, (step) => 8 * step));
  const shares = divisors.map((table) => Float64Array.from(table, (divisor) => 1 / divisor));
  let index = 0;
  for (let row = 0; row < heightPx; row += 8) {
    for (let column = 0; column < widthPx; column += 8) {
      const isFlat = readBlock(raster, column, row, samples);
      for (let c = 0; c < componentCount; c++, index++) {
        const block = components[c]!;
        const table = c === 0 ? 0 : 1;
        if (isFlat) values[64 * index] = rounded(64 * block[0]!, divisors[table]![0]!, shares[table]![0]!);
        else {
          forwardDct(block);
          last[index] = quantise(block, divisors[table]!, shares[table]!, values, 64 * index);
        }
      }
    }
  }
  return { values, last, componentCount };
}

/** To the nearest whole number, halves away from 0. The half beside the multiplication makes it as exact as a division. */
const rounded = (value: number, divisor: number, share: number): number =>
  value < 0 ? -((((divisor >> 1) - value + 0.5) * share) | 0) : ((value + (divisor >> 1) + 0.5) * share) | 0;

function quantise(
  block: Int32Array,
  divisors: Int32Array,
  shares: Float64Array,
  values: Int16Array,
  from: number,
): number {
  let last = 0;
  for (let k = 0; k < 64; k++) {
    const value = block[zigzag[k]!]!;
    const divisor = divisors[k]!;
    // Most are less than half a step.
    if (2 * value < divisor && -2 * value < divisor) continue;
    values[from + k] = rounded(value, divisor, shares[k]!);
    last = k;
  }
  return last;
}

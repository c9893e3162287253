import { allocate } from "../raster/kernels";
import type { Raster } from "../types";
import { loadJpegKernels } from "./jpeg-kernels";
import { zigzag } from "./standard-tables";

/** DC, 63 AC coefficients, and an end of block. */
const mostOfBlock = 66;
const tableBytes = 64 * 4 + 64 * 8;
const workBytes = 1024;

/** Zigzag position of each coefficient of a block. */
const places = new Uint8Array(64);
for (const [inFile, place] of zigzag.entries()) places[place] = inFile;

/** Divisors for a block scaled by eight relative to the standard's, and their reciprocals; row by row. */
function tableOf(steps: Uint8Array): Uint8Array {
  const bytes = new ArrayBuffer(tableBytes);
  const divisors = new Int32Array(bytes, 0, 64);
  const shares = new Float64Array(bytes, 64 * 4);
  for (const [inFile, place] of zigzag.entries()) {
    divisors[place] = 8 * steps[inFile]!;
    shares[place] = 1 / divisors[place]!;
  }
  return new Uint8Array(bytes);
}

/**
 * The symbols of a picture in the file's order (T.81, F.1.2): blocks from left to right, each with its components.
 * Each is one number: from the lowest bit the symbol (8), its kind (2: DC of light and colour, then AC) and the
 * additional bits (12), whose count is in the symbol's lowest four bits.
 * @param steps of light and of colour, in zigzag order
 */
export function symbolsOf(raster: Raster, steps: readonly [Uint8Array, Uint8Array]): Uint32Array {
  const { widthPx, heightPx, channels, pixels } = raster;
  const kernels = loadJpegKernels();
  const stride = widthPx * channels;
  const mostOfRow = Math.ceil(widthPx / 8) * (channels === 1 ? 1 : 3) * mostOfBlock;
  const lengths = [8 * stride, 2 * tableBytes, places.length, workBytes, 4 * mostOfRow];
  const [lines, tables, placesAt, work, out] = allocate(kernels, lengths) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const memory = new Uint8Array(kernels.memory.buffer);
  memory.set(tableOf(steps[0]), tables);
  memory.set(tableOf(steps[1]), tables + tableBytes);
  memory.set(places, placesAt);
  let symbols = new Uint32Array(2 * mostOfRow);
  let count = 0;
  kernels.begin();
  for (let row = 0; row < heightPx; row += 8) {
    const rowCount = Math.min(8, heightPx - row);
    memory.set(pixels.subarray(row * stride, (row + rowCount) * stride), lines);
    const found = kernels.symbolsOfRow(
      { at: lines, stride, rowCount, channels, columns: widthPx },
      { at: tables, placesAt, workAt: work },
      out,
    );
    if (count + found > symbols.length) symbols = grown(symbols, mostOfRow);
    symbols.set(new Uint32Array(kernels.memory.buffer, out, found), count);
    count += found;
  }
  return symbols.subarray(0, count);
}

function grown(symbols: Uint32Array, atLeast: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * symbols.length + atLeast);
  larger.set(symbols);
  return larger;
}

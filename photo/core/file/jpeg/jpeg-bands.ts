import { type BitPosition, codeAt, next16 } from "./jpeg-blocks";
import type { EntropyBits } from "./jpeg-entropy";
import type { HuffmanTable } from "./jpeg-tables";

/** One band of AC coefficients of a plane in a progressive JPEG (T.81, G.1.2). */
export interface Band {
  ac: HuffmanTable;
  /** First and last coefficient. */
  first: number;
  last: number;
  /** One bit per coefficient, set once it is non-zero; `wordsPerBlock` words for each block of the plane. */
  nonZero: Uint32Array;
}

/** 32-bit words of `Band.nonZero` for the 64 coefficients of a block. */
export const wordsPerBlock = 2;

const isNonZero = ({ nonZero }: Band, block: number, k: number): boolean =>
  ((nonZero[wordsPerBlock * block + (k >> 5)]! >>> (k & 31)) & 1) === 1;

function setNonZero({ nonZero }: Band, block: number, k: number): void {
  nonZero[wordsPerBlock * block + (k >> 5)]! |= 1 << (k & 31);
}

/** Length of an end-of-band run in blocks, including this one: 2 ** `bitCount` plus the value of the next `bitCount` bits. */
const endRun = (bytes: Uint8Array, bit: number, bitCount: number): number =>
  (1 << bitCount) + (bitCount === 0 ? 0 : next16(bytes, bit) >> (16 - bitCount));

/** Skips the first scan of a band in `count` blocks, starting at block `from`. */
export function skipBand(
  { bytes, bitLength }: EntropyBits,
  band: Band,
  from: number,
  count: number,
): BitPosition {
  const { ac, first, last } = band;
  let bit = 0;
  for (let i = 0; i < count && bit <= bitLength; i++) {
    for (let k = first; k <= last; k++) {
      const code = codeAt(ac, next16(bytes, bit));
      if (code === 0) return null;
      bit += code >> 8;
      const [run, size] = [(code & 0xff) >> 4, code & 15];
      if (size === 0 && run < 15) {
        i += endRun(bytes, bit, run) - 1;
        bit += run;
        break;
      }
      k += run;
      if (k > last) return null;
      if (size > 0) setNonZero(band, from + i, k);
    }
  }
  return bit;
}

/**
 * Skips a refinement scan: one more bit for each non-zero coefficient, and newly non-zero coefficients (T.81,
 * G.1.2.3).
 */
export function refineBand(
  { bytes, bitLength }: EntropyBits,
  band: Band,
  from: number,
  count: number,
): BitPosition {
  const { ac, first, last, nonZero } = band;
  let bit = 0;
  let ending = 0;
  for (let block = from; block < from + count && bit <= bitLength; block++) {
    let k = first;
    for (; ending === 0 && k <= last; k++) {
      const code = codeAt(ac, next16(bytes, bit));
      const size = code & 15;
      // A coefficient that becomes 1 or -1 has only a sign bit.
      if (code === 0 || size > 1) return null;
      bit += code >> 8;
      let zeros = (code & 0xff) >> 4;
      if (size === 0 && zeros < 15) {
        ending = endRun(bytes, bit, zeros);
        bit += zeros;
        break;
      }
      for (; k <= last; k++) {
        if (isNonZero(band, block, k)) bit++;
        else if (zeros-- === 0) break;
      }
      if (size === 0) continue;
      if (k > last) return null;
      setNonZero(band, block, k);
    }
    if (ending === 0) continue;
    ending--;
    const isAllZero = (nonZero[wordsPerBlock * block]! | nonZero[wordsPerBlock * block + 1]!) === 0;
    for (; !isAllZero && k <= last; k++) if (isNonZero(band, block, k)) bit++;
  }
  return bit;
}

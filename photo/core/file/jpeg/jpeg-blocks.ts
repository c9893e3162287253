import type { EntropyBits } from "./jpeg-entropy";
import type { HuffmanTable } from "./jpeg-tables";

/** What is needed to read one block: its codes, and the DC prediction of its plane. */
export interface BlockCodes {
  dc: HuffmanTable;
  ac: HuffmanTable;
  light: PlaneLight;
}

/** DC value of a plane's last block, in quantisation steps, and the maximum of any picture. */
export interface PlaneLight {
  steps: number;
  most: number;
}

/** Where reading stopped; null if no code matches the next bits, or the value is invalid. */
export type BitPosition = number | null;

export function next16(bytes: Uint8Array, bit: number): number {
  const at = bit >> 3;
  return (((bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!) >> (8 - (bit & 7))) & 0xffff;
}

export const codeAt = ({ byEight, bySixteen }: HuffmanTable, next16: number): number =>
  byEight[next16 >> 8]! || bySixteen[next16]!;

/** Skips the DC coefficient of a block, which is coded as the difference to the previous block, and adds it up. */
function skipLight(bytes: Uint8Array, bit: number, { dc, light }: BlockCodes): BitPosition {
  const code = codeAt(dc, next16(bytes, bit));
  if (code === 0) return null;
  const size = code & 15;
  const end = bit + (code >> 8);
  if (size === 0) return end;
  const value = next16(bytes, end - size) >> (16 - size);
  light.steps += value >> (size - 1) > 0 ? value : value + 1 - (1 << size);
  return Math.abs(light.steps) > light.most ? null : end;
}

/**
 * Skips whole blocks, as in baseline files: the DC coefficient and all others up to the end of the block. Most of the
 * time is spent here, so bits are read in place, and most codes are found in a table that fits into the cache.
 */
export function skipBlocks(
  { bytes, bitLength }: EntropyBits,
  blocks: BlockCodes[],
  units: number,
): BitPosition {
  let bit = 0;
  for (let unit = 0; unit < units && bit <= bitLength; unit++) {
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]!;
      const behindLight = skipLight(bytes, bit, block);
      if (behindLight === null) return null;
      bit = behindLight;
      const { byEight, bySixteen } = block.ac;
      for (let k = 1; k < 64; ) {
        const at = bit >> 3;
        const next =
          (((bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!) >> (8 - (bit & 7))) & 0xffff;
        const code = byEight[next >> 8]! || bySixteen[next]!;
        if (code === 0) return null;
        bit += code >> 8;
        const symbol = code & 0xff;
        // A run of zeros and a number; 0x00 ends the block and 0xF0 is a run alone.
        if (symbol === 0) break;
        k += (symbol >> 4) + 1;
        if (k > 64) return null;
      }
    }
  }
  return bit;
}

/** Skips DC coefficients only, as in progressive files. */
export function skipLights(
  { bytes, bitLength }: EntropyBits,
  blocks: BlockCodes[],
  units: number,
): BitPosition {
  let bit = 0;
  for (let unit = 0; unit < units && bit <= bitLength; unit++) {
    for (const block of blocks) {
      const end = skipLight(bytes, bit, block);
      if (end === null) return null;
      bit = end;
    }
  }
  return bit;
}

import type { HuffmanCodes } from "./huffman-codes";
import type { QuantisedBlocks } from "./quantised-blocks";

/**
 * The symbols of a picture in the file's order (T.81, F.1.2), each one number: from the lowest bit on the symbol (8), its kind
 * (2: means of light and colour, then the rest of them) and the bits that stand behind its code (12). How many these are
 * tell the symbol's own lowest four.
 */
export function symbolsOf({ values, last, componentCount }: QuantisedBlocks): Uint32Array {
  let most = 0;
  for (const end of last) most += end + 2;
  const symbols = new Uint32Array(most);
  const before = [0, 0, 0];
  let count = 0;
  for (let index = 0, component = 0; index < last.length; index++) {
    const colour = component === 0 ? 0 : 1;
    const from = 64 * index;
    const change = values[from]! - before[component]!;
    before[component] = values[from]!;
    symbols[count++] = (behind(change) << 10) | (colour << 8) | bitCount(change);
    const end = last[index]!;
    const kind = (2 + colour) << 8;
    let run = 0;
    for (let k = 1; k <= end; k++) {
      const value = values[from + k]!;
      if (value === 0) {
        run++;
        continue;
      }
      for (; run > 15; run -= 16) symbols[count++] = kind | 0xf0;
      symbols[count++] = (behind(value) << 10) | kind | (run << 4) | bitCount(value);
      run = 0;
    }
    if (end < 63) symbols[count++] = kind;
    component = component + 1 === componentCount ? 0 : component + 1;
  }
  return symbols.subarray(0, count);
}

const bitCount = (value: number): number => 32 - Math.clz32(Math.abs(value));

/** A value below 0 is told by what it lacks to the highest of its length. */
const behind = (value: number): number => (value < 0 ? value - 1 : value) & 0xfff;

/** How often each symbol stands there, by kind. */
export function countSymbols(symbols: Uint32Array): Uint32Array[] {
  const counts = new Uint32Array(4 * 256);
  for (const symbol of symbols) counts[symbol & 0x3ff]!++;
  return [0, 1, 2, 3].map((kind) => counts.subarray(256 * kind, 256 * kind + 256));
}

/** A code of 16 bits and 11 behind it make four bytes, and each may be followed by a zero. */
const mostPerSymbol = 8;

/** The bits of a picture, after its headers. @param codes by kind */
export function codeSymbols(symbols: Uint32Array, codes: readonly HuffmanCodes[]): Uint8Array {
  const code = new Uint16Array(4 * 256);
  const length = new Uint8Array(4 * 256);
  for (const [kind, table] of codes.entries()) {
    code.set(table.codes, 256 * kind);
    length.set(table.lengths, 256 * kind);
  }
  let bytes = new Uint8Array(2 * symbols.length + mostPerSymbol);
  let count = 0;
  let pending = 0;
  let pendingBits = 0;
  for (let i = 0; i < symbols.length; i++) {
    if (count + mostPerSymbol > bytes.length) bytes = twice(bytes);
    const symbol = symbols[i]!;
    const entry = symbol & 0x3ff;
    pending = (pending << length[entry]!) | code[entry]!;
    pendingBits += length[entry]!;
    const size = symbol & 15;
    // The bits behind go in at once where both fit beside what is pending, as nearly all do.
    for (let part = pendingBits + size > 32 ? 0 : 1; part < 2; part++) {
      if (part === 1) {
        pending = (pending << size) | ((symbol >>> 10) & ((1 << size) - 1));
        pendingBits += size;
      }
      for (; pendingBits >= 8; count++) {
        pendingBits -= 8;
        bytes[count] = pending >>> pendingBits;
        // A byte of ones would begin a marker.
        if (bytes[count] === 255) bytes[++count] = 0;
      }
    }
  }
  if (pendingBits > 0) {
    bytes[count++] = (pending << (8 - pendingBits)) | (255 >> pendingBits);
    if (bytes[count - 1] === 255) bytes[count++] = 0;
  }
  return bytes.subarray(0, count);
}

function twice(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(2 * bytes.length);
  grown.set(bytes);
  return grown;
}

import type { HuffmanSpec } from "./standard-tables";

/** Code and length in bits for each symbol; 0 for none. */
export interface HuffmanCodes {
  codes: Uint16Array;
  lengths: Uint8Array;
}

export function codesOf({ counts, symbols }: HuffmanSpec): HuffmanCodes {
  const codes = new Uint16Array(256);
  const lengths = new Uint8Array(256);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= 16; length++, code <<= 1) {
    for (let left = counts[length - 1]!; left > 0; left--, code++, at++) {
      codes[symbols[at]!] = code;
      lengths[symbols[at]!] = length;
    }
  }
  return { codes, lengths };
}

/** The least frequent remaining symbol, the last of equal ones, except for one. */
function rarest(frequencies: Float64Array, except = -1): number {
  let found = -1;
  for (let i = 0; i < frequencies.length; i++) {
    if (frequencies[i] === 0 || i === except) continue;
    if (found < 0 || frequencies[i]! <= frequencies[found]!) found = i;
  }
  return found;
}

/** Lengths of Huffman codes; the last symbol reserves the code of all ones, which is not allowed. */
function codeLengths(counted: Uint32Array): number[] {
  const frequencies = Float64Array.from([...counted, 1]);
  const lengths = new Array<number>(frequencies.length).fill(0);
  const groups = lengths.map((_, symbol) => [symbol]);
  for (;;) {
    const one = rarest(frequencies);
    const other = rarest(frequencies, one);
    if (other < 0) return lengths;
    frequencies[one] = frequencies[one]! + frequencies[other]!;
    frequencies[other] = 0;
    groups[one]!.push(...groups[other]!.splice(0));
    for (const symbol of groups[one]!) lengths[symbol] = lengths[symbol]! + 1;
  }
}

/** Optimal codes for the given frequencies, at most 16 bits long (T.81, K.2). */
export function shortestCodes(counted: Uint32Array): HuffmanSpec {
  const lengths = codeLengths(counted);
  const counts = new Array<number>(Math.max(17, ...lengths.map((length) => length + 1))).fill(0);
  for (const length of lengths) if (length > 0) counts[length] = counts[length]! + 1;
  for (let length = counts.length - 1; length > 16; length--) {
    while (counts[length]! > 0) {
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter--;
      counts[length] = counts[length]! - 2;
      counts[length - 1] = counts[length - 1]! + 1;
      counts[shorter + 1] = counts[shorter + 1]! + 2;
      counts[shorter] = counts[shorter]! - 1;
    }
  }
  let longest = 16;
  while (counts[longest] === 0) longest--;
  counts[longest] = counts[longest]! - 1;
  const symbols = [...counted.keys()].filter((symbol) => lengths[symbol]! > 0);
  return {
    counts: Uint8Array.from(counts.slice(1, 17)),
    symbols: Uint8Array.from(symbols.sort((a, b) => lengths[a]! - lengths[b]! || a - b)),
  };
}

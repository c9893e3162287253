import { u16be } from "../bytes";

/**
 * A Huffman table of a JPEG (T.81, C) for skipping: indexed by the next bits, it gives the length in bits of the code
 * and its value together (upper byte) and the symbol (lower byte). 0 if no code matches.
 */
export interface HuffmanTable {
  /** Codes of at most eight bits, which are nearly all in a picture. */
  byEight: Uint16Array;
  bySixteen: Uint16Array;
}

/** Four of each class (T.81, B.2.4.2). A hostile segment may define one of them 3855 times. */
const mostTables = 8;

/**
 * The tables of a DHT segment by class and number: 0x00 to 0x03 for DC, 0x10 to 0x13 for AC.
 * @returns null if the segment is invalid or has too many tables
 */
export function readHuffmanTables(
  bytes: Uint8Array,
  from: number,
  end: number,
): Map<number, HuffmanTable> | null {
  const tables = new Map<number, HuffmanTable>();
  let at = from;
  for (let count = 1; at + 17 <= end; count++) {
    if (count > mostTables) return null;
    const table = { byEight: new Uint16Array(256), bySixteen: new Uint16Array(65536) };
    let symbolAt = at + 17;
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      for (let left = bytes[at + length]!; left > 0; left--) {
        const width = 1 << (16 - length);
        if (symbolAt >= end || code + width > 65536) return null;
        const symbol = bytes[symbolAt++]!;
        const entry = ((length + (symbol & 15)) << 8) | symbol;
        table.bySixteen.fill(entry, code, code + width);
        if (length <= 8) table.byEight.fill(entry, code >> 8, (code + width) >> 8);
        code += width;
      }
    }
    tables.set(bytes[at]!, table);
    at = symbolAt;
  }
  return at === end ? tables : null;
}

/** DC quantisation steps by table number, from a DQT segment (T.81, B.2.4.1). */
export function readLightSteps(bytes: Uint8Array, from: number, end: number): Map<number, number> {
  const steps = new Map<number, number>();
  for (let at = from; at < end; ) {
    const isWide = bytes[at]! >> 4 > 0;
    steps.set(bytes[at]! & 15, isWide ? u16be(bytes, at + 1) : bytes[at + 1]!);
    at += 1 + (isWide ? 128 : 64);
  }
  return steps;
}

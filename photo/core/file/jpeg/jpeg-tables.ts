import { u16be } from "../bytes";

/**
 * A Huffman table of a JPEG (T.81, C) for skipping without decoding: by the bits that come next, how many of them the
 * code and the number behind it take together (upper byte) and the code's symbol (lower byte). 0 where no code begins so.
 */
export interface HuffmanTable {
  /** The codes of at most eight bits, which are nearly all there are in a picture. */
  byEight: Uint16Array;
  bySixteen: Uint16Array;
}

/** Four of each class (T.81, B.2.4.2). A hostile segment tells one of them 3855 times. */
const mostTables = 8;

/**
 * The tables of one DHT segment by class and number: 0x00 to 0x03 for DC, 0x10 to 0x13 for AC.
 *
 * @returns null where the segment contradicts itself, or tells more tables than there are
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

/** How much one step of a block's mean light is, by the number of the table; of one DQT segment (T.81, B.2.4.1). */
export function readLightSteps(bytes: Uint8Array, from: number, end: number): Map<number, number> {
  const steps = new Map<number, number>();
  for (let at = from; at < end; ) {
    const isWide = bytes[at]! >> 4 > 0;
    steps.set(bytes[at]! & 15, isWide ? u16be(bytes, at + 1) : bytes[at + 1]!);
    at += 1 + (isWide ? 128 : 64);
  }
  return steps;
}

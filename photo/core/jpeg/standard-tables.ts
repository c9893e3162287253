/** The example tables of the JPEG standard, which are widely used (T.81, annex K), in the order of a file. */

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));

/** Zigzag order: the row-by-row position of each coefficient in a file. */
export const zigzag = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);

/** Quantisation of light and of the two colours at quality 50. */
const steps50 = [
  [
    16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40,
    58, 51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104,
    103, 62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
  ],
  [17, 18, 18, 24, 21, 24, 47, 26, 26, 47, 99, 66, 56, 66, ...new Array<number>(50).fill(99)],
] as const;

/** Quantisation at a quality from 1 to 100, as in libjpeg. */
export function quantisationSteps(quality: number): [light: Uint8Array, colour: Uint8Array] {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  const stepsOf = (at50: readonly number[]) =>
    Uint8Array.from(at50, (step) => Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100))));
  return [stepsOf(steps50[0]), stepsOf(steps50[1])];
}

/**
 * A Huffman table as in a file: the number of codes of each length from 1 to 16, and their symbols, shortest codes
 * first.
 */
export interface HuffmanSpec {
  counts: Uint8Array;
  symbols: Uint8Array;
}

const spec = (counts: string, symbols: string): HuffmanSpec => ({
  counts: bytesOf(counts),
  symbols: bytesOf(symbols),
});

const dcSymbols = "000102030405060708090a0b";

/** For DC, then for AC; each for light and for colour. */
export const standardCodes: { dc: [HuffmanSpec, HuffmanSpec]; ac: [HuffmanSpec, HuffmanSpec] } = {
  dc: [
    spec("00010501010101010100000000000000", dcSymbols),
    spec("00030101010101010101010000000000", dcSymbols),
  ],
  ac: [
    spec(
      "0002010303020403050504040000017d",
      "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728" +
        "292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586878889" +
        "8a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2" +
        "e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa",
    ),
    spec(
      "00020102040403040705040400010277",
      "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26" +
        "2728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a828384858687" +
        "88898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da" +
        "e2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa",
    ),
  ],
};

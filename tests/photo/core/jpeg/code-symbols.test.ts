import { expect, test } from "@jest/globals";
import { codeSymbols } from "../../../../photo/core/jpeg/code-symbols";
import type { HuffmanCodes } from "../../../../photo/core/jpeg/huffman-codes";

/** Codes of 16 bits for symbols with 11 bits behind them, the longest that a picture can have, and of one bit for none. */
const longest: HuffmanCodes = { codes: new Uint16Array(256), lengths: new Uint8Array(256) };
const code = 0b1010_0000_0000_0101;
longest.codes[11] = code;
longest.lengths[11] = 16;
longest.lengths[0] = 1;
const behind = 0b110_0000_0011;

/** The bits of a file's body as they stand in order, with a zero after each byte of ones and ones to the end. */
function bytesOf(bits: string): number[] {
  const whole = bits.padEnd(8 * Math.ceil(bits.length / 8), "1");
  return whole
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2))
    .flatMap((byte) => (byte === 255 ? [255, 0] : [byte]));
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])("the longest codes stand whole behind %i bits", (before) => {
  const many = 40;
  const long = (behind << 10) | 11;
  const symbols = Uint32Array.from([...Array(before).fill(0), ...Array(many).fill(long)]);
  const bits = "0".repeat(before) + (code.toString(2) + behind.toString(2)).repeat(many);
  expect([...codeSymbols(symbols, Array(4).fill(longest))]).toEqual(bytesOf(bits));
});

test("a byte of ones is no marker, at the end neither", () => {
  const ones: HuffmanCodes = { codes: new Uint16Array(256).fill(1), lengths: new Uint8Array(256).fill(1) };
  const body = (count: number) => [...codeSymbols(new Uint32Array(count), Array(4).fill(ones))];
  expect(body(8)).toEqual([255, 0]);
  expect(body(11)).toEqual([255, 0, 255, 0]);
  expect(body(0)).toEqual([]);
});

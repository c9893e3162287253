import { joined } from "../file/bytes";
import { allocate } from "../raster/kernels";
import type { HuffmanCodes } from "./huffman-codes";
import { loadJpegKernels } from "./jpeg-kernels";

/** Frequencies of the symbols, by kind. */
export function countSymbols(symbols: Uint32Array): Uint32Array[] {
  const counts = new Uint32Array(4 * 256);
  for (let i = 0; i < symbols.length; i++) counts[symbols[i]! & 0x3ff]!++;
  return [0, 1, 2, 3].map((kind) => counts.subarray(256 * kind, 256 * kind + 256));
}

/** A code of 16 bits with 11 more bits takes four bytes, and each may be followed by a stuffed zero. */
const mostPerSymbol = 8;

/** Symbols per call. */
const atOnce = 16_384;

/**
 * Codes the bits of a picture after its headers.
 * @param codes by kind
 */
export function codeSymbols(symbols: Uint32Array, codes: readonly HuffmanCodes[]): Uint8Array {
  const kernels = loadJpegKernels();
  const [codesAt, from, out] = allocate(kernels, [4 * 4 * 256, 4 * atOnce, mostPerSymbol * atOnce]) as [
    number,
    number,
    number,
  ];
  const { buffer } = kernels.memory;
  const entries = new Uint32Array(buffer, codesAt, 4 * 256);
  for (const [kind, { codes: code, lengths }] of codes.entries())
    for (let i = 0; i < 256; i++) entries[256 * kind + i] = (lengths[i]! << 16) | code[i]!;
  const parts: Uint8Array[] = [];
  const keep = (length: number) => void parts.push(new Uint8Array(buffer, out, length).slice());
  kernels.begin();
  for (let at = 0; at < symbols.length; at += atOnce) {
    const some = symbols.subarray(at, at + atOnce);
    new Uint32Array(buffer, from, some.length).set(some);
    keep(kernels.codeSymbols(from, some.length, codesAt, out));
  }
  keep(kernels.codeRest(out));
  return joined(parts);
}

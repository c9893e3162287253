import type { Raster } from "../types";
import { codeSymbols, countSymbols } from "./code-symbols";
import { codesOf, shortestCodes } from "./huffman-codes";
import { symbolsOf } from "./picture-symbols";
import { quantisationSteps, standardCodes } from "./standard-tables";

const marker = (code: number, body: ArrayLike<number>): number[] => [
  ...[0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255],
  ...Array.from(body),
];

const jfif = [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0];

/**
 * Encodes a baseline JPEG, 4:4:4, or grey for one channel; alpha is ignored. Gives the same samples as libjpeg at
 * that quality, and so as the server.
 * @param isCompact optimised Huffman tables; else the standard ones
 */
export function encodeJpeg(raster: Raster, quality: number, isCompact: boolean): Uint8Array {
  const { widthPx, heightPx } = raster;
  const steps = quantisationSteps(quality);
  const isGrey = raster.channels === 1;
  const symbols = symbolsOf(raster, steps);
  const specs = isCompact
    ? countSymbols(symbols).map(shortestCodes)
    : [...standardCodes.dc, ...standardCodes.ac];
  const body = codeSymbols(symbols, specs.map(codesOf));
  const components = isGrey ? [1] : [1, 2, 3];
  const tableOf = (component: number) => (component === 1 ? 0 : 1);
  const used = (table: number) => table === 0 || !isGrey;
  const head = [
    ...[0xff, 0xd8],
    ...marker(0xe0, jfif),
    ...steps.flatMap((table, index) => (used(index) ? marker(0xdb, [index, ...table]) : [])),
    ...marker(0xc0, [
      ...[8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, components.length],
      ...components.flatMap((component) => [component, 0x11, tableOf(component)]),
    ]),
    ...specs.flatMap(({ counts, symbols }, kind) =>
      used(kind & 1) ? marker(0xc4, [((kind >> 1) << 4) | (kind & 1), ...counts, ...symbols]) : [],
    ),
    ...marker(0xda, [
      components.length,
      ...components.flatMap((component) => [component, 0x11 * tableOf(component)]),
      ...[0, 63, 0],
    ]),
  ];
  const file = new Uint8Array(head.length + body.length + 2);
  file.set(head);
  file.set(body, head.length);
  file.set([0xff, 0xd9], head.length + body.length);
  return file;
}

/**
 * The cosine transform of an 8 x 8 block in whole numbers, in place; eight times as large as the standard's (T.81, A.3.3).
 * The steps and their rounding are those of libjpeg's "islow", which is the server's too: the same samples give the same file.
 */
export function forwardDct(block: Int32Array): void {
  for (let at = 0; at < 64; at += 8) transform(block, at, 1, true);
  for (let at = 0; at < 8; at++) transform(block, at, 8, false);
}

/** Factors at 13 bits: cosines and sums of them. */
const f0298 = 2446;
const f0390 = 3196;
const f0541 = 4433;
const f0765 = 6270;
const f0899 = 7373;
const f1175 = 9633;
const f1501 = 12299;
const f1847 = 15137;
const f1961 = 16069;
const f2053 = 16819;
const f2562 = 20995;
const f3072 = 25172;

/** One row, or one column after all rows: rows keep two bits more, which columns give back. */
function transform(block: Int32Array, at: number, step: number, isRow: boolean): void {
  const bits = isRow ? 11 : 15;
  const half = 1 << (bits - 1);
  const a = block[at]!;
  const b = block[at + step]!;
  const c = block[at + 2 * step]!;
  const d = block[at + 3 * step]!;
  const e = block[at + 4 * step]!;
  const f = block[at + 5 * step]!;
  const g = block[at + 6 * step]!;
  const h = block[at + 7 * step]!;

  const outer = a + h + d + e;
  const inner = b + g + c + f;
  const outerSlope = a + h - d - e;
  const innerSlope = b + g - c - f;
  block[at] = isRow ? (outer + inner) << 2 : (outer + inner + 2) >> 2;
  block[at + 4 * step] = isRow ? (outer - inner) << 2 : (outer - inner + 2) >> 2;
  const slope = Math.imul(innerSlope + outerSlope, f0541);
  block[at + 2 * step] = (slope + Math.imul(outerSlope, f0765) + half) >> bits;
  block[at + 6 * step] = (slope - Math.imul(innerSlope, f1847) + half) >> bits;

  const t4 = d - e;
  const t5 = c - f;
  const t6 = b - g;
  const t7 = a - h;
  const z5 = Math.imul(t4 + t6 + t5 + t7, f1175);
  const z1 = -Math.imul(t4 + t7, f0899);
  const z2 = -Math.imul(t5 + t6, f2562);
  const z3 = z5 - Math.imul(t4 + t6, f1961);
  const z4 = z5 - Math.imul(t5 + t7, f0390);
  block[at + 7 * step] = (Math.imul(t4, f0298) + z1 + z3 + half) >> bits;
  block[at + 5 * step] = (Math.imul(t5, f2053) + z2 + z4 + half) >> bits;
  block[at + 3 * step] = (Math.imul(t6, f3072) + z2 + z3 + half) >> bits;
  block[at + step] = (Math.imul(t7, f1501) + z1 + z4 + half) >> bits;
}

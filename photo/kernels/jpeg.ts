/**
 * JPEG encoding: colour conversion, cosine transform, quantisation and entropy coding (T.81). A separate module,
 * because only browsers use it. Addresses are offsets in memory, whose layout is the caller's
 * (`photo/core/jpeg/jpeg-kernels.ts`). State between calls is kept here.
 */

/** DC values of the last block, by component. */
let lightBefore: i32 = 0;
let blueBefore: i32 = 0;
let redBefore: i32 = 0;
/** Bits that do not fill a byte yet, in the lowest positions. */
let pending: u64 = 0;
let pendingBits: u32 = 0;

/** Resets the state before the first row of a picture. */
export function begin(): void {
  lightBefore = 0;
  blueBefore = 0;
  redBefore = 0;
  pending = 0;
  pendingBits = 0;
}

/** Bytes of 64 samples. */
const blockBytes: usize = 256;

/**
 * Converts colour to luma and two differences (JFIF, at 16 bits as in libjpeg): samples of the block about 0, column
 * by column; the picture's edge is repeated beyond it. Returns true if all pixels are equal.
 */
function readBlock(line: usize, stride: i32, rowCount: i32, channels: i32, columns: i32, to: usize): bool {
  const step: usize = channels === 1 ? 0 : 1;
  const first = load<u8>(line);
  const firstGreen = load<u8>(line + step);
  const firstBlue = load<u8>(line + 2 * step);
  let others: u32 = 0;
  for (let y = 0; y < 8; y++, to += 4) {
    let at = line;
    for (let x = 0, place = to; x < 8; x++, place += 32) {
      const r = <i32>load<u8>(at);
      const g = <i32>load<u8>(at + step);
      const b = <i32>load<u8>(at + 2 * step);
      others |= (r ^ first) | (g ^ firstGreen) | (b ^ firstBlue);
      store<i32>(place, ((19595 * r + 38470 * g + 7471 * b + 32768) >> 16) - 128);
      if (step !== 0) {
        store<i32>(place + blockBytes, (-11059 * r - 21709 * g + 32768 * b + 32767) >> 16);
        store<i32>(place + 2 * blockBytes, (32768 * r - 27439 * g - 5329 * b + 32767) >> 16);
      }
      if (x + 1 < columns) at += channels;
    }
    if (y + 1 < rowCount) line += stride;
  }
  return others === 0;
}

/** Fixed-point factors with 13 bits: cosines and sums of them. */
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

function times(numbers: v128, factor: i32): v128 {
  return i32x4.mul(numbers, i32x4.splat(factor));
}

/**
 * Transforms four rows, or four columns after all rows, in place; each vector holds one number of each. Rows keep two
 * extra bits, which columns remove. Steps and rounding are those of libjpeg's "islow", which the server uses too.
 */
function transform(at: usize, isRow: bool): void {
  const bits = isRow ? 11 : 15;
  const half = i32x4.splat(1 << (bits - 1));
  const a = v128.load(at);
  const b = v128.load(at, 32);
  const c = v128.load(at, 64);
  const d = v128.load(at, 96);
  const e = v128.load(at, 128);
  const f = v128.load(at, 160);
  const g = v128.load(at, 192);
  const h = v128.load(at, 224);

  const t0 = i32x4.add(a, h);
  const t1 = i32x4.add(b, g);
  const t2 = i32x4.add(c, f);
  const t3 = i32x4.add(d, e);
  const outer = i32x4.add(t0, t3);
  const inner = i32x4.add(t1, t2);
  const outerSlope = i32x4.sub(t0, t3);
  const innerSlope = i32x4.sub(t1, t2);
  const sum = i32x4.add(outer, inner);
  const difference = i32x4.sub(outer, inner);
  const two = i32x4.splat(2);
  v128.store(at, isRow ? i32x4.shl(sum, 2) : i32x4.shr_s(i32x4.add(sum, two), 2));
  v128.store(at, isRow ? i32x4.shl(difference, 2) : i32x4.shr_s(i32x4.add(difference, two), 2), 128);
  const slope = i32x4.add(times(i32x4.add(innerSlope, outerSlope), f0541), half);
  v128.store(at, i32x4.shr_s(i32x4.add(slope, times(outerSlope, f0765)), bits), 64);
  v128.store(at, i32x4.shr_s(i32x4.sub(slope, times(innerSlope, f1847)), bits), 192);

  const t4 = i32x4.sub(d, e);
  const t5 = i32x4.sub(c, f);
  const t6 = i32x4.sub(b, g);
  const t7 = i32x4.sub(a, h);
  const t46 = i32x4.add(t4, t6);
  const t57 = i32x4.add(t5, t7);
  const z5 = times(i32x4.add(t46, t57), f1175);
  const z1 = i32x4.sub(half, times(i32x4.add(t4, t7), f0899));
  const z2 = i32x4.sub(half, times(i32x4.add(t5, t6), f2562));
  const z3 = i32x4.sub(z5, times(t46, f1961));
  const z4 = i32x4.sub(z5, times(t57, f0390));
  v128.store(at, i32x4.shr_s(i32x4.add(times(t4, f0298), i32x4.add(z1, z3)), bits), 224);
  v128.store(at, i32x4.shr_s(i32x4.add(times(t5, f2053), i32x4.add(z2, z4)), bits), 160);
  v128.store(at, i32x4.shr_s(i32x4.add(times(t6, f3072), i32x4.add(z2, z3)), bits), 96);
  v128.store(at, i32x4.shr_s(i32x4.add(times(t7, f1501), i32x4.add(z1, z4)), bits), 32);
}

/** Transposes two squares of 4 x 4 numbers and swaps them. */
function swapTurned(one: usize, other: usize): void {
  const a = v128.load(one);
  const b = v128.load(one, 32);
  const c = v128.load(one, 64);
  const d = v128.load(one, 96);
  const e = v128.load(other);
  const f = v128.load(other, 32);
  const g = v128.load(other, 64);
  const h = v128.load(other, 96);
  storeTurned(a, b, c, d, other);
  if (one !== other) storeTurned(e, f, g, h, one);
}

function storeTurned(a: v128, b: v128, c: v128, d: v128, to: usize): void {
  const low = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const high = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const nextLow = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const nextHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<i32>(low, nextLow, 0, 1, 4, 5));
  v128.store(to, v128.shuffle<i32>(low, nextLow, 2, 3, 6, 7), 32);
  v128.store(to, v128.shuffle<i32>(high, nextHigh, 0, 1, 4, 5), 64);
  v128.store(to, v128.shuffle<i32>(high, nextHigh, 2, 3, 6, 7), 96);
}

/** Cosine transform of a block stored by columns; the result is stored by rows. */
function forwardDct(block: usize): void {
  transform(block, true);
  transform(block + 16, true);
  swapTurned(block, block);
  swapTurned(block + 16, block + 128);
  swapTurned(block + 144, block + 144);
  transform(block, false);
  transform(block + 16, false);
}

/** A quantisation table: 64 divisors and their reciprocals, in the block's order. */
const sharesAt: usize = 256;
const tableBytes: usize = 768;

/**
 * Divides and rounds to the nearest integer, halves away from 0. The additional 0.5 makes the multiplication by the
 * reciprocal as exact as an integer division.
 */
function rounded(value: i32, table: usize, place: usize): i32 {
  const half = <f64>(load<i32>(table + (place << 2)) >> 1) + 0.5;
  const share = load<f64>(table + sharesAt + (place << 3));
  return value < 0 ? -(<i32>((half - <f64>value) * share)) : <i32>((half + <f64>value) * share);
}

function bitCount(value: i32): u32 {
  return 32 - clz<u32>(abs<i32>(value));
}

/** A negative value is coded as the largest value of its length minus its magnitude. */
function behind(value: i32): u32 {
  return (<u32>(value < 0 ? value - 1 : value) & 0xfff) << 10;
}

/** Bit mask of the coefficients that are at least half a step. Most are less. */
function largeOnes(block: usize, table: usize): u64 {
  let large: u64 = 0;
  for (let from: usize = 0; from < 64; from += 4) {
    const twice = i32x4.shl(i32x4.abs(v128.load(block + (from << 2))), 1);
    const mask = i32x4.bitmask(i32x4.ge_s(twice, v128.load(table + (from << 2))));
    large |= (<u64>mask) << from;
  }
  return large;
}

/**
 * Writes the symbols of the AC coefficients.
 * @param places position of each coefficient in the file's order
 * @param steps space for the coefficients in that order
 */
function writeSteps(block: usize, table: usize, places: usize, steps: usize, kind: u32, out: usize): usize {
  let filled: u64 = 0;
  for (let large = largeOnes(block, table) & ~1; large !== 0; large &= large - 1) {
    const place = <usize>ctz(large);
    const inFile = <usize>load<u8>(places + place);
    store<i32>(steps + (inFile << 2), rounded(load<i32>(block + (place << 2)), table, place));
    filled |= (<u64>1) << inFile;
  }
  let last: usize = 0;
  for (; filled !== 0; filled &= filled - 1) {
    const inFile = <usize>ctz(filled);
    const value = load<i32>(steps + (inFile << 2));
    let run = <u32>(inFile - last - 1);
    for (; run > 15; run -= 16, out += 4) store<u32>(out, kind | 0xf0);
    store<u32>(out, behind(value) | kind | (run << 4) | bitCount(value));
    out += 4;
    last = inFile;
  }
  if (last < 63) {
    store<u32>(out, kind);
    out += 4;
  }
  return out;
}

/**
 * Writes the symbols of one row of blocks in the file's order (T.81, F.1.2), as described in
 * `photo/core/jpeg/code-symbols.ts`.
 * @param lines up to eight rows of pixels, `columns` wide and `stride` bytes apart
 * @param tables quantisation of light, then of colour
 * @param work 1024 bytes
 * @param out at most 66 symbols for each block
 * @returns the number of symbols
 */
export function symbolsOfRow(
  lines: usize,
  stride: i32,
  rowCount: i32,
  channels: i32,
  columns: i32,
  tables: usize,
  places: usize,
  work: usize,
  out: usize,
): i32 {
  const from = out;
  const end = channels === 1 ? 1 : 3;
  for (let column = 0; column < columns; column += 8, lines += 8 * channels) {
    const isFlat = readBlock(lines, stride, rowCount, channels, columns - column, work);
    for (let component = 0; component < end; component++) {
      const block = work + <usize>component * blockBytes;
      const colour: u32 = component === 0 ? 0 : 1;
      const table = tables + <usize>colour * tableBytes;
      if (!isFlat) forwardDct(block);
      const mean = load<i32>(block) << (isFlat ? 6 : 0);
      const level = rounded(mean, table, 0);
      let before = lightBefore;
      if (component === 0) lightBefore = level;
      else if (component === 1) {
        before = blueBefore;
        blueBefore = level;
      } else {
        before = redBefore;
        redBefore = level;
      }
      const change = level - before;
      store<u32>(out, behind(change) | (colour << 8) | bitCount(change));
      out += 4;
      if (isFlat) {
        store<u32>(out, (2 + colour) << 8);
        out += 4;
      } else out = writeSteps(block, table, places, work + 3 * blockBytes, (2 + colour) << 8, out);
    }
  }
  return <i32>((out - from) >> 2);
}

/**
 * Writes the bits of symbols.
 * @param codes of all kinds: length * 65536 + code
 * @param out at most 8 bytes for each symbol
 * @returns the number of bytes
 */
export function codeSymbols(symbols: usize, count: i32, codes: usize, out: usize): i32 {
  const from = out;
  let bits = pending;
  let bitsLeft = pendingBits;
  for (const end = symbols + ((<usize>count) << 2); symbols < end; symbols += 4) {
    const symbol = load<u32>(symbols);
    const code = load<u32>(codes + ((<usize>(symbol & 0x3ff)) << 2));
    const size = symbol & 15;
    bits = (bits << (code >> 16)) | (code & 0xffff);
    bits = (bits << size) | ((symbol >> 10) & ((1 << size) - 1));
    bitsLeft += (code >> 16) + size;
    while (bitsLeft >= 8) {
      bitsLeft -= 8;
      const byte = <u8>(bits >> bitsLeft);
      store<u8>(out++, byte);
      // A byte of ones would begin a marker, so a zero is stuffed.
      if (byte === 255) store<u8>(out++, 0);
    }
  }
  pending = bits;
  pendingBits = bitsLeft;
  return <i32>(out - from);
}

/**
 * Writes the last bits, padded with ones.
 * @returns the number of bytes, at most two
 */
export function codeRest(out: usize): i32 {
  if (pendingBits === 0) return 0;
  const byte = <u8>((pending << (8 - pendingBits)) | (255 >> pendingBits));
  store<u8>(out, byte);
  store<u8>(out + 1, 0);
  return byte === 255 ? 2 : 1;
}

/**
 * Resampling, four samples at a time. Lengths are in samples, addresses are offsets in memory, whose layout is the
 * caller's (`photo/core/raster/kernels.ts`). Reads go up to 16 bytes beyond the data, writes up to 12.
 */

/** Converts four bytes at `at` to numbers. */
function fourBytes(at: usize): v128 {
  const bytes = v128.load32_zero(at);
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

/** 1.5 * 2 ** 23: after adding it, an integer is in the lowest bits. */
const bitsFrom: f32 = 12582912;

/**
 * Converts four numbers, each with 0.5 already added, to bytes: truncated and clamped to 0..255. The conversion
 * instruction handles NaN and overflow and took a third of the time of a rotation; an addition does the same.
 */
function storeFourBytes(at: usize, numbers: v128): void {
  const sums = f32x4.add(f32x4.floor(numbers), f32x4.splat(bitsFrom));
  const whole = i32x4.sub(sums, i32x4.splat(reinterpret<i32>(bitsFrom)));
  const narrow = i16x8.narrow_i32x4_s(whole, whole);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(narrow, narrow), 0);
}

/** The sum of the four lanes of a vector. */
function total(numbers: v128): f32 {
  return (
    f32x4.extract_lane(numbers, 0) +
    f32x4.extract_lane(numbers, 1) +
    f32x4.extract_lane(numbers, 2) +
    f32x4.extract_lane(numbers, 3)
  );
}

/**
 * Resamples one row: output pixel u is the weighted sum of `taps` pixels of the line's `columns` from `first[u]`.
 * `out` receives numbers; `wide` is temporary space of 16 bytes per column. For one channel, `taps` is a multiple of
 * four.
 */
export function across(
  line: usize,
  columns: i32,
  channels: i32,
  wide: usize,
  first: usize,
  weights: usize,
  taps: i32,
  out: usize,
  outPx: i32,
): void {
  // Each sample is used by several taps: convert it to a number once.
  const together = channels === 1 ? 4 : 1;
  for (let x = 0, from = line, to = wide; x < columns; x += together, from += together * channels, to += 16)
    v128.store(to, fourBytes(from));
  const step = channels === 1 ? 4 : 16;
  for (let u = 0; u < outPx; u++) {
    let at = wide + load<i32>(first + ((<usize>u) << 2)) * step;
    let sum = f32x4.splat(0);
    if (channels === 1) {
      for (let k = 0; k < taps; k += 4, at += 16, weights += 16)
        sum = f32x4.add(sum, f32x4.mul(v128.load(at), v128.load(weights)));
      store<f32>(out, total(sum));
    } else {
      for (let k = 0; k < taps; k++, at += 16, weights += 4)
        sum = f32x4.add(sum, f32x4.mul(v128.load(at), v128.load32_splat(weights)));
      v128.store(out, sum);
    }
    out += (<usize>channels) << 2;
  }
}

/** One row of bytes: the weighted sum of `taps` rows of numbers. `rows` contains the rows' addresses. */
export function down(rows: usize, weights: usize, taps: i32, out: usize, samples: i32): void {
  const half = f32x4.splat(0.5);
  let i = 0;
  // Sixteen at once, to read a row's address and weight once for all.
  for (; i + 16 <= samples; i += 16) {
    let first = half;
    let second = half;
    let third = half;
    let fourth = half;
    for (let k: usize = 0; k < <usize>taps; k++) {
      const row = <usize>load<u32>(rows + (k << 2)) + ((<usize>i) << 2);
      const weight = v128.load32_splat(weights + (k << 2));
      first = f32x4.add(first, f32x4.mul(v128.load(row), weight));
      second = f32x4.add(second, f32x4.mul(v128.load(row, 16), weight));
      third = f32x4.add(third, f32x4.mul(v128.load(row, 32), weight));
      fourth = f32x4.add(fourth, f32x4.mul(v128.load(row, 48), weight));
    }
    storeFourBytes(out + i, first);
    storeFourBytes(out + i + 4, second);
    storeFourBytes(out + i + 8, third);
    storeFourBytes(out + i + 12, fourth);
  }
  for (; i < samples; i += 4) {
    let sum = half;
    for (let k: usize = 0; k < <usize>taps; k++) {
      const row = <usize>load<u32>(rows + (k << 2)) + ((<usize>i) << 2);
      sum = f32x4.add(sum, f32x4.mul(v128.load(row), v128.load32_splat(weights + (k << 2))));
    }
    storeFourBytes(out + i, sum);
  }
}

/** The same with a row of numbers as output. */
export function downNumbers(rows: usize, weights: usize, taps: i32, out: usize, samples: i32): void {
  for (let i = 0; i < samples; i += 4) {
    let sum = f32x4.splat(0);
    for (let k: usize = 0; k < <usize>taps; k++) {
      const row = <usize>load<u32>(rows + (k << 2)) + ((<usize>i) << 2);
      sum = f32x4.add(sum, f32x4.mul(v128.load(row), v128.load32_splat(weights + (k << 2))));
    }
    v128.store(out + ((<usize>i) << 2), sum);
  }
}

/** Sums of two adjacent RGB pixels and of the next two, as six 16 bit numbers. */
function besides(bytes: v128): v128 {
  const left = v128.shuffle<u8>(bytes, bytes, 0, 1, 2, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  const right = v128.shuffle<u8>(bytes, bytes, 3, 4, 5, 9, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return i16x8.add(i16x8.extend_low_i8x16_u(left), i16x8.extend_low_i8x16_u(right));
}

/** Halves RGB rows: rounded means of 2 x 2 pixels of `above` and `below`. */
export function halve(above: usize, below: usize, out: usize, outPx: i32): void {
  for (let x = 0; x < outPx; x += 2, above += 12, below += 12, out += 6) {
    const sums = i16x8.add(besides(v128.load(above)), besides(v128.load(below)));
    const means = i16x8.shr_u(i16x8.add(sums, i16x8.splat(2)), 2);
    v128.store64_lane(out, i8x16.narrow_i16x8_u(means, means), 0);
  }
}

/** Catmull-Rom weights of the four samples around a position `t` (0..1) after the second. */
function cubicWeights(t: f32): v128 {
  const at = f32x4.splat(t);
  let weights = f32x4.add(f32x4.mul(f32x4(-0.5, 1.5, -1.5, 0.5), at), f32x4(1, -2.5, 2, -0.5));
  weights = f32x4.add(f32x4.mul(weights, at), f32x4(-0.5, 0, 0.5, 0));
  return f32x4.add(f32x4.mul(weights, at), f32x4(0, 1, 0, 0));
}

/** Adds four weighted samples of a row to `sum`. */
function addRow(sum: v128, row: v128, weight: v128): v128 {
  return f32x4.add(sum, f32x4.mul(f32x4.convert_i32x4_s(row), weight));
}

/** Fixed point with 32 fractional bits: exact over a whole row, and the integer part needs no conversion. */
function fixed(x: f64): i64 {
  return <i64>(x * 4294967296.0);
}

function fraction(x: i64): f32 {
  return <f32>(<i32>(<u32>x >>> 8)) * (1.0 / 16777216.0);
}

/**
 * Catmull-Rom samples along a line: pixel u of `out` is at column x + u * dx and row y + u * dy of the source,
 * relative to the centre of its first pixel. No sample may be outside the picture.
 */
export function along(
  source: usize,
  stride: i32,
  channels: i32,
  x: f64,
  y: f64,
  dx: f64,
  dy: f64,
  out: usize,
  outPx: i32,
): void {
  let column = fixed(x);
  let row = fixed(y);
  const columnStep = fixed(dx);
  const rowStep = fixed(dy);
  for (let u = 0; u < outPx; u++, out += channels, column += columnStep, row += rowStep) {
    const x0 = <i32>(column >> 32);
    const y0 = <i32>(row >> 32);
    const wx = cubicWeights(fraction(column));
    const wy = cubicWeights(fraction(row));
    const corner = source + (y0 - 1) * stride + (x0 - 1) * channels;
    const wy0 = v128.shuffle<f32>(wy, wy, 0, 0, 0, 0);
    const wy1 = v128.shuffle<f32>(wy, wy, 1, 1, 1, 1);
    const wy2 = v128.shuffle<f32>(wy, wy, 2, 2, 2, 2);
    const wy3 = v128.shuffle<f32>(wy, wy, 3, 3, 3, 3);
    if (channels === 1) {
      let rows = f32x4.mul(fourBytes(corner), wy0);
      rows = f32x4.add(rows, f32x4.mul(fourBytes(corner + stride), wy1));
      rows = f32x4.add(rows, f32x4.mul(fourBytes(corner + 2 * stride), wy2));
      rows = f32x4.add(rows, f32x4.mul(fourBytes(corner + 3 * stride), wy3));
      storeFourBytes(out, f32x4.splat(total(f32x4.mul(rows, wx)) + 0.5));
    } else {
      // Vertically first, four samples at a time independent of pixels; then the sums are separated by pixel.
      const left0 = v128.load8x8_u(corner);
      const left1 = v128.load8x8_u(corner + stride);
      const left2 = v128.load8x8_u(corner + 2 * stride);
      const left3 = v128.load8x8_u(corner + 3 * stride);
      const right0 = v128.load8x8_u(corner + 8);
      const right1 = v128.load8x8_u(corner + stride + 8);
      const right2 = v128.load8x8_u(corner + 2 * stride + 8);
      const right3 = v128.load8x8_u(corner + 3 * stride + 8);
      let first = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(left0)), wy0);
      first = addRow(first, i32x4.extend_low_i16x8_u(left1), wy1);
      first = addRow(first, i32x4.extend_low_i16x8_u(left2), wy2);
      first = addRow(first, i32x4.extend_low_i16x8_u(left3), wy3);
      let second = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(left0)), wy0);
      second = addRow(second, i32x4.extend_high_i16x8_u(left1), wy1);
      second = addRow(second, i32x4.extend_high_i16x8_u(left2), wy2);
      second = addRow(second, i32x4.extend_high_i16x8_u(left3), wy3);
      let third = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(right0)), wy0);
      third = addRow(third, i32x4.extend_low_i16x8_u(right1), wy1);
      third = addRow(third, i32x4.extend_low_i16x8_u(right2), wy2);
      third = addRow(third, i32x4.extend_low_i16x8_u(right3), wy3);
      const wx0 = v128.shuffle<f32>(wx, wx, 0, 0, 0, 0);
      const wx1 = v128.shuffle<f32>(wx, wx, 1, 1, 1, 1);
      const wx2 = v128.shuffle<f32>(wx, wx, 2, 2, 2, 2);
      const wx3 = v128.shuffle<f32>(wx, wx, 3, 3, 3, 3);
      let sum = f32x4.add(f32x4.splat(0.5), f32x4.mul(first, wx0));
      if (channels === 3) {
        sum = f32x4.add(sum, f32x4.mul(v128.shuffle<f32>(first, second, 3, 4, 5, 6), wx1));
        sum = f32x4.add(sum, f32x4.mul(v128.shuffle<f32>(second, third, 2, 3, 4, 5), wx2));
        sum = f32x4.add(sum, f32x4.mul(v128.shuffle<f32>(third, third, 1, 2, 3, 3), wx3));
      } else {
        let fourth = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(right0)), wy0);
        fourth = addRow(fourth, i32x4.extend_high_i16x8_u(right1), wy1);
        fourth = addRow(fourth, i32x4.extend_high_i16x8_u(right2), wy2);
        fourth = addRow(fourth, i32x4.extend_high_i16x8_u(right3), wy3);
        sum = f32x4.add(sum, f32x4.mul(second, wx1));
        sum = f32x4.add(sum, f32x4.mul(third, wx2));
        sum = f32x4.add(sum, f32x4.mul(fourth, wx3));
      }
      storeFourBytes(out, sum);
    }
  }
}

/**
 * One row of a rotated square of a picture, as numbers: bilinear, each sample s becomes s * scale + offset. The row
 * begins `du` columns and `dv` rows from the square's centre at `column`, `row` of the picture; `cos` and `sin` are
 * the steps of one column. `source` contains the picture's rows from `top`. In double precision and in the same order
 * as the replaced TypeScript code.
 */
export function squareRow(
  source: usize,
  channels: i32,
  right: i32,
  bottom: i32,
  top: i32,
  column: f64,
  row: f64,
  cos: f64,
  sin: f64,
  du: f64,
  dv: f64,
  scale: f64,
  offset: f64,
  isBlack: i32,
  out: usize,
  outPx: i32,
): void {
  const stride = (right + 1) * channels;
  const lastX = <f64>right;
  const lastY = <f64>bottom;
  const green: usize = channels === 1 ? 0 : 1;
  const blue: usize = channels === 1 ? 0 : 2;
  for (let u = 0; u < outPx; u++, du += 1, out += 12) {
    let x = column + du * cos - dv * sin - 0.5;
    let y = row + du * sin + dv * cos - 0.5;
    if (isBlack && (x < -0.5 || y < -0.5 || x > lastX + 0.5 || y > lastY + 0.5)) {
      store<f32>(out, <f32>offset);
      store<f32>(out, <f32>offset, 4);
      store<f32>(out, <f32>offset, 8);
      continue;
    }
    if (x < 0) x = 0;
    else if (x > lastX) x = lastX;
    if (y < 0) y = 0;
    else if (y > lastY) y = lastY;
    const x0 = <i32>x;
    const y0 = <i32>y;
    const fx = x - <f64>x0;
    const fy = y - <f64>y0;
    const a = source + (y0 - top) * stride + x0 * channels;
    const b = x0 < right ? a + channels : a;
    const down = y0 < bottom ? stride : 0;
    const wb = fx * (1 - fy) * scale;
    const wa = (1 - fy) * scale - wb;
    const wd = fx * fy * scale;
    const wc = fy * scale - wd;
    store<f32>(out, between(a, b, down, wa, wb, wc, wd, offset));
    store<f32>(out, between(a + green, b + green, down, wa, wb, wc, wd, offset), 4);
    store<f32>(out, between(a + blue, b + blue, down, wa, wb, wc, wd, offset), 8);
  }
}

/** Bilinear interpolation of two adjacent samples and the two `down` bytes further. */
function between(a: usize, b: usize, down: i32, wa: f64, wb: f64, wc: f64, wd: f64, offset: f64): f32 {
  return <f32>(
    (<f64>load<u8>(a) * wa +
      <f64>load<u8>(b) * wb +
      <f64>load<u8>(a + down) * wc +
      <f64>load<u8>(b + down) * wd +
      offset)
  );
}

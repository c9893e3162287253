/**
 * Sums over samples, four at a time. All lengths are in samples and all addresses in bytes of the one memory, whose layout
 * is the caller's (`photo/core/raster/kernels.ts`). Reads go up to 16 bytes beyond what they need, writes up to 12.
 */

const nothing: u8 = 255;

/** Four bytes from `at` on as numbers. */
function fourBytes(at: usize): v128 {
  const bytes = v128.load32_zero(at);
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

/** Four numbers, each 0.5 too large, as bytes: cut off, and kept between 0 and 255. */
function storeFourBytes(at: usize, numbers: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(numbers);
  const narrow = i16x8.narrow_i32x4_s(whole, whole);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(narrow, narrow), 0);
}

/** One number that stands in the first lane of many. */
function total(numbers: v128): f32 {
  return (
    f32x4.extract_lane(numbers, 0) +
    f32x4.extract_lane(numbers, 1) +
    f32x4.extract_lane(numbers, 2) +
    f32x4.extract_lane(numbers, 3)
  );
}

/**
 * One row resampled: output pixel u is the sum of `taps` pixels of the line's `columns` from `first[u]` on, by its weights.
 * `out` takes numbers; so does `wide` meanwhile, 16 bytes for each column. With one channel, `taps` is a multiple of four.
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
  // Each sample is met by several taps: as a number, once.
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

/** One row of bytes, the sum of `taps` rows of numbers by their weights. `rows` holds the rows' addresses. */
export function down(rows: usize, weights: usize, taps: i32, out: usize, samples: i32): void {
  for (let i = 0; i < samples; i += 4) {
    let sum = f32x4.splat(0.5);
    for (let k: usize = 0; k < <usize>taps; k++) {
      const row = <usize>load<u32>(rows + (k << 2)) + ((<usize>i) << 2);
      sum = f32x4.add(sum, f32x4.mul(v128.load(row), v128.load32_splat(weights + (k << 2))));
    }
    storeFourBytes(out + i, sum);
  }
}

/** The same, one row of numbers. */
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

/** Catmull-Rom's weights of the four samples around a place that lies `t` (0..1) after the second of them. */
function cubicWeights(t: f32): v128 {
  const at = f32x4.splat(t);
  let weights = f32x4.add(f32x4.mul(f32x4(-0.5, 1.5, -1.5, 0.5), at), f32x4(1, -2.5, 2, -0.5));
  weights = f32x4.add(f32x4.mul(weights, at), f32x4(-0.5, 0, 0.5, 0));
  return f32x4.add(f32x4.mul(weights, at), f32x4(0, 1, 0, 0));
}

/** Where pixel `index` of 16 bytes has its samples, each in the low byte of a lane. */
function samplesOf(index: i32, channels: i32): v128 {
  let places = i8x16.splat(nothing);
  places = i8x16.replace_lane(places, 0, <u8>(index * channels));
  places = i8x16.replace_lane(places, 4, <u8>(index * channels + 1));
  places = i8x16.replace_lane(places, 8, <u8>(index * channels + 2));
  return i8x16.replace_lane(places, 12, channels === 4 ? <u8>(index * channels + 3) : nothing);
}

function pixelOf(bytes: v128, places: v128): v128 {
  return f32x4.convert_i32x4_s(i8x16.swizzle(bytes, places));
}

/** `sum`, and the pixels that stand one below the other in four rows by their weights, by the weight of their column. */
function addColumn(
  sum: v128,
  bytes0: v128,
  bytes1: v128,
  bytes2: v128,
  bytes3: v128,
  wy0: v128,
  wy1: v128,
  wy2: v128,
  wy3: v128,
  places: v128,
  wx: v128,
): v128 {
  let column = f32x4.mul(pixelOf(bytes0, places), wy0);
  column = f32x4.add(column, f32x4.mul(pixelOf(bytes1, places), wy1));
  column = f32x4.add(column, f32x4.mul(pixelOf(bytes2, places), wy2));
  column = f32x4.add(column, f32x4.mul(pixelOf(bytes3, places), wy3));
  return f32x4.add(sum, f32x4.mul(column, wx));
}

/** With 32 bits behind the point: exact over a whole row, and its whole part costs nothing. */
function fixed(x: f64): i64 {
  return <i64>(x * 4294967296.0);
}

function fraction(x: i64): f32 {
  return <f32>(<i32>(<u32>x >>> 8)) * (1.0 / 16777216.0);
}

/**
 * Catmull-Rom samples along a line: pixel u of `out` lies at column x + u * dx and row y + u * dy of the source, counted from
 * the middle of its first pixel. No sample may leave the picture.
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
  const places0 = samplesOf(0, channels);
  const places1 = samplesOf(1, channels);
  const places2 = samplesOf(2, channels);
  const places3 = samplesOf(3, channels);
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
      // Down first: whole pixels of four rows are summed before any is taken apart.
      const bytes0 = v128.load(corner);
      const bytes1 = v128.load(corner + stride);
      const bytes2 = v128.load(corner + 2 * stride);
      const bytes3 = v128.load(corner + 3 * stride);
      let sum = f32x4.splat(0.5);
      sum = addColumn(
        sum,
        bytes0,
        bytes1,
        bytes2,
        bytes3,
        wy0,
        wy1,
        wy2,
        wy3,
        places0,
        v128.shuffle<f32>(wx, wx, 0, 0, 0, 0),
      );
      sum = addColumn(
        sum,
        bytes0,
        bytes1,
        bytes2,
        bytes3,
        wy0,
        wy1,
        wy2,
        wy3,
        places1,
        v128.shuffle<f32>(wx, wx, 1, 1, 1, 1),
      );
      sum = addColumn(
        sum,
        bytes0,
        bytes1,
        bytes2,
        bytes3,
        wy0,
        wy1,
        wy2,
        wy3,
        places2,
        v128.shuffle<f32>(wx, wx, 2, 2, 2, 2),
      );
      sum = addColumn(
        sum,
        bytes0,
        bytes1,
        bytes2,
        bytes3,
        wy0,
        wy1,
        wy2,
        wy3,
        places3,
        v128.shuffle<f32>(wx, wx, 3, 3, 3, 3),
      );
      storeFourBytes(out, sum);
    }
  }
}

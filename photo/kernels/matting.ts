/**
 * Closed-form matting (`photo/core/matte/closed-form.ts`), in double precision as in TypeScript: a differently
 * rounded alpha would change composed pixels by tens of grey levels. Lengths are in pixels, addresses are offsets in
 * memory.
 */

/** Weights of an unknown pixel: the 5 x 5 pixels around it, row by row. */
const weightBytes: usize = 25 * 4;

/** A window's red, green or blue as doubles: three rows of three, each padded to four. */
const planeBytes: usize = 3 * 4 * 8;

/**
 * Adds the windows around the pixels `from` to `to` (exclusive, in one row) to the rows of the unknown pixels.
 * @param touched 1 where a window contains an unknown pixel
 * @param index number of the unknown pixel at each pixel, -1 where known
 * @param noise colour variance that counts as noise
 * @param scratch 288 bytes for a window's colours minus their mean
 */
export function addWindows(
  rgb: usize,
  touched: usize,
  index: usize,
  weights: usize,
  windows: usize,
  widthPx: i32,
  from: i32,
  to: i32,
  noise: f64,
  scratch: usize,
): void {
  for (let centre = from; centre < to; centre++) {
    if (!load<u8>(touched + centre)) continue;
    addWindow(rgb, index, weights, windows, widthPx, centre, noise, scratch);
  }
}

function addWindow(
  rgb: usize,
  index: usize,
  weights: usize,
  windows: usize,
  widthPx: i32,
  centre: i32,
  noise: f64,
  scratch: usize,
): void {
  let mr: f64 = 0;
  let mg: f64 = 0;
  let mb: f64 = 0;
  const first = rgb + 12 * (centre - widthPx - 1);
  const rowBytes = <usize>(12 * widthPx);
  for (let row: usize = 0, at = first; row < 3; row++, at += rowBytes) {
    for (let column: usize = 0; column < 36; column += 12) {
      mr += <f64>load<f32>(at + column);
      mg += <f64>load<f32>(at + column, 4);
      mb += <f64>load<f32>(at + column, 8);
    }
  }
  mr /= 9;
  mg /= 9;
  mb /= 9;
  let rr: f64 = 0;
  let rg: f64 = 0;
  let rb: f64 = 0;
  let gg: f64 = 0;
  let gb: f64 = 0;
  let bb: f64 = 0;
  let to = scratch;
  for (let row: usize = 0, at = first; row < 3; row++, at += rowBytes, to += 8) {
    for (let column: usize = 0; column < 36; column += 12, to += 8) {
      const r = <f64>load<f32>(at + column) - mr;
      const g = <f64>load<f32>(at + column, 4) - mg;
      const b = <f64>load<f32>(at + column, 8) - mb;
      store<f64>(to, r);
      store<f64>(to, g, planeBytes);
      store<f64>(to, b, 2 * planeBytes);
      rr += r * r;
      rg += r * g;
      rb += r * b;
      gg += g * g;
      gb += g * b;
      bb += b * b;
    }
  }
  rr = rr / 9 + noise;
  gg = gg / 9 + noise;
  bb = bb / 9 + noise;
  rg /= 9;
  rb /= 9;
  gb /= 9;
  const c00 = gg * bb - gb * gb;
  const c01 = rb * gb - rg * bb;
  const c02 = rg * gb - rb * gg;
  const scale = 1 / (rr * c00 + rg * c01 + rb * c02);
  const c01Scaled = c01 * scale;
  const c02Scaled = c02 * scale;
  const c11 = (rr * bb - rb * rb) * scale;
  const c12 = (rb * rg - rr * gb) * scale;
  const c22 = (rr * gg - rg * rg) * scale;
  let own = scratch;
  for (let row = 0; row < 3; row++, own += 8) {
    for (let column = 0; column < 3; column++, own += 8) {
      const u = load<i32>(index + ((<usize>(centre + (row - 1) * widthPx + column - 1)) << 2));
      if (u < 0) continue;
      const r = load<f64>(own);
      const g = load<f64>(own, planeBytes);
      const b = load<f64>(own, 2 * planeBytes);
      const wr = ((c00 * r + c01 * g + c02 * b) * scale) / 9;
      const wg = (c01Scaled * r + c11 * g + c12 * b) / 9;
      const wb = (c02Scaled * r + c12 * g + c22 * b) / 9;
      store<f32>(windows + ((<usize>u) << 2), load<f32>(windows + ((<usize>u) << 2)) + 1);
      const self = weights + <usize>u * weightBytes;
      // The window's corner within the 5 x 5 weights.
      const at = self + <usize>(((2 - row) * 5 + 2 - column) << 2);
      takeRow(at, scratch, wr, wg, wb);
      takeRow(at + 20, scratch + 32, wr, wg, wb);
      takeRow(at + 40, scratch + 64, wr, wg, wb);
      store<f32>(self, <f32>(<f64>load<f32>(self, 48) + 1), 48);
    }
  }
}

/** Subtracts a row of a window from three weights. */
function takeRow(at: usize, row: usize, wr: f64, wg: f64, wb: f64): void {
  let pair = f64x2.add(f64x2.splat(1.0 / 9.0), f64x2.mul(f64x2.splat(wr), v128.load(row)));
  pair = f64x2.add(pair, f64x2.mul(f64x2.splat(wg), v128.load(row, planeBytes)));
  pair = f64x2.add(pair, f64x2.mul(f64x2.splat(wb), v128.load(row, 2 * planeBytes)));
  const left = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(at)), pair);
  v128.store64_lane(at, f32x4.demote_f64x2_zero(left), 0);
  const third =
    1.0 / 9.0 +
    wr * load<f64>(row, 16) +
    wg * load<f64>(row, 16 + planeBytes) +
    wb * load<f64>(row, 16 + 2 * planeBytes);
  store<f32>(at, <f32>(<f64>load<f32>(at, 8) - third), 8);
}

/** Adds two weighted pixels to `sum`. */
function addPair(sum: v128, weights: usize, at: usize): v128 {
  return f64x2.add(
    sum,
    f64x2.mul(
      f64x2.promote_low_f32x4(v128.load64_zero(weights)),
      f64x2.promote_low_f32x4(v128.load64_zero(at)),
    ),
  );
}

/** Adds four weighted pixels to `sum`, with products in double precision. */
function addFour(sum: v128, weights: usize, at: usize): v128 {
  return addPair(addPair(sum, weights, at), weights + 8, at + 8);
}

/** Weighted sum of the 25 pixels around `middle`. */
export function around(weights: usize, middle: usize, widthPx: i32): f64 {
  const rowBytes = (<usize>widthPx) << 2;
  const row2 = middle - 8;
  const row1 = row2 - rowBytes;
  const row0 = row1 - rowBytes;
  const row3 = row2 + rowBytes;
  const row4 = row3 + rowBytes;
  let sum = f64x2.splat(0);
  sum = addFour(sum, weights, row0);
  sum = addFour(sum, weights + 20, row1);
  sum = addFour(sum, weights + 40, row2);
  sum = addFour(sum, weights + 60, row3);
  sum = addFour(sum, weights + 80, row4);
  return (
    f64x2.extract_lane(sum, 0) +
    f64x2.extract_lane(sum, 1) +
    (lastOf(weights, row0) + lastOf(weights + 20, row1)) +
    (lastOf(weights + 40, row2) + lastOf(weights + 60, row3) + lastOf(weights + 80, row4))
  );
}

/** The last pixel of a row of five, weighted. */
function lastOf(weights: usize, row: usize): f64 {
  return <f64>load<f32>(weights, 16) * <f64>load<f32>(row, 16);
}

/**
 * Multiplies the matrix by a picture: `product` of each of `count` unknown pixels is the weighted sum around it.
 * @returns the dot product of the picture and the result
 */
export function multiply(
  weights: usize,
  places: usize,
  count: i32,
  picture: usize,
  product: usize,
  widthPx: i32,
): f64 {
  let total: f64 = 0;
  for (let u = 0; u < count; u++, places += 4, product += 4, weights += weightBytes) {
    const at = picture + ((<usize>load<i32>(places)) << 2);
    const sum = around(weights, at, widthPx);
    store<f32>(product, <f32>sum);
    total += sum * <f64>load<f32>(at);
  }
  return total;
}

/** One step of `length` along `direction`: updates alpha and residual. Returns the remaining energy. */
export function advance(
  alpha: usize,
  direction: usize,
  places: usize,
  count: i32,
  residual: usize,
  product: usize,
  inverse: usize,
  length: f64,
): f64 {
  let energy: f64 = 0;
  for (let at: usize = 0, end = (<usize>count) << 2; at < end; at += 4) {
    const place = (<usize>load<i32>(places + at)) << 2;
    store<f32>(
      alpha + place,
      <f32>(<f64>load<f32>(alpha + place) + length * <f64>load<f32>(direction + place)),
    );
    const left = <f64>load<f32>(residual + at) - length * <f64>load<f32>(product + at);
    store<f32>(residual + at, <f32>left);
    energy += left * left * <f64>load<f32>(inverse + at);
  }
  return energy;
}

/** The next direction: the residual plus `share` of the last direction. */
export function redirect(
  direction: usize,
  places: usize,
  count: i32,
  residual: usize,
  inverse: usize,
  share: f64,
): void {
  for (let at: usize = 0, end = (<usize>count) << 2; at < end; at += 4) {
    const place = direction + ((<usize>load<i32>(places + at)) << 2);
    const step = <f64>load<f32>(residual + at) * <f64>load<f32>(inverse + at);
    store<f32>(place, <f32>(step + share * <f64>load<f32>(place)));
  }
}

/**
 * Colour sampling (`photo/core/matte/colour-sampling.ts`); pairs of colours two at a time, in double precision as in
 * TypeScript. Lengths are in pixels, addresses are offsets in memory.
 */

const rayCount = 8;
/**
 * Weights that bring the costs of a pair of colours to one unit: misfit of the mixture (0..1 squared), deviation from
 * the mask, distance, similarity.
 */
const misfit: f64 = 1.0 / 0.0005;
const maskDeviation: f64 = 0.5;
const distance: f64 = 0.05;
const likeness: f64 = 0.05;
/**
 * Pairs that cost 1 / `focus` more than the best have little weight, and those that cost `dearest` / `focus` more
 * have none.
 */
const focus: f64 = 8;
const dearest: f64 = 5;
/** Standard deviation of alpha among good pairs above which the pixel is ambiguous and gets no prior. */
const ambiguity: f64 = 0.015;
/** Weight of a perfect pair, relative to 1 for the pixel's neighbours together. */
const strength: f64 = 0.015;
/**
 * Squared colour distance at which person and background count as half alike, and the weight that the mask's outline
 * then gains.
 */
const alike: f64 = 0.02;
const outlineInside: f64 = 250;
const outlineOutside: f64 = 40;
/** Squared colour distance at which a pixel could belong to either, and the weight of the mask's alpha there. */
const ambiguous: f64 = 0.0015;
const mask: f64 = 0.1;
/** Range of coverage over which the mask's alpha rises: the mask is softer than real edges. */
const maskFrom: f64 = 0.3;
const maskTo: f64 = 0.7;

/** Kinds of pixels on a ray; 0 is unknown, and the ray continues through it. */
const isPerson = 2;
const isOutside = 4;
const isAny = 7;

/** Red, green, blue and distance of the rays' hits: eight of each, and a spare one for odd numbers of pairs. */
const found: usize = 10 * 8;
const toBacks: usize = 4 * found;
const toPrices: usize = 8 * found;
/** Costs and alphas of all pairs, in single precision. */
const toAlphas: usize = toPrices + 8 * 8 * 4;

/** e to the power of two numbers between -700 and 1. */
function exp(x: v128): v128 {
  const whole = f64x2.nearest(f64x2.mul(x, f64x2.splat(Math.LOG2E)));
  let rest = f64x2.sub(x, f64x2.mul(whole, f64x2.splat(0.6931471803691238)));
  rest = f64x2.sub(rest, f64x2.mul(whole, f64x2.splat(1.9082149292705877e-10)));
  let sum = f64x2.splat(1.0 / 479001600);
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 39916800));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 3628800));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 362880));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 40320));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 5040));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 720));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 120));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 24));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1.0 / 6));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(0.5));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1));
  sum = f64x2.add(f64x2.mul(sum, rest), f64x2.splat(1));
  // An integer power of two is written into the bits of the exponent.
  const powers = i64x2.add(i64x2.extend_low_i32x4_s(i32x4.trunc_sat_f64x2_s_zero(whole)), i64x2.splat(1023));
  return f64x2.mul(sum, i64x2.shl(powers, 52));
}

function squared(a: f64, b: f64, c: f64): f64 {
  return a * a + b * b + c * c;
}

function squares(a: v128, b: v128, c: v128): v128 {
  return f64x2.add(f64x2.add(f64x2.mul(a, a), f64x2.mul(b, b)), f64x2.mul(c, c));
}

function both(numbers: v128): f64 {
  return f64x2.extract_lane(numbers, 0) + f64x2.extract_lane(numbers, 1);
}

/**
 * Evaluates the colours around each unknown pixel of one row, and writes `priorAlpha`, `priorWeight` and `overlap`;
 * these, `rgb` and `alpha` are planes of numbers.
 * @param kinds kind of each pixel, with a margin of `reachPx` around the picture
 * @param inKinds,inPicture offsets of the steps from the pixel, for each ray of four rotations
 * @param scratch 1152 bytes for one pixel's colours and pairs
 */
export function sampleRow(
  rgb: usize,
  alpha: usize,
  kinds: usize,
  priorAlpha: usize,
  priorWeight: usize,
  overlap: usize,
  inKinds: usize,
  inPicture: usize,
  steps: usize,
  scratch: usize,
  stepCount: i32,
  reachPx: i32,
  widthPx: i32,
  row: i32,
): void {
  let here = kinds + (row + reachPx) * (widthPx + 2 * reachPx) + reachPx;
  let at = (<usize>(row * widthPx)) << 2;
  for (let x = 0; x < widthPx; x++, here++, at += 4) {
    if (load<u8>(here)) continue;
    // Neighbouring pixels use different ray directions, so that together they cover more.
    const turn = ((x & 1) + 2 * (row & 1)) * rayCount;
    let persons: usize = 0;
    let backs: usize = 0;
    for (let ray = turn; ray < turn + rayCount; ray++) {
      const table = (<usize>(ray * stepCount)) << 2;
      let wanted = isAny;
      for (let k: usize = 0; k < (<usize>stepCount) << 2; k += 4) {
        const kind = load<u8>(here + load<i32>(inKinds + table + k)) & wanted;
        if (!kind) continue;
        if (kind === isOutside) break;
        let to = scratch;
        if (kind === isPerson) {
          to += persons;
          persons += 8;
        } else {
          to += toBacks + backs;
          backs += 8;
        }
        const colour = rgb + 3 * (at + (load<i32>(inPicture + table + k) << 2));
        store<f64>(to, <f64>load<f32>(colour));
        store<f64>(to, <f64>load<f32>(colour, 4), found);
        store<f64>(to, <f64>load<f32>(colour, 8), 2 * found);
        store<f64>(to, <f64>load<f32>(steps + k), 3 * found);
        wanted -= kind;
        if (wanted === isOutside) break;
      }
    }
    if (!persons || !backs) continue;

    // The spare one of an odd number costs too much to count.
    store<f64>(scratch + persons, 0);
    store<f64>(scratch + persons, 0, found);
    store<f64>(scratch + persons, 0, 2 * found);
    store<f64>(scratch + persons, Infinity, 3 * found);
    const own = <f64>load<f32>(alpha + at);
    const r = <f64>load<f32>(rgb + 3 * at);
    const g = <f64>load<f32>(rgb + 3 * at, 4);
    const b = <f64>load<f32>(rgb + 3 * at, 8);
    let toPerson: f64 = Infinity;
    for (let p = scratch; p < scratch + persons; p += 8)
      toPerson = min(
        toPerson,
        squared(r - load<f64>(p), g - load<f64>(p, found), b - load<f64>(p, 2 * found)),
      );
    let toBack: f64 = Infinity;
    let bests = f64x2.splat(Infinity);
    let bestSpans = f64x2.splat(1);
    let pair = scratch;
    for (let q = scratch + toBacks; q < scratch + toBacks + backs; q += 8) {
      const br = f64x2.splat(load<f64>(q));
      const bg = f64x2.splat(load<f64>(q, found));
      const bb = f64x2.splat(load<f64>(q, 2 * found));
      const away = f64x2.splat(load<f64>(q, 3 * found));
      const cr = f64x2.sub(f64x2.splat(r), br);
      const cg = f64x2.sub(f64x2.splat(g), bg);
      const cb = f64x2.sub(f64x2.splat(b), bb);
      toBack = min(toBack, f64x2.extract_lane(squares(cr, cg, cb), 0));
      for (let p = scratch; p < scratch + persons; p += 16, pair += 8) {
        const dr = f64x2.sub(v128.load(p), br);
        const dg = f64x2.sub(v128.load(p, found), bg);
        const db = f64x2.sub(v128.load(p, 2 * found), bb);
        const span = f64x2.add(squares(dr, dg, db), f64x2.splat(1e-3));
        const along = f64x2.add(f64x2.add(f64x2.mul(cr, dr), f64x2.mul(cg, dg)), f64x2.mul(cb, db));
        const a = f64x2.pmin(f64x2.splat(1), f64x2.pmax(f64x2.splat(0), f64x2.div(along, span)));
        const misfits = squares(
          f64x2.sub(cr, f64x2.mul(a, dr)),
          f64x2.sub(cg, f64x2.mul(a, dg)),
          f64x2.sub(cb, f64x2.mul(a, db)),
        );
        const off = f64x2.sub(a, f64x2.splat(own));
        const distances = f64x2.div(f64x2.add(v128.load(p, 3 * found), away), f64x2.splat(reachPx));
        let price = f64x2.mul(misfits, f64x2.splat(misfit));
        price = f64x2.add(price, f64x2.mul(f64x2.mul(off, off), f64x2.splat(maskDeviation)));
        price = f64x2.add(price, f64x2.mul(distances, f64x2.splat(distance)));
        price = f64x2.add(price, f64x2.div(f64x2.splat(likeness), span));
        const isBetter = f64x2.lt(price, bests);
        bests = v128.bitselect(price, bests, isBetter);
        bestSpans = v128.bitselect(span, bestSpans, isBetter);
        v128.store64_lane(pair, f32x4.demote_f64x2_zero(price), 0, toPrices);
        v128.store64_lane(pair, f32x4.demote_f64x2_zero(a), 0, toAlphas);
      }
    }
    const isSecond = f64x2.extract_lane(bests, 1) < f64x2.extract_lane(bests, 0);
    const best = isSecond ? f64x2.extract_lane(bests, 1) : f64x2.extract_lane(bests, 0);
    const bestSpan = isSecond ? f64x2.extract_lane(bestSpans, 1) : f64x2.extract_lane(bestSpans, 0);

    let weights = f64x2.splat(0);
    let sums = f64x2.splat(0);
    let ofSquares = f64x2.splat(0);
    for (let from = scratch; from < pair; from += 8) {
      const price = f64x2.promote_low_f32x4(v128.load64_zero(from, toPrices));
      const dearer = f64x2.mul(f64x2.sub(price, f64x2.splat(best)), f64x2.splat(focus));
      const counts = f64x2.le(dearer, f64x2.splat(dearest));
      if (!v128.any_true(counts)) continue;
      const weight = v128.and(exp(f64x2.neg(dearer)), counts);
      const a = f64x2.promote_low_f32x4(v128.load64_zero(from, toAlphas));
      const weighed = f64x2.mul(weight, a);
      weights = f64x2.add(weights, weight);
      sums = f64x2.add(sums, weighed);
      ofSquares = f64x2.add(ofSquares, f64x2.mul(weighed, a));
    }
    const mean = both(sums) / both(weights);
    const variance = max<f64>(0, both(ofSquares) / both(weights) - mean * mean);
    const unsure = max<f64>(-700, -variance / (ambiguity * ambiguity) - 2 * best);
    const confidence = strength * f64x2.extract_lane(exp(f64x2.splat(unsure)), 0);
    // Where hair and wall have the same colour, the mask's outline must decide, or alpha would fade across the whole
    // band.
    const likeliness = alike / (alike + bestSpan);
    store<f32>(overlap + at, <f32>likeliness);
    const prior = <f64>load<f32>(priorAlpha + at);
    const outline = prior === 1 ? outlineInside : outlineOutside;
    const hold = <f64>load<f32>(priorWeight + at) * (1 + outline * likeliness * likeliness);
    // If both explain the pixel equally, no alpha can be found from colour: the person model's is the best estimate.
    const isBoth = ambiguous / (ambiguous + max(toPerson, toBack));
    const masked = mask * isBoth * isBoth;
    const seen = min<f64>(1, max<f64>(0, (own - maskFrom) * (1 / (maskTo - maskFrom))));
    const total = hold + confidence + masked;
    if (total <= 0) continue;
    store<f32>(priorAlpha + at, <f32>((prior * hold + mean * confidence + seen * masked) / total));
    store<f32>(priorWeight + at, <f32>total);
  }
}

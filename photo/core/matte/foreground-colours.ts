import { halvePicture, type Picture } from "./picture";
import { halvePlane } from "./plane";

const smallestSidePx = 4;
const sweepsSmall = 8;
const sweepsLarge = 2;
/**
 * Smoothness weight between neighbours, and its increase across a step of alpha (Germer et al., 2020: 1e-5 and 0.1).
 */
const calm = 1e-5;
const calmAtEdges = 0.1;

interface Level extends Picture {
  alpha: Float32Array;
}

/**
 * Estimates the person's colour at each pixel, by "Fast multi-level foreground estimation" (Germer, Uelwer, Conrad,
 * Harmeling, 2020): from a tiny picture upwards, person and background colours are smoothed and must mix to the
 * picture's. Where alpha is 1 the pixel keeps its colour; where it is 0 the nearest colour of the person is used.
 * Alpha 0..1; the colours are those of a picture of the same size.
 */
export function foregroundColours(
  picture: Picture,
  alpha: Float32Array,
): { person: Float32Array; background: Float32Array } {
  const levels: Level[] = [{ ...picture, alpha }];
  for (;;) {
    const last = levels[levels.length - 1]!;
    if (Math.min(last.widthPx, last.heightPx) <= smallestSidePx) break;
    levels.push({ ...halvePicture(last), alpha: halvePlane({ ...last, values: last.alpha }) });
  }
  let below: Level | null = null;
  let person: Float32Array = meanColour(levels[levels.length - 1]!, (a) => a);
  let background: Float32Array = meanColour(levels[levels.length - 1]!, (a) => 1 - a);
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k]!;
    if (below) {
      person = enlarge(person, below, level);
      background = enlarge(background, below, level);
    }
    settle(level, person, background, level.widthPx <= 32 ? sweepsSmall : sweepsLarge);
    below = level;
  }
  return { person, background };
}

function meanColour(level: Level, weigh: (alpha: number) => number): Float32Array {
  const sum = [0, 0, 0];
  let total = 1e-6;
  for (let i = 0; i < level.alpha.length; i++) {
    const weight = weigh(level.alpha[i]!);
    total += weight;
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + weight * level.rgb[i * 3 + c]!;
  }
  return Float32Array.from({ length: level.alpha.length * 3 }, (_, k) => sum[k % 3]! / total);
}

function enlarge(values: Float32Array, from: Level, to: Level): Float32Array {
  const out = new Float32Array(to.widthPx * to.heightPx * 3);
  for (let y = 0; y < to.heightPx; y++) {
    const row = Math.min(from.heightPx - 1, y >> 1) * from.widthPx;
    for (let x = 0; x < to.widthPx; x++) {
      const source = (row + Math.min(from.widthPx - 1, x >> 1)) * 3;
      const target = (y * to.widthPx + x) * 3;
      out[target] = values[source]!;
      out[target + 1] = values[source + 1]!;
      out[target + 2] = values[source + 2]!;
    }
  }
  return out;
}

function settle(level: Level, person: Float32Array, background: Float32Array, sweeps: number): void {
  const { widthPx, heightPx, rgb, alpha } = level;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let y = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++) {
        const i = y * widthPx + x;
        const a = alpha[i]!;
        const own = a >= 0.999 ? person : a <= 0.001 ? background : null;
        const free = a >= 0.999 ? background : person;
        if (own && sweep === 0) for (let c = 0; c < 3; c++) own[i * 3 + c] = rgb[i * 3 + c]!;
        const n0 = x > 0 ? i - 1 : i;
        const n1 = x < widthPx - 1 ? i + 1 : i;
        const n2 = y > 0 ? i - widthPx : i;
        const n3 = y < heightPx - 1 ? i + widthPx : i;
        if (own) {
          for (let c = 0; c < 3; c++)
            free[i * 3 + c] =
              (free[n0 * 3 + c]! + free[n1 * 3 + c]! + free[n2 * 3 + c]! + free[n3 * 3 + c]!) / 4;
          continue;
        }
        const w0 = calm + calmAtEdges * Math.abs(a - alpha[n0]!);
        const w1 = calm + calmAtEdges * Math.abs(a - alpha[n1]!);
        const w2 = calm + calmAtEdges * Math.abs(a - alpha[n2]!);
        const w3 = calm + calmAtEdges * Math.abs(a - alpha[n3]!);
        const total = w0 + w1 + w2 + w3;
        const b = 1 - a;
        // 2 x 2 normal equations of the mixture and the smoothness of the four neighbours.
        const ff = a * a + total;
        const fb = a * b;
        const bb = b * b + total;
        const scale = 1 / (ff * bb - fb * fb);
        for (let c = 0; c < 3; c++) {
          const seen = rgb[i * 3 + c]!;
          const pullF =
            w0 * person[n0 * 3 + c]! +
            w1 * person[n1 * 3 + c]! +
            w2 * person[n2 * 3 + c]! +
            w3 * person[n3 * 3 + c]! +
            a * seen;
          const pullB =
            w0 * background[n0 * 3 + c]! +
            w1 * background[n1 * 3 + c]! +
            w2 * background[n2 * 3 + c]! +
            w3 * background[n3 * 3 + c]! +
            b * seen;
          person[i * 3 + c] = Math.min(1, Math.max(0, (bb * pullF - fb * pullB) * scale));
          background[i * 3 + c] = Math.min(1, Math.max(0, (ff * pullB - fb * pullF) * scale));
        }
      }
    }
  }
}

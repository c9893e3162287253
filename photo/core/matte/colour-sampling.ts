import type { Picture } from "./resample";
import type { Trimap } from "./trimap";

/** Five take half the time, but lose flat black hair that the mask already doubts. */
const rayCount = 8;
const turnCount = 4;
/** Prices of a pair of colours, in one currency: misfit of the mixture (0..1 squared), deviation from the mask, distance, likeness. */
const prices = { misfit: 1 / 0.0005, maskDeviation: 0.5, distance: 0.05, likeness: 0.05 };
/** Pairs that are dearer than the best by 1 / `focus` count little. */
const focus = 8;
const sampling = {
  /** Standard deviation of alpha among good pairs above which the pixel is ambiguous and sampling stays silent. */
  ambiguity: 0.015,
  /** Weight of a perfect pair, where 1 is that of the pixel's neighbours together. */
  strength: 0.015,
  /** Length of a ray, in head heights. */
  reach: 0.35,
  /** Squared colour distance at which person and background are half alike, and how much the mask's outline then gains. */
  alike: 0.02,
  outlineInside: 250,
  outlineOutside: 40,
  /** Squared colour distance at which a pixel could as well be the one as the other, and how much the mask's alpha then says. */
  ambiguous: 0.0015,
  mask: 0.1,
  /** Coverage from which and up to which the mask's alpha rises: it is softer than any edge. */
  maskFrom: 0.3,
  maskTo: 0.7,
};

const maskSlope = 1 / (sampling.maskTo - sampling.maskFrom);

/**
 * Local colour model: rays from each unknown pixel collect the nearest sure colours of person and background (Gastal and
 * Oliveira, "Shared sampling for real-time alpha matting", 2010); every pair proposes an alpha, and the well-fitting ones
 * are averaged. The verdict is written into the trimap's prior, as strongly as the pairs agree and fit; where bright hair
 * stands before a bright wall they do not, and the pixel is left to its neighbours.
 *
 * @returns per unknown pixel how alike person and background are around it, 0..1
 */
export function sampleColours(picture: Picture, trimap: Trimap, headPx: number): Float32Array {
  const { widthPx, heightPx, rgb } = picture;
  const { alpha, unknown, priorAlpha, priorWeight } = trimap;
  const overlap = new Float32Array(alpha.length);
  const reachPx = Math.round(sampling.reach * headPx);
  const kinds = kindsOf(trimap, widthPx, heightPx, reachPx);
  const rays = makeRays(reachPx, widthPx);
  const persons = new Int32Array(rayCount);
  const backs = new Int32Array(rayCount);
  const personDistance = new Float32Array(rayCount);
  const backDistance = new Float32Array(rayCount);
  const pairPrice = new Float32Array(rayCount * rayCount);
  const pairAlpha = new Float32Array(rayCount * rayCount);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      if (!unknown[i]) continue;
      let personCount = 0;
      let backCount = 0;
      const here = (y + reachPx) * (widthPx + 2 * reachPx) + x + reachPx;
      // Four neighbours look in different directions, so that together they see more.
      const turn = ((x & 1) + 2 * (y & 1)) * rayCount;
      for (let ray = turn; ray < turn + rayCount; ray++) {
        const { steps, inKinds, inPicture } = rays[ray]!;
        let wanted = isOutside | isBackground | isPerson;
        for (let k = 0; k < steps.length; k++) {
          const found = kinds[here + inKinds[k]!]! & wanted;
          if (found === 0) continue;
          if (found === isOutside) break;
          if (found === isPerson) {
            persons[personCount] = (i + inPicture[k]!) * 3;
            personDistance[personCount++] = steps[k]!;
          } else {
            backs[backCount] = (i + inPicture[k]!) * 3;
            backDistance[backCount++] = steps[k]!;
          }
          wanted -= found;
          if (wanted === isOutside) break;
        }
      }
      if (personCount === 0 || backCount === 0) continue;
      const r = rgb[i * 3]!;
      const g = rgb[i * 3 + 1]!;
      const b = rgb[i * 3 + 2]!;
      let pairs = 0;
      let bestSpan = 1;
      let weights = 0;
      let sum = 0;
      let squares = 0;
      let best = Infinity;
      let toPerson = Infinity;
      let toBack = Infinity;
      for (let p = 0; p < personCount; p++) {
        const to = persons[p]!;
        const pr = r - rgb[to]!;
        const pg = g - rgb[to + 1]!;
        const pb = b - rgb[to + 2]!;
        const away = pr * pr + pg * pg + pb * pb;
        if (away < toPerson) toPerson = away;
      }
      for (let q = 0; q < backCount; q++) {
        const from = backs[q]!;
        const br = rgb[from]!;
        const bg = rgb[from + 1]!;
        const bb = rgb[from + 2]!;
        const cr = r - br;
        const cg = g - bg;
        const cb = b - bb;
        const fromBack = cr * cr + cg * cg + cb * cb;
        if (fromBack < toBack) toBack = fromBack;
        for (let p = 0; p < personCount; p++) {
          const to = persons[p]!;
          const dr = rgb[to]! - br;
          const dg = rgb[to + 1]! - bg;
          const db = rgb[to + 2]! - bb;
          const span = dr * dr + dg * dg + db * db + 1e-3;
          const a = Math.min(1, Math.max(0, (cr * dr + cg * dg + cb * db) / span));
          const er = cr - a * dr;
          const eg = cg - a * dg;
          const eb = cb - a * db;
          const away = a - alpha[i]!;
          const price =
            (er * er + eg * eg + eb * eb) * prices.misfit +
            away * away * prices.maskDeviation +
            ((personDistance[p]! + backDistance[q]!) / reachPx) * prices.distance +
            prices.likeness / span;
          pairPrice[pairs] = price;
          pairAlpha[pairs++] = a;
          if (price < best) {
            best = price;
            bestSpan = span;
          }
        }
      }
      for (let k = 0; k < pairs; k++) {
        const dearer = (pairPrice[k]! - best) * focus;
        if (dearer > 5) continue;
        const weight = Math.exp(-dearer);
        weights += weight;
        sum += weight * pairAlpha[k]!;
        squares += weight * pairAlpha[k]! * pairAlpha[k]!;
      }
      const mean = sum / weights;
      const variance = Math.max(0, squares / weights - mean * mean);
      const confidence = sampling.strength * Math.exp(-variance / sampling.ambiguity ** 2 - 2 * best);
      // Where hair and wall look alike no colour decides: the mask's outline must, or alpha fades across the whole band.
      const alike = sampling.alike / (sampling.alike + bestSpan);
      overlap[i] = alike;
      const outline = priorAlpha[i]! === 1 ? sampling.outlineInside : sampling.outlineOutside;
      const hold = priorWeight[i]! * (1 + outline * alike * alike);
      // A pixel that both explain alike has no alpha of its own to find: there the person model's is the best there is.
      const both = sampling.ambiguous / (sampling.ambiguous + Math.max(toPerson, toBack));
      const mask = sampling.mask * both * both;
      const seen = Math.min(1, Math.max(0, (alpha[i]! - sampling.maskFrom) * maskSlope));
      const total = hold + confidence + mask;
      if (total <= 0) continue;
      priorAlpha[i] = (priorAlpha[i]! * hold + mean * confidence + seen * mask) / total;
      priorWeight[i] = total;
    }
  }
  return overlap;
}

/** What a ray meets; 0 is an unknown pixel, which it passes. */
const [isBackground, isPerson, isOutside] = [1, 2, 4];

/** What each pixel is, with a margin as wide as a ray is long: none has to look where the picture ends. */
function kindsOf(
  { alpha, unknown }: Trimap,
  widthPx: number,
  heightPx: number,
  marginPx: number,
): Uint8Array {
  const stride = widthPx + 2 * marginPx;
  const kinds = new Uint8Array(stride * (heightPx + 2 * marginPx)).fill(isOutside);
  for (let y = 0; y < heightPx; y++) {
    const from = y * widthPx;
    const to = (y + marginPx) * stride + marginPx;
    for (let x = 0; x < widthPx; x++)
      kinds[to + x] = unknown[from + x] ? 0 : alpha[from + x] === 1 ? isPerson : isBackground;
  }
  return kinds;
}

/** Where a ray looks: how many steps away, and by how much these places lie behind its pixel's. */
interface Ray {
  steps: Int32Array;
  inKinds: Int32Array;
  inPicture: Int32Array;
}

function makeRays(reachPx: number, widthPx: number): Ray[] {
  const steps: number[] = [];
  for (let step = 1; step < reachPx; step += step < 8 ? 1 : step < 20 ? 2 : 4) steps.push(step);
  return Array.from({ length: turnCount * rayCount }, (_, n) => {
    const angle = (((n % rayCount) + Math.floor(n / rayCount) / turnCount) * 2 * Math.PI) / rayCount;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map(Math.fround) as [number, number];
    const placesBy = (stride: number) =>
      Int32Array.from(steps, (step) => Math.floor(dy * step + 0.5) * stride + Math.floor(dx * step + 0.5));
    return {
      steps: Int32Array.from(steps),
      inKinds: placesBy(widthPx + 2 * reachPx),
      inPicture: placesBy(widthPx),
    };
  });
}

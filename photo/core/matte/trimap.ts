import { distanceTo, type Plane } from "./plane";

/** All lengths in head heights (chin to skull top), tuned on portraits with true alpha: see README. */
const bands = {
  /** Coverage that counts as certainly person or background. */
  surePerson: 0.95,
  sureBackground: 0.05,
  /** Width of the unknown band beyond the doubtful coverage, inwards and outwards. Wide where there may be hair. */
  hairInward: 0.04,
  hairOutward: 0.04,
  /** The same at crisp edges: skin, and cloth, which begins at this distance below the chin. */
  crispInward: 0.015,
  crispOutward: 0.015,
  clothBelowChin: 0.1,
  /** Share of skin in the rim from which the edge counts as crisp (completely at twice that). */
  skinShare: 0.35,
  /** Weight of the mask's value at `priorReach` from its outline; grows with the square of the distance. */
  priorReach: 0.05,
  priorInside: 0.002,
  priorOutside: 0.01,
  /** Factor of this weight at crisp edges. */
  priorCrisp: 4,
};

export interface Trimap {
  /** 1 person, 0 background; the coverage where unknown. */
  alpha: Float32Array;
  unknown: Uint8Array;
  /** Prior alpha of each unknown pixel by the mask's outline, and its weight. */
  priorAlpha: Float32Array;
  priorWeight: Float32Array;
}

/** `skin` from `skinShare`; size and position of the head in cells of the grid. */
export function makeTrimap(
  grid: Plane,
  skin: Float32Array,
  { headPx, chinRow }: { headPx: number; chinRow: number },
): Trimap {
  const { widthPx, heightPx, values: coverage } = grid;
  const count = coverage.length;
  const trimap: Trimap = {
    alpha: new Float32Array(count),
    unknown: new Uint8Array(count),
    priorAlpha: new Float32Array(count),
    priorWeight: new Float32Array(count),
  };
  const toDoubtFromPerson = distanceTo(grid, { from: 0, below: bands.surePerson });
  const toDoubtFromBackground = distanceTo(grid, { from: bands.sureBackground });
  const inside = distanceTo(grid, { from: 0, below: 0.5 });
  const outside = distanceTo(grid, { from: 0.5 });
  const furthestInward = headPx * bands.hairInward;
  const furthestOutward = headPx * bands.hairOutward;
  for (let y = 0; y < heightPx; y++) {
    const cloth = Math.min(1, Math.max(0, ((y - chinRow) / headPx - bands.clothBelowChin) / 0.1));
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      // Most of the picture is further from any doubtful pixel than the band is wide.
      if (toDoubtFromPerson[i]! > furthestInward) {
        trimap.alpha[i] = 1;
        continue;
      }
      if (toDoubtFromBackground[i]! > furthestOutward) continue;
      const bare = Math.min(1, Math.max(0, skin[i]! / bands.skinShare - 1));
      const crisp = Math.max(cloth, bare);
      const inward = headPx * (bands.hairInward + crisp * (bands.crispInward - bands.hairInward));
      const outward = headPx * (bands.hairOutward + crisp * (bands.crispOutward - bands.hairOutward));
      if (toDoubtFromPerson[i]! > inward) trimap.alpha[i] = 1;
      else if (toDoubtFromBackground[i]! > outward) trimap.alpha[i] = 0;
      else {
        trimap.alpha[i] = coverage[i]!;
        trimap.unknown[i] = 1;
        const isInside = inside[i]! > outside[i]!;
        const far = Math.max(inside[i]!, outside[i]!) / (bands.priorReach * headPx);
        trimap.priorAlpha[i] = isInside ? 1 : 0;
        trimap.priorWeight[i] =
          Math.min(4, far * far) *
          (isInside ? bands.priorInside : bands.priorOutside) *
          (1 + crisp * (bands.priorCrisp - 1));
      }
    }
  }
  return trimap;
}

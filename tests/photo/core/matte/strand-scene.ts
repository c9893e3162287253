import type { CoverageMap, HeadGeometry } from "../../../../photo/core/matte/coverage";
import type { Matte, Raster } from "../../../../photo/core/types";

/** A head with strands of hair over a given background, with everything known: alpha, colours, and a rough mask. */
export interface StrandScene {
  image: Raster;
  truth: Matte;
  /** The person's own colours. */
  person: Raster;
  coarse: CoverageMap;
  face: HeadGeometry;
}

export const sceneSidePx = 320;
const side = sceneSidePx;
const centreX = 160;
const centreY = 170;
const skullPx = 80;
const oversampling = 3;

export type Paint = (x: number, y: number) => [number, number, number];

/** Deterministic noise in -1..1, so that every run sees the same picture. */
export function noise(x: number, y: number, seed = 0): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + seed * 37.719) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

export const gradient: Paint = (x, y) => [120 + x / 4, 150 + y / 5, 190 + noise(x, y) * 3];

/** The kind of scene on which a guided filter leaves smears. */
export const stripes: Paint = (x, y) => {
  const isBright = Math.floor((x + y / 2) / 14) % 2 === 0;
  return isBright ? [205, 215, 190] : [90, 150, 200];
};

const hairPaint: Paint = (x, y) => {
  const shine = 12 * noise(Math.floor(x / 2), Math.floor(y / 2), 1);
  return [58 + shine, 36 + shine, 26 + shine];
};

/** Strands: arcs that leave the skull upward and sideways, 0.7 to 1.6 px wide. */
function isOnStrand(x: number, y: number): boolean {
  const radius = Math.hypot(x - centreX, y - centreY);
  if (radius < skullPx - 2 || radius > skullPx + 13 || y > centreY) return false;
  const angle = Math.atan2(y - centreY, x - centreX);
  for (let strand = 0; strand < 40; strand++) {
    const root = -Math.PI + ((strand + 0.5) * Math.PI) / 40;
    const bend = 0.006 * noise(strand, 3) * (radius - skullPx);
    const widthPx = 0.7 + 0.9 * Math.abs(noise(strand, 7));
    if (Math.abs(angle - root - bend) * radius < widthPx / 2) return true;
  }
  return false;
}

export interface SceneOptions {
  background: Paint;
  /** A spot of the person's colour far from the head, in the rough mask too. */
  hasIsland?: boolean;
  /** A round gap in the hair through which the background is seen. */
  hasGap?: boolean;
}

export const gap = { x: centreX - 52, y: centreY - 52, radiusPx: 7 };
export const island = { x: 40, y: 50, radiusPx: 9 };

export function strandScene({ background, hasIsland = false, hasGap = false }: SceneOptions): StrandScene {
  const isPerson = (x: number, y: number): boolean => {
    if (hasGap && Math.hypot(x - gap.x, y - gap.y) < gap.radiusPx) return false;
    if (Math.hypot(x - centreX, y - centreY) < skullPx) return true;
    if (y > centreY + 60 && Math.abs(x - centreX) < 40 + (y - centreY - 60) * 0.9) return true;
    return isOnStrand(x, y);
  };
  const count = side * side;
  const alpha = new Uint8Array(count);
  const person = new Uint8Array(count * 3);
  const pixels = new Uint8Array(count * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      let hits = 0;
      for (let sy = 0; sy < oversampling; sy++)
        for (let sx = 0; sx < oversampling; sx++)
          if (isPerson(x + (sx + 0.5) / oversampling, y + (sy + 0.5) / oversampling)) hits++;
      const a = hits / oversampling ** 2;
      alpha[i] = Math.round(255 * a);
      const own = personPaint(x, y);
      const isIsland = hasIsland && Math.hypot(x - island.x, y - island.y) < island.radiusPx;
      const behind = isIsland ? own : background(x, y);
      for (let c = 0; c < 3; c++) {
        person[i * 3 + c] = own[c]!;
        pixels[i * 3 + c] = Math.round(a * own[c]! + (1 - a) * behind[c]!);
      }
    }
  }
  const size = { widthPx: side, heightPx: side };
  const coarse = roughMask(alpha, hasIsland);
  return {
    image: { ...size, channels: 3, pixels },
    person: { ...size, channels: 3, pixels: person },
    truth: { ...size, alpha },
    coarse,
    face: {
      box: { x: centreX - 55, y: centreY - 35, width: 110, height: 110 },
      leftEye: [centreX + 28, centreY - 5],
      rightEye: [centreX - 28, centreY - 5],
      chin: [centreX, centreY + 76],
    },
  };
}

/** Face in the middle, cloth below, hair elsewhere. */
function personPaint(x: number, y: number): [number, number, number] {
  if (y > centreY + 70) return [60 + 8 * noise(x, y, 2), 70 + 8 * noise(x, y, 4), 110];
  const isFace = Math.hypot((x - centreX) / 46, (y - centreY - 10) / 58) < 1;
  return isFace ? [214 + 5 * noise(x, y, 5), 160 + 5 * noise(x, y, 6), 132] : hairPaint(x, y);
}

/** What a 64 px mask of the picture would know: strands and gaps are gone, the outline is soft. */
function roughMask(alpha: Uint8Array, hasIsland: boolean): CoverageMap {
  const cells = 64;
  const cellPx = side / cells;
  const coverage = new Float32Array(cells * cells);
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      let sum = 0;
      let n = 0;
      for (let sy = Math.max(0, (y - 1) * cellPx); sy < Math.min(side, (y + 2) * cellPx); sy++)
        for (let sx = Math.max(0, (x - 1) * cellPx); sx < Math.min(side, (x + 2) * cellPx); sx++) {
          sum += alpha[sy * side + sx]! / 255;
          n++;
        }
      const mean = sum / n;
      const isIsland =
        Math.hypot((x + 0.5) * cellPx - island.x, (y + 0.5) * cellPx - island.y) < island.radiusPx;
      coverage[y * cells + x] = hasIsland && isIsland ? 0.9 : Math.min(1, Math.max(0, (mean - 0.35) / 0.3));
    }
  }
  return { widthPx: cells, heightPx: cells, coverage, place: { x: 0, y: 0, width: side, height: side } };
}

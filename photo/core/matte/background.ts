import { deltaE, type Lab, labOfLinear, labOfRgb, linearOfSample, rgbOfHex } from "../raster/colour";
import { thresholds } from "../thresholds";
import type { Matte, Raster } from "../types";
import { hardestWallLine } from "./wall-lines";

/** Measurements of the wall behind the head. Distances are CIE76. */
export interface BackgroundFacts {
  mean: Lab;
  /** To the nearest allowed colour. */
  distance: number;
  /** The nearest allowed colour, "#rrggbb". */
  nearest: string;
  /** Root mean square distance of the samples from their mean. */
  spread: number;
  /** Colour difference between left and right of the head. */
  sides: number;
  /** How much darker the wall is near the head than away from it. */
  shadow: number;
  /** The hardest straight line on the wall, in L*; 0 where its spread alone shows that it is not plain. */
  line: number;
}

export interface BackgroundPlace {
  /** Only rows above this one (the chin) are used: below it, corners are shoulders. */
  bottomRow: number;
  /** Column of the face axis. */
  axisColumn: number;
  headPx: number;
  /** False outside the source. */
  isInside(column: number, row: number): boolean;
}

const stepPx = 4;

/** Minimum number of samples. */
const samplesMin = 80;

/** Alpha up to this counts as background, because a matte is never perfectly clean. */
const alphaMax = 6;

/** Points around a sample at which there must be no person; 1 is the distance given to `freeFrom`. */
const around = [
  { dx: 0, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
  { dx: -0.7, dy: 0.7 },
  { dx: 0.7, dy: 0.7 },
];

/** Whether there is no person at a pixel and `reachPx` around it; beyond the border, its nearest pixel counts. */
function freeFrom(
  { widthPx, heightPx, alpha }: Matte,
  reachPx: number,
): (column: number, row: number) => boolean {
  const asides = Int32Array.from(around, ({ dx }) => Math.round(dx * reachPx));
  const downs = Int32Array.from(around, ({ dy }) => Math.round(dy * reachPx));
  return (column, row) => {
    for (let i = 0; i < asides.length; i++) {
      const x = Math.max(0, Math.min(widthPx - 1, column + asides[i]!));
      const y = Math.max(0, Math.min(heightPx - 1, row + downs[i]!));
      if (alpha[y * widthPx + x]! > alphaMax) return false;
    }
    return true;
  };
}

interface Mean {
  count: number;
  sum: [number, number, number];
}

const emptyMean = (): Mean => ({ count: 0, sum: [0, 0, 0] });

function add(mean: Mean, lab: Lab): void {
  mean.count++;
  for (let i = 0; i < 3; i++) mean.sum[i]! += lab[i]!;
}

const labOf = ({ count, sum }: Mean): Lab => sum.map((value) => value / Math.max(1, count)) as Lab;

/**
 * Judges the existing background, above and beside the head, at some distance from the person.
 * @returns null if too little of it is visible
 */
export function judgeBackground(
  image: Raster,
  matte: Matte,
  place: BackgroundPlace,
  allowed: string[],
): BackgroundFacts | null {
  const { widthPx } = image;
  const away = Math.max(3, Math.round(0.03 * place.headPx));
  const near = Math.round(0.18 * place.headPx);
  const bottom = Math.min(image.heightPx - away, Math.round(place.bottomRow));
  const isFreeAway = freeFrom(matte, away);
  const isFreeNear = freeFrom(matte, near);
  const all = emptyMean();
  const bySide = [emptyMean(), emptyMean()];
  const nearBySide = [emptyMean(), emptyMean()];
  const farBySide = [emptyMean(), emptyMean()];
  let squares = 0;
  for (let row = 0; row < bottom; row += stepPx) {
    for (let column = 0; column < widthPx; column += stepPx) {
      if (!isFreeAway(column, row) || !place.isInside(column, row)) continue;
      const at = (row * widthPx + column) * image.channels;
      const lab = labOfLinear(
        linearOfSample[image.pixels[at]!]!,
        linearOfSample[image.pixels[at + 1]!]!,
        linearOfSample[image.pixels[at + 2]!]!,
      );
      const side = column < place.axisColumn ? 0 : 1;
      add(all, lab);
      add(bySide[side]!, lab);
      add((isFreeNear(column, row) ? farBySide : nearBySide)[side]!, lab);
      squares += lab[0] ** 2 + lab[1] ** 2 + lab[2] ** 2;
    }
  }
  if (all.count < samplesMin) return null;
  const mean = labOf(all);
  const distanceTo = (hex: string): number => deltaE(mean, labOfRgb(rgbOfHex(hex)));
  const [nearest] = [...allowed].sort((a, b) => distanceTo(a) - distanceTo(b));
  const shadowOn = (side: 0 | 1): number => {
    if (nearBySide[side]!.count < samplesMin / 4 || farBySide[side]!.count < samplesMin / 4) return 0;
    return labOf(farBySide[side]!)[0] - labOf(nearBySide[side]!)[0];
  };
  const spread = Math.sqrt(Math.max(0, squares / all.count - mean[0] ** 2 - mean[1] ** 2 - mean[2] ** 2));
  const isFree = (column: number, row: number): boolean =>
    isFreeAway(column, row) && place.isInside(column, row);
  const hasBothSides = bySide.every(({ count }) => count >= samplesMin / 4);
  return {
    mean,
    distance: distanceTo(nearest!),
    nearest: nearest!,
    spread,
    sides: hasBothSides ? deltaE(labOf(bySide[0]!), labOf(bySide[1]!)) : 0,
    shadow: Math.max(0, shadowOn(0), shadowOn(1)),
    line:
      spread > thresholds.backgroundSpread.warn.max
        ? 0
        : hardestWallLine(image, isFree, { headPx: place.headPx, bottomRow: bottom }),
  };
}

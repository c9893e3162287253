import type { Picture } from "./picture";
import { distanceTo, type Plane } from "./plane";

/** Lengths in head heights (chin to skull top). */
const evidence = {
  /** Coverage that is certainly person or certainly not, at this distance from the nearest doubtful pixel. */
  surePerson: 0.95,
  sureBackground: 0.05,
  awayFromDoubt: 0.02,
  /** Depth into the person in which colours are collected: hair and cloth near the edge, not the face. */
  depth: 0.15,
  /**
   * Side of the tiles; a pixel uses its own tile and the eight around. `wholeShare` is the weight of the whole picture
   * beside them, out of 1.
   */
  tile: 0.25,
  wholeShare: 0.2,
  /** Steps per colour channel. */
  steps: 12,
  /**
   * Share of its surroundings from which a colour counts as common there; below, linearly less, down to `stranger`.
   */
  atHome: 0.003,
  stranger: 0.05,
  /** Weight of the colours against the mask, for the background and for the person. */
  forBackground: 0.7,
  forPerson: 0.2,
};

/**
 * Adjusts doubtful mask values by colour: a doubtful pixel whose colour is common in the nearby background but not in
 * the person is background, such as lamps, leaves and window frames beside the head. Colours that are common in both,
 * or in neither, change nothing. Confident values stay, and nothing becomes confident by colour alone.
 */
export function weighColours(picture: Picture, coverage: Float32Array, headPx: number): Float32Array {
  const { widthPx, heightPx } = picture;
  const bins = colourBins(picture);
  const grid = gatherTiles({ widthPx, heightPx, values: coverage }, bins, headPx);
  const { tilePx, columns, rows } = grid;
  const whole = sumOf(grid.tiles);
  const moved = coverage.slice();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let verdicts: Float32Array | null = null;
      for (let y = row * tilePx; y < Math.min(heightPx, (row + 1) * tilePx); y++) {
        for (let x = column * tilePx; x < Math.min(widthPx, (column + 1) * tilePx); x++) {
          const i = y * widthPx + x;
          const own = coverage[i]!;
          if (own < evidence.sureBackground || own >= evidence.surePerson) continue;
          verdicts ??= verdictsOf(around(grid, column, row), whole);
          moved[i] = push(own, verdicts[bins[i]!]!);
        }
      }
    }
  }
  return moved;
}

interface Tile {
  person: Float32Array;
  background: Float32Array;
}

interface TileGrid {
  tiles: Tile[];
  tilePx: number;
  columns: number;
  rows: number;
}

const { steps } = evidence;
const binCount = steps ** 3;

const emptyTile = (): Tile => ({
  person: new Float32Array(binCount),
  background: new Float32Array(binCount),
});

function colourBins({ rgb, widthPx, heightPx }: Picture): Uint16Array {
  const bins = new Uint16Array(widthPx * heightPx);
  for (let i = 0; i < bins.length; i++) {
    let bin = 0;
    for (let c = 0; c < 3; c++) bin = bin * steps + Math.min(steps - 1, (rgb[3 * i + c]! * steps) | 0);
    bins[i] = bin;
  }
  return bins;
}

/** Frequency of each colour in each tile, on the certain rim of the person and on the certain background. */
function gatherTiles(coverage: Plane, bins: Uint16Array, headPx: number): TileGrid {
  const { widthPx, heightPx } = coverage;
  const tilePx = Math.max(8, Math.round(evidence.tile * headPx));
  const columns = Math.ceil(widthPx / tilePx);
  const rows = Math.ceil(heightPx / tilePx);
  const toDoubt = distanceTo(coverage, { from: 0, below: evidence.surePerson });
  const toPerson = distanceTo(coverage, { from: evidence.sureBackground });
  const nearPx = evidence.awayFromDoubt * headPx;
  const tiles = Array.from({ length: columns * rows }, emptyTile);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const tile = tiles[((y / tilePx) | 0) * columns + ((x / tilePx) | 0)]!;
      const depthPx = toDoubt[i]!;
      if (depthPx > nearPx && depthPx < evidence.depth * headPx) tile.person[bins[i]!]!++;
      else if (toPerson[i]! > nearPx) tile.background[bins[i]!]!++;
    }
  }
  return { tiles, tilePx, columns, rows };
}

function sumOf(tiles: Tile[]): Tile {
  const sum = emptyTile();
  for (const { person, background } of tiles) {
    for (let bin = 0; bin < binCount; bin++) {
      sum.person[bin] = sum.person[bin]! + person[bin]!;
      sum.background[bin] = sum.background[bin]! + background[bin]!;
    }
  }
  return sum;
}

function around({ tiles, columns, rows }: TileGrid, column: number, row: number): Tile {
  const near: Tile[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      near.push(tiles[y * columns + x]!);
  return sumOf(near);
}

/** Log odds by colour: positive for the person, negative for the background. */
function verdictsOf(near: Tile, whole: Tile): Float32Array {
  const person = atHome(near.person, whole.person);
  const background = atHome(near.background, whole.background);
  for (let bin = 0; bin < binCount; bin++)
    person[bin] = Math.log((person[bin]! + evidence.stranger) / (background[bin]! + evidence.stranger));
  return person;
}

/** 0 to 1 per colour. */
function atHome(near: Float32Array, whole: Float32Array): Float32Array {
  const nearShare = (1 - evidence.wholeShare) / Math.max(1, total(near));
  const wholeShare = evidence.wholeShare / Math.max(1, total(whole));
  const shares = new Float32Array(binCount);
  for (let bin = 0; bin < binCount; bin++) shares[bin] = near[bin]! * nearShare + whole[bin]! * wholeShare;
  const smoothed = smooth(shares);
  for (let bin = 0; bin < binCount; bin++) smoothed[bin] = Math.min(1, smoothed[bin]! / evidence.atHome);
  return smoothed;
}

function total(values: Float32Array): number {
  let sum = 0;
  for (let bin = 0; bin < binCount; bin++) sum += values[bin]!;
  return sum;
}

/** Neighbouring colours are similar: smooths each channel by 1 2 1. */
function smooth(values: Float32Array): Float32Array {
  let from = values;
  for (const stride of [1, steps, steps * steps]) {
    const out = new Float32Array(binCount);
    for (let bin = 0; bin < binCount; bin++) {
      const step = ((bin / stride) | 0) % steps;
      const before = from[step > 0 ? bin - stride : bin]!;
      const after = from[step < steps - 1 ? bin + stride : bin]!;
      out[bin] = from[bin]! / 2 + (before + after) / 4;
    }
    from = out;
  }
  return from;
}

const almost = 1e-3;

function push(coverage: number, verdict: number): number {
  const chance = Math.log(coverage / (1 - coverage));
  const weight = verdict > 0 ? evidence.forPerson : evidence.forBackground;
  const moved = 1 / (1 + Math.exp(-chance - weight * verdict));
  return Math.max(evidence.sureBackground, Math.min(evidence.surePerson - almost, moved));
}

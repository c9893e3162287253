import type { Raster } from "../../types";
import {
  aboveOthers,
  afterHardest,
  allButOne,
  blockEdges,
  paintedFrame,
  pieces,
  type Span,
  standsOut,
  stepsByPiece,
} from "./torn-picture";

/** Of a print that was put on a scanner or photographed by hand. */
const leanMaxDeg = 3;

/** So many neighbouring pieces have to show the line: the corner of a print may lie inside the columns. */
const crossedPieces = 12;

/** In scans the edge of a print is soft: two lines wide. */
const besideFrom = 2;

/** How many different leans are tried over the width of the columns: a pixel each, unless there are more. */
const leansMax = 400;

/** These pieces are among the neighbouring ones wherever those begin; one of them may show no line (`allButOne`). */
const inAll = { from: pieces - crossedPieces, to: crossedPieces };

/** How far a leaning line stands out of its neighbours, in the pieces that it crosses; 0 if it does not. */
function leaning(means: readonly Float32Array[], line: number, leanPx: number): number {
  const beside = besideFrom + Math.ceil(Math.abs(leanPx) / pieces);
  const stepOf = (piece: number): number => {
    const row = line + Math.round(leanPx * ((piece + 0.5) / pieces - 0.5));
    const ofPiece = means[piece]!;
    return row - beside - 1 < 0 || row + beside + 1 >= ofPiece.length ? 0 : standsOut(ofPiece, row, beside);
  };
  let missing = 0;
  for (let piece = inAll.from; piece < inAll.to; piece++) {
    if (stepOf(piece) <= 0 && ++missing > 1) return 0;
  }
  const steps = means.map((_, piece) => stepOf(piece));
  let most = 0;
  for (let from = 0; from <= inAll.from; from++)
    most = Math.max(most, allButOne(steps.slice(from, from + crossedPieces)));
  return most;
}

/** Where a line is looked for. */
interface Area {
  rows: Span;
  columns: Span;
}

/**
 * The highest row that stands out of all others across the given columns, person and wall alike: where a print or the picture above a
 * strip ends. It may lean as much as a print that was not put on straight; the row is that of its higher end. Null if there is none.
 *
 * @param stepMin how far it has to stand out, in grey levels
 */
export function firstRowAcross(raster: Raster, { rows, columns }: Area, stepMin: number): number | null {
  const { heightPx } = raster;
  const atBorder = Math.max(besideFrom + 2, Math.round(paintedFrame * heightPx));
  const first = Math.max(atBorder, Math.round(rows.from));
  const last = Math.min(heightPx - atBorder, Math.round(rows.to));
  const widthPx = columns.to - columns.from;
  const reachPx = Math.tan((leanMaxDeg * Math.PI) / 180) * widthPx;
  const around = Math.ceil(reachPx / 2) + besideFrom + Math.ceil(reachPx / pieces) + 2;
  const read = { from: Math.max(1, first - around), to: Math.min(heightPx, last + around) };
  const means = stepsByPiece(raster, true, read, columns);
  const stepPx = Math.max(1, widthPx / leansMax);
  let highest: number | null = null;
  for (let i = -Math.floor(reachPx / stepPx); i * stepPx <= reachPx; i++) {
    const leanPx = i * stepPx;
    const values: number[] = [];
    for (let line = first; line <= last; line++) values.push(leaning(means, line, leanPx));
    if (aboveOthers(values) <= stepMin) continue;
    const beyond = afterHardest(values, blockEdges) + stepMin;
    const row = first + values.findIndex((value) => value > beyond) - Math.ceil(Math.abs(leanPx) / 2);
    if (highest === null || row < highest) highest = row;
  }
  return highest;
}

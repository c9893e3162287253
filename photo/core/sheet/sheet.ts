import type { PaperName } from "../types";
import { papers } from "./papers";

export interface RectMm {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

export interface LineMm {
  x1Mm: number;
  y1Mm: number;
  x2Mm: number;
  y2Mm: number;
}

/** Where everything stands on a sheet; millimetres from its top left corner. */
export interface SheetLayout {
  paper: PaperName;
  widthMm: number;
  heightMm: number;
  /** The grid that the paper holds; `copies` photos fill it row by row. */
  columns: number;
  rows: number;
  copies: number;
  /** The photos lie on their left side (turned by 90 degrees clockwise), because more of them fit so. */
  turned: boolean;
  photos: RectMm[];
  /** Where to cut: short lines in the gaps and margins, never on a photo. */
  ticks: LineMm[];
  /** Free strip at the lower edge for the words, left of the ruler. */
  label: RectMm;
  /** A line of 50 mm with a stroke every 10 mm, to check a print with; empty on a sheet too narrow for it. */
  ruler: LineMm[];
}

/** Scissors and printers both wander: no gap and no margin is narrower. */
export const smallestGapMm = 2;
/** Strip for one line of words, below the lowest gap. */
export const labelHeightMm = 4;
export const rulerLengthMm = 50;
const shortestLabelMm = 20;
const longestTickMm = 4;
/** A tick stays this far from the corner that it points at. */
const tickClearanceMm = 0.3;

/** Not even one whole photo fits on the paper. */
export class SheetTooSmall extends Error {
  constructor(
    readonly paper: PaperName,
    readonly widthMm: number,
    readonly heightMm: number,
  ) {
    super(`A photo of ${widthMm} x ${heightMm} mm does not fit on ${paper} with room to cut`);
    this.name = "SheetTooSmall";
  }
}

/**
 * Whole photos only, upright or turned, whichever gives more; all gaps and margins of one direction are equal.
 * @param copies fewer than fit; more are not invented
 * @throws SheetTooSmall
 */
export function layOutSheet(
  paper: PaperName,
  photoMm: { widthMm: number; heightMm: number },
  copies?: number,
): SheetLayout {
  const { widthMm, heightMm } = papers[paper];
  const upright = fillGrid(widthMm, heightMm, photoMm.widthMm, photoMm.heightMm);
  const lying = fillGrid(widthMm, heightMm, photoMm.heightMm, photoMm.widthMm);
  const turned = lying.columns * lying.rows > upright.columns * upright.rows;
  const { columns, rows } = turned ? lying : upright;
  if (columns * rows === 0) throw new SheetTooSmall(paper, photoMm.widthMm, photoMm.heightMm);
  const placed = { widthMm: photoMm.widthMm, heightMm: photoMm.heightMm };
  if (turned) [placed.widthMm, placed.heightMm] = [placed.heightMm, placed.widthMm];
  const gapXMm = (widthMm - columns * placed.widthMm) / (columns + 1);
  const gapYMm = (heightMm - labelHeightMm - rows * placed.heightMm) / (rows + 1);
  const count = Math.max(1, Math.min(copies ?? columns * rows, columns * rows));
  const photos = Array.from({ length: count }, (_, index) => ({
    xMm: gapXMm + (index % columns) * (placed.widthMm + gapXMm),
    yMm: gapYMm + Math.floor(index / columns) * (placed.heightMm + gapYMm),
    ...placed,
  }));
  const ticks = photos.flatMap((photo) => ticksAround(photo, gapXMm, gapYMm));
  const strip = {
    xMm: Math.max(gapXMm, smallestGapMm),
    // Next to the photos where they leave room, so that a printer that cuts the edge does not cut the words.
    yMm: heightMm - labelHeightMm - Math.max(0, Math.min(gapYMm - smallestGapMm, labelHeightMm)),
    widthMm: widthMm - 2 * Math.max(gapXMm, smallestGapMm),
    heightMm: labelHeightMm,
  };
  const hasRuler = strip.widthMm >= rulerLengthMm + shortestLabelMm;
  const ruler = hasRuler ? rulerIn(strip) : [];
  const label = { ...strip, widthMm: strip.widthMm - (hasRuler ? rulerLengthMm : 0) };
  return { paper, widthMm, heightMm, columns, rows, copies: count, turned, photos, ticks, label, ruler };
}

function fillGrid(paperWidthMm: number, paperHeightMm: number, widthMm: number, heightMm: number) {
  // The millionth keeps 4 x 35 + 5 x 2 = 150 mm on a paper of 150 mm whatever the rounding.
  const fitting = (spaceMm: number, photoMm: number) =>
    Math.max(0, Math.floor((spaceMm - smallestGapMm) / (photoMm + smallestGapMm) + 1e-6));
  return {
    columns: fitting(paperWidthMm, widthMm),
    rows: fitting(paperHeightMm - labelHeightMm, heightMm),
  };
}

/** Two ticks at each corner, pointing away from the photo, at most to the middle of the gap. */
function ticksAround({ xMm, yMm, widthMm, heightMm }: RectMm, gapXMm: number, gapYMm: number): LineMm[] {
  const reachX = Math.min(longestTickMm, gapXMm / 2);
  const reachY = Math.min(longestTickMm, gapYMm / 2);
  const ticks: LineMm[] = [];
  for (const [x, outX] of [
    [xMm, -1],
    [xMm + widthMm, 1],
  ] as const) {
    for (const [y, outY] of [
      [yMm, -1],
      [yMm + heightMm, 1],
    ] as const) {
      ticks.push({ x1Mm: x + outX * tickClearanceMm, y1Mm: y, x2Mm: x + outX * reachX, y2Mm: y });
      ticks.push({ x1Mm: x, y1Mm: y + outY * tickClearanceMm, x2Mm: x, y2Mm: y + outY * reachY });
    }
  }
  return ticks;
}

/** At the right end of the strip; the long strokes stand at 0 and 50 mm. */
function rulerIn(strip: RectMm): LineMm[] {
  const right = strip.xMm + strip.widthMm;
  const left = right - rulerLengthMm;
  const y = strip.yMm + strip.heightMm / 2;
  const strokes = [0, 10, 20, 30, 40, 50].map((mm) => {
    const reach = mm % rulerLengthMm === 0 ? 1.2 : 0.6;
    return { x1Mm: left + mm, y1Mm: y - reach, x2Mm: left + mm, y2Mm: y + reach };
  });
  return [{ x1Mm: left, y1Mm: y, x2Mm: right, y2Mm: y }, ...strokes];
}

import type { PaperName } from "../types";
import { type Paper, papers } from "./papers";

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

/** Between the lowest photos and the words. */
const labelClearanceMm = 0.6;
/** Strip for one line of words, below the lowest gap. */
export const labelHeightMm = 4;
export const rulerLengthMm = 50;
const shortestLabelMm = 20;
const longestTickMm = 4;
/** A tick stays this far from the corner that it points at. */
const tickClearanceMm = 0.3;
/** No tick comes nearer to the paper's edge: it would not be printed. */
const tickEdgeMm = 1;

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

/** Whether a paper holds a whole photo, upright or turned. */
export function holdsPhoto(
  paper: PaperName,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): boolean {
  const ways = [fillGrid(papers[paper], widthMm, heightMm), fillGrid(papers[paper], heightMm, widthMm)];
  return ways.some(({ columns, rows }) => columns * rows > 0);
}

/**
 * Whole photos only, upright or turned, whichever gives more. Gaps and margins of one direction are equal, unless the
 * paper's margin wants more: then the gaps share the rest.
 * @param copies fewer than fit; more are not invented
 * @throws SheetTooSmall
 */
export function layOutSheet(
  paper: PaperName,
  photoMm: { widthMm: number; heightMm: number },
  copies?: number,
): SheetLayout {
  const { widthMm, heightMm, marginMm } = papers[paper];
  const upright = fillGrid(papers[paper], photoMm.widthMm, photoMm.heightMm);
  const lying = fillGrid(papers[paper], photoMm.heightMm, photoMm.widthMm);
  const turned = lying.columns * lying.rows > upright.columns * upright.rows;
  const { columns, rows } = turned ? lying : upright;
  if (columns * rows === 0) throw new SheetTooSmall(paper, photoMm.widthMm, photoMm.heightMm);
  const placed = { widthMm: photoMm.widthMm, heightMm: photoMm.heightMm };
  if (turned) [placed.widthMm, placed.heightMm] = [placed.heightMm, placed.widthMm];
  const [marginXMm, gapXMm] = spread(widthMm - columns * placed.widthMm, columns, marginMm, marginMm);
  const bottomMm = lowerMarginMm(marginMm);
  const [marginYMm, gapYMm] = spread(heightMm - rows * placed.heightMm, rows, marginMm, bottomMm);
  const count = Math.max(1, Math.min(copies ?? columns * rows, columns * rows));
  const photos = Array.from({ length: count }, (_, index) => ({
    xMm: marginXMm + (index % columns) * (placed.widthMm + gapXMm),
    yMm: marginYMm + Math.floor(index / columns) * (placed.heightMm + gapYMm),
    ...placed,
  }));
  const ticks = photos.flatMap((photo) =>
    ticksAround(photo, { marginXMm, marginYMm, gapXMm, gapYMm, widthMm, heightMm }),
  );
  const lowestMm = Math.max(...photos.map((photo) => photo.yMm + photo.heightMm));
  const strip = {
    xMm: marginXMm,
    // As near to the photos as their ticks let it, so that a printer that cuts the edge does not cut the words.
    yMm: Math.min(
      heightMm - labelHeightMm,
      Math.max(lowestMm + labelClearanceMm, heightMm - labelHeightMm - marginMm),
    ),
    widthMm: widthMm - 2 * marginXMm,
    heightMm: labelHeightMm,
  };
  const hasRuler = strip.widthMm >= rulerLengthMm + shortestLabelMm;
  const ruler = hasRuler ? rulerIn(strip) : [];
  const label = { ...strip, widthMm: strip.widthMm - (hasRuler ? rulerLengthMm : 0) };
  return { paper, widthMm, heightMm, columns, rows, copies: count, turned, photos, ticks, label, ruler };
}

/** Below the photos stand the words, which may lie in the margin: nobody misses them where an edge is trimmed. */
const lowerMarginMm = (marginMm: number) => Math.max(marginMm, labelHeightMm + labelClearanceMm);

function fillGrid(
  { widthMm, heightMm, marginMm, gapMm }: Paper,
  photoWidthMm: number,
  photoHeightMm: number,
) {
  // The millionth keeps 4 x 35 + 3 x 0.6 + 2 x 4 on a paper of 150 mm whatever the rounding.
  const fitting = (spaceMm: number, photoMm: number) =>
    Math.max(0, Math.floor((spaceMm + gapMm) / (photoMm + gapMm) + 1e-6));
  return {
    columns: fitting(widthMm - 2 * marginMm, photoWidthMm),
    rows: fitting(heightMm - marginMm - lowerMarginMm(marginMm), photoHeightMm),
  };
}

/**
 * Free length over margins and gaps: all equal where the margins are wide enough so, else the margins as they must be.
 * @returns the first margin, and a gap
 */
function spread(freeMm: number, count: number, firstMm: number, lastMm: number): [number, number] {
  const even = (freeMm - (lastMm - firstMm)) / (count + 1);
  if (even >= firstMm) return [even, even];
  return [firstMm, count > 1 ? (freeMm - firstMm - lastMm) / (count - 1) : firstMm];
}

interface Room {
  marginXMm: number;
  marginYMm: number;
  gapXMm: number;
  gapYMm: number;
  widthMm: number;
  heightMm: number;
}

/** Two ticks at each corner, pointing away from the photo, at most to the middle of the gap or near the paper's edge. */
function ticksAround(photo: RectMm, room: Room): LineMm[] {
  const reachInto = (freeMm: number, gapMm: number, isOuter: boolean) =>
    Math.min(longestTickMm, isOuter ? freeMm - tickEdgeMm : gapMm / 2);
  const right = photo.xMm + photo.widthMm;
  const bottom = photo.yMm + photo.heightMm;
  const isAt = (mm: number, edgeMm: number) => Math.abs(mm - edgeMm) < 1e-6;
  const rightMarginMm = room.widthMm - right;
  const sidesX = [
    { x: photo.xMm, out: -1, reach: reachInto(photo.xMm, room.gapXMm, isAt(photo.xMm, room.marginXMm)) },
    { x: right, out: 1, reach: reachInto(rightMarginMm, room.gapXMm, isAt(rightMarginMm, room.marginXMm)) },
  ];
  const sidesY = [
    { y: photo.yMm, out: -1, reach: reachInto(photo.yMm, room.gapYMm, isAt(photo.yMm, room.marginYMm)) },
    // Below the lowest photos are the words.
    { y: bottom, out: 1, reach: Math.min(longestTickMm, room.gapYMm / 2) },
  ];
  return sidesX.flatMap(({ x, out: outX, reach: reachX }) =>
    sidesY.flatMap(({ y, out: outY, reach: reachY }) => [
      { x1Mm: x + outX * tickClearanceMm, y1Mm: y, x2Mm: x + outX * reachX, y2Mm: y },
      { x1Mm: x, y1Mm: y + outY * tickClearanceMm, x2Mm: x, y2Mm: y + outY * reachY },
    ]),
  );
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

import { labelClearanceMm, labelHeightMm } from "./fill-paper";
import type { LineMm, RectMm, SizeMm } from "./sheet-layout";

export const rulerLengthMm = 50;
const shortestLabelMm = 20;
const longestTickMm = 4;
/** Distance of a tick from its corner. */
const tickClearanceMm = 0.3;
/** Minimum length; a shorter tick is not useful for cutting. */
const shortestTickMm = 0.8;
/** Minimum distance of a tick from the paper's edge, where it would not be printed. */
const tickEdgeMm = 1;

/** The paper, and the free space beside and between the photos. */
export interface Room extends SizeMm {
  marginXMm: number;
  marginYMm: number;
  gapXMm: number;
  gapYMm: number;
  /** Ticks end above this line: the text is below. */
  floorMm: number;
}

/**
 * Two ticks at each corner, pointing away from the photo, at most to the middle of the gap or near the paper's edge;
 * none if there is too little space.
 */
export function ticksAround(photo: RectMm, room: Room): LineMm[] {
  const reachInto = (freeMm: number, gapMm: number, isOuter: boolean) =>
    Math.min(longestTickMm, isOuter ? freeMm - tickEdgeMm : gapMm / 2);
  const hasRoom = ({ reach }: { reach: number }) => reach - tickClearanceMm >= shortestTickMm;
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
    { y: bottom, out: 1, reach: Math.min(longestTickMm, room.gapYMm / 2, room.floorMm - bottom) },
  ];
  const across = sidesX
    .filter(hasRoom)
    .flatMap(({ x, out, reach }) =>
      sidesY.map(({ y }) => ({ x1Mm: x + out * tickClearanceMm, y1Mm: y, x2Mm: x + out * reach, y2Mm: y })),
    );
  const down = sidesY
    .filter(hasRoom)
    .flatMap(({ y, out, reach }) =>
      sidesX.map(({ x }) => ({ x1Mm: x, y1Mm: y + out * tickClearanceMm, x2Mm: x, y2Mm: y + out * reach })),
    );
  return [...across, ...down];
}

/** Below the photos: the space for text, and a ruler if both fit. */
export function labelAndRuler(
  photos: RectMm[],
  paper: SizeMm & { marginMm: number },
  marginXMm: number,
): { label: RectMm; ruler: LineMm[] } {
  const lowestMm = Math.max(...photos.map((photo) => photo.yMm + photo.heightMm));
  const strip = {
    xMm: marginXMm,
    // As close to the photos as their ticks allow, so that printers that cut the edge do not cut the text.
    yMm: Math.min(
      paper.heightMm - labelHeightMm,
      Math.max(lowestMm + labelClearanceMm, paper.heightMm - labelHeightMm - paper.marginMm),
    ),
    widthMm: paper.widthMm - 2 * marginXMm,
    heightMm: labelHeightMm,
  };
  const hasRuler = strip.widthMm >= rulerLengthMm + shortestLabelMm;
  const label = { ...strip, widthMm: strip.widthMm - (hasRuler ? rulerLengthMm : 0) };
  return { label, ruler: hasRuler ? rulerIn(strip) : [] };
}

/** At the right end of the strip; the long ticks are at 0 and 50 mm. */
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

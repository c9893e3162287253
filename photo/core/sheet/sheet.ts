import type { PaperName } from "../types";
import { fitting, lowerMarginMm, spread } from "./fill-paper";
import { type Paper, papers } from "./papers";
import { type SheetLayout, SheetTooSmall, type SizeMm } from "./sheet-layout";
import { labelAndRuler, ticksAround } from "./sheet-marks";

/** Whether a paper holds a whole photo, upright or rotated. */
export function holdsPhoto(paper: PaperName, { widthMm, heightMm }: SizeMm): boolean {
  const ways = [fillGrid(papers[paper], widthMm, heightMm), fillGrid(papers[paper], heightMm, widthMm)];
  return ways.some(({ columns, rows }) => columns * rows > 0);
}

/**
 * Lays out whole photos, upright or rotated, whichever gives more. Gaps and margins of a direction are equal, unless
 * the paper needs larger margins; then the gaps share the rest.
 * @param copies fewer than fit; more are ignored
 * @throws SheetTooSmall
 */
export function layOutSheet(paper: PaperName, photoMm: SizeMm, copies?: number): SheetLayout {
  const { widthMm, heightMm, marginMm } = papers[paper];
  const upright = fillGrid(papers[paper], photoMm.widthMm, photoMm.heightMm);
  const lying = fillGrid(papers[paper], photoMm.heightMm, photoMm.widthMm);
  const turned = lying.columns * lying.rows > upright.columns * upright.rows;
  const { columns, rows } = turned ? lying : upright;
  const placed = { widthMm: photoMm.widthMm, heightMm: photoMm.heightMm };
  if (columns * rows === 0) throw new SheetTooSmall(paper, placed);
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
  const below = labelAndRuler(photos, papers[paper], marginXMm);
  const room = { widthMm, heightMm, marginXMm, marginYMm, gapXMm, gapYMm, floorMm: below.label.yMm };
  const ticks = photos.flatMap((photo) => ticksAround(photo, room));
  return { paper, widthMm, heightMm, columns, rows, copies: count, turned, photos, ticks, ...below };
}

function fillGrid(
  { widthMm, heightMm, marginMm, gapMm }: Paper,
  photoWidthMm: number,
  photoHeightMm: number,
) {
  return {
    columns: fitting(widthMm - 2 * marginMm, photoWidthMm, gapMm),
    rows: fitting(heightMm - marginMm - lowerMarginMm(marginMm), photoHeightMm, gapMm),
  };
}

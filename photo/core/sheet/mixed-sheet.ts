import type { PaperName } from "../types";
import { spread } from "./fill-paper";
import { type MixedPlan, mixedPlans, type SheetShare, type Strips } from "./mixed-plans";
import { papers } from "./papers";
import { type PhotoGrid, type SheetLayout, SheetTooSmall, type SizeMm } from "./sheet-layout";
import { labelAndRuler, type Room, ticksAround } from "./sheet-marks";

/** Whether a paper holds at least one photo of each size. */
export const holdsBoth = (paper: PaperName, own: SizeMm, other: SizeMm): boolean =>
  mixedPlans(paper, own, other).length > 0;

/**
 * Lays out photos of two sizes on a sheet, in strips of one size each, larger strips first. Equal numbers by default;
 * requested copies of the first have priority over those of the other. Whole photos only, at least one of each.
 * @throws SheetTooSmall
 */
export function layOutMixedSheet(paper: PaperName, own: SheetShare, other: SheetShare): SheetLayout {
  const [first, ...rest] = mixedPlans(paper, own, other);
  if (!first) throw new SheetTooSmall(paper, own, other);
  const isBetter = (plan: MixedPlan, than: MixedPlan) => {
    const [a, b] = [rankOf(plan, own, other), rankOf(than, own, other)];
    return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  };
  return place(
    paper,
    rest.reduce((best, plan) => (isBetter(plan, best) ? plan : best), first),
  );
}

/** Criteria in order of priority. */
function rankOf({ own, other }: MixedPlan, ownShare: SheetShare, otherShare: SheetShare): [number, number] {
  if (ownShare.copies !== undefined) return [own.copies, other.copies];
  if (otherShare.copies !== undefined) return [other.copies, own.copies];
  return [Math.min(own.copies, other.copies), own.copies + other.copies];
}

function place(paper: PaperName, plan: MixedPlan): SheetLayout {
  const { own, other, across } = plan;
  const { widthMm, heightMm } = papers[paper];
  const takenMm = own.count * own.acrossMm + other.count * other.acrossMm;
  const stripCount = own.count + other.count;
  const [marginMm, gapMm] = spread(across.lengthMm - takenMm, stripCount, across.firstMm, across.lastMm);
  const after = ({ count, acrossMm }: Strips) => marginMm + count * (acrossMm + gapMm);
  const isOwnFirst = own.acrossMm >= other.acrossMm;
  const placed = [
    placeStrips(own, plan, isOwnFirst ? marginMm : after(other), gapMm),
    placeStrips(other, plan, isOwnFirst ? after(own) : marginMm, gapMm),
  ] as const;
  const rooms = placed.map(({ edgeMm, betweenMm }): Omit<Room, "floorMm"> => {
    const alongX = { marginXMm: edgeMm, gapXMm: betweenMm, marginYMm: marginMm, gapYMm: gapMm };
    const alongY = { marginXMm: marginMm, gapXMm: gapMm, marginYMm: edgeMm, gapYMm: betweenMm };
    return { widthMm, heightMm, ...(plan.areColumns ? alongY : alongX) };
  });
  const [{ grid: ownGrid }, { grid: otherGrid }] = placed;
  const narrowestMm = Math.min(...rooms.map(({ marginXMm }) => marginXMm));
  const below = labelAndRuler([...ownGrid.photos, ...otherGrid.photos], papers[paper], narrowestMm);
  const ticks = placed.flatMap(({ grid }, index) =>
    grid.photos.flatMap((photo) => ticksAround(photo, { ...rooms[index]!, floorMm: below.label.yMm })),
  );
  return { paper, widthMm, heightMm, ...ownGrid, other: otherGrid, ticks, ...below };
}

/** The photos of one size, strip by strip from `startMm`, with the free space beside and between them. */
function placeStrips(strips: Strips, { areColumns, along }: MixedPlan, startMm: number, gapMm: number) {
  const { perStrip, count, copies, turned, alongMm, acrossMm } = strips;
  const freeMm = along.lengthMm - perStrip * alongMm;
  const [edgeMm, betweenMm] = spread(freeMm, perStrip, along.firstMm, along.lastMm);
  const photos = Array.from({ length: copies }, (_, index) => {
    const onMm = edgeMm + (index % perStrip) * (alongMm + betweenMm);
    const downMm = startMm + Math.floor(index / perStrip) * (acrossMm + gapMm);
    return areColumns
      ? { xMm: downMm, yMm: onMm, widthMm: acrossMm, heightMm: alongMm }
      : { xMm: onMm, yMm: downMm, widthMm: alongMm, heightMm: acrossMm };
  });
  const [columns, rows] = areColumns ? [count, perStrip] : [perStrip, count];
  const grid: PhotoGrid = { columns, rows, copies, turned, photos };
  return { grid, edgeMm, betweenMm };
}

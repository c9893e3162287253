import { expect } from "@jest/globals";
import { papers } from "../../../../photo/core/sheet/papers";
import type { LineMm, RectMm, SheetLayout } from "../../../../photo/core/sheet/sheet-layout";

const overlap = (a: RectMm, b: RectMm): boolean =>
  a.xMm < b.xMm + b.widthMm &&
  b.xMm < a.xMm + a.widthMm &&
  a.yMm < b.yMm + b.heightMm &&
  b.yMm < a.yMm + a.heightMm;

const rectOf = ({ x1Mm, x2Mm, y1Mm, y2Mm }: LineMm): RectMm => ({
  xMm: Math.min(x1Mm, x2Mm) - 0.001,
  yMm: Math.min(y1Mm, y2Mm) - 0.001,
  widthMm: Math.abs(x1Mm - x2Mm) + 0.002,
  heightMm: Math.abs(y1Mm - y2Mm) + 0.002,
});

/** Whatever lies on a sheet: inside the paper's margins, a gap between all photos, words and marks on none of them. */
export function expectSoundSheet(layout: SheetLayout): void {
  const { paper, ticks, label, ruler, other } = layout;
  const photos = [...layout.photos, ...(other?.photos ?? [])];
  const edgeMm = ["a4", "letter"].includes(paper) ? 6 : 4;
  const gapMm = papers[paper].gapMm - 0.01;
  for (const photo of photos) {
    expect(photo.xMm).toBeGreaterThanOrEqual(edgeMm - 1e-6);
    expect(photo.yMm).toBeGreaterThanOrEqual(edgeMm - 1e-6);
    expect(photo.xMm + photo.widthMm).toBeLessThanOrEqual(layout.widthMm - edgeMm + 1e-6);
    expect(photo.yMm + photo.heightMm).toBeLessThanOrEqual(layout.heightMm - edgeMm + 1e-6);
    const grown = {
      xMm: photo.xMm - gapMm,
      yMm: photo.yMm - gapMm,
      widthMm: photo.widthMm + 2 * gapMm,
      heightMm: photo.heightMm + 2 * gapMm,
    };
    expect(photos.filter((other) => other !== photo && overlap(other, grown))).toEqual([]);
    expect([label, ...[...ticks, ...ruler].map(rectOf)].filter((mark) => overlap(photo, mark))).toEqual([]);
  }
  for (const { x1Mm, x2Mm, y1Mm, y2Mm } of ticks) {
    // A speck is no mark.
    expect(Math.hypot(x2Mm - x1Mm, y2Mm - y1Mm)).toBeGreaterThanOrEqual(0.8 - 1e-6);
    expect(Math.min(x1Mm, x2Mm, y1Mm, y2Mm)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x1Mm, x2Mm)).toBeLessThanOrEqual(layout.widthMm);
    // A word with a line through it is no word.
    expect(Math.max(y1Mm, y2Mm)).toBeLessThanOrEqual(label.yMm);
  }
}

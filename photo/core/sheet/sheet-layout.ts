import type { GridSize, PaperName } from "../types";

export interface SizeMm {
  widthMm: number;
  heightMm: number;
}

export interface RectMm extends SizeMm {
  xMm: number;
  yMm: number;
}

export interface LineMm {
  x1Mm: number;
  y1Mm: number;
  x2Mm: number;
  y2Mm: number;
}

/** Photos of one size on a sheet. */
export interface PhotoGrid extends GridSize {
  /** The photos lie on their left side (turned by 90 degrees clockwise), because more of them fit so. */
  turned: boolean;
  photos: RectMm[];
}

/** Where everything stands on a sheet; millimetres from its top left corner. */
export interface SheetLayout extends SizeMm, PhotoGrid {
  paper: PaperName;
  /** Photos of another document, on a mixed sheet. */
  second?: PhotoGrid;
  /** Where to cut: short lines in the gaps and margins, never on a photo. */
  ticks: LineMm[];
  /** Free strip at the lower edge for the words, left of the ruler. */
  label: RectMm;
  /** A line of 50 mm with a stroke every 10 mm, to check a print with; empty on a sheet too narrow for it. */
  ruler: LineMm[];
}

/** The sheet's own photos, then those of the other document. */
export const gridsOf = (layout: SheetLayout): PhotoGrid[] =>
  layout.second ? [layout, layout.second] : [layout];

/** Not even one whole photo fits on the paper, or not one of each size. */
export class SheetTooSmall extends Error {
  constructor(
    readonly paper: PaperName,
    ...photos: SizeMm[]
  ) {
    const sizes = photos.map(({ widthMm, heightMm }) => `${widthMm} x ${heightMm} mm`);
    super(
      photos.length === 1
        ? `A photo of ${sizes[0]} does not fit on ${paper} with room to cut`
        : `Photos of ${sizes.join(" and ")} do not fit together on ${paper} with room to cut`,
    );
    this.name = "SheetTooSmall";
  }
}

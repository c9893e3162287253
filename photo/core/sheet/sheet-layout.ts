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
  /** The photos are rotated by 90 degrees clockwise, because more of them fit. */
  turned: boolean;
  photos: RectMm[];
}

/** Positions on a sheet, in millimetres from its top left corner. */
export interface SheetLayout extends SizeMm, PhotoGrid {
  paper: PaperName;
  /** Photos of the other document, on a mixed sheet. */
  other?: PhotoGrid;
  /** Cutting marks: short lines in gaps and margins, never on a photo. */
  ticks: LineMm[];
  /** Space for text at the lower edge, left of the ruler. */
  label: RectMm;
  /** A 50 mm line with ticks every 10 mm to check a print with; empty if the sheet is too narrow. */
  ruler: LineMm[];
}

/** The sheet's own photos, then those of the other document. */
export const gridsOf = (layout: SheetLayout): PhotoGrid[] =>
  layout.other ? [layout, layout.other] : [layout];

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

import type { Matte, PixelSize, Raster } from "../types";
import { papers, sheetPx, shopEnlargement } from "./papers";
import { gridsOf, type LineMm, type PhotoGrid, type SheetLayout } from "./sheet-layout";

/** Grey of ticks, ruler and text: light enough not to bleed, dark enough to cut by. */
const inkLevel = 96;
/** 2 px at 300 dpi = 0.17 mm: about a pencil line. */
const strokePx = 2;

/** A coverage bitmap and its top left corner on the sheet. */
export interface PlacedInk {
  ink: Matte;
  xPx: number;
  yPx: number;
}

/** Pixel size of a photo's cell; the photo must be drawn at this size (before rotation). */
export function cellPx({ photos, turned }: PhotoGrid): { widthPx: number; heightPx: number } {
  const cell = { widthPx: sheetPx(photos[0]!.widthMm), heightPx: sheetPx(photos[0]!.heightMm) };
  return turned ? { widthPx: cell.heightPx, heightPx: cell.widthPx } : cell;
}

/**
 * The sheet at 300 dpi, white, with photos copied without resampling.
 * @param photos for each grid of the layout, its own first; three channels, with the size from `cellPx`
 */
export function drawSheetRaster(layout: SheetLayout, photos: Raster[], words: PlacedInk[]): Raster {
  const { widthMm, heightMm } = papers[layout.paper];
  const sheet: Raster = {
    widthPx: sheetPx(widthMm),
    heightPx: sheetPx(heightMm),
    channels: 3,
    pixels: new Uint8Array(),
  };
  sheet.pixels = new Uint8Array(sheet.widthPx * sheet.heightPx * 3).fill(255);
  for (const line of [...layout.ticks, ...layout.ruler]) drawLine(sheet, line);
  for (const word of words) drawInk(sheet, word);
  for (const [index, grid] of gridsOf(layout).entries()) {
    const lying = grid.turned ? turnedClockwise(photos[index]!) : photos[index]!;
    for (const { xMm, yMm } of grid.photos) copyInto(sheet, lying, sheetPx(xMm), sheetPx(yMm));
  }
  return sheet;
}

/** Pixel size of a sheet that a shop will enlarge to `raster`. */
export const beforeEnlargement = ({ widthPx, heightPx }: PixelSize): PixelSize => ({
  widthPx: Math.round(widthPx / shopEnlargement),
  heightPx: Math.round(heightPx / shopEnlargement),
});

/** Centres a smaller sheet on white paper; the shop cuts the white off. */
export function inMiddleOf({ widthPx, heightPx }: PixelSize, smaller: Raster): Raster {
  const paper: Raster = { widthPx, heightPx, channels: 3, pixels: new Uint8Array(widthPx * heightPx * 3) };
  paper.pixels.fill(255);
  const leftPx = Math.round((widthPx - smaller.widthPx) / 2);
  copyInto(paper, smaller, leftPx, Math.round((heightPx - smaller.heightPx) / 2));
  return paper;
}

function drawLine(sheet: Raster, { x1Mm, y1Mm, x2Mm, y2Mm }: LineMm): void {
  const isFlat = y1Mm === y2Mm;
  const half = strokePx / 2;
  const fromX = sheetPx(Math.min(x1Mm, x2Mm)) - (isFlat ? 0 : half);
  const toX = sheetPx(Math.max(x1Mm, x2Mm)) + (isFlat ? 0 : half);
  const fromY = sheetPx(Math.min(y1Mm, y2Mm)) - (isFlat ? half : 0);
  const toY = sheetPx(Math.max(y1Mm, y2Mm)) + (isFlat ? half : 0);
  for (let y = Math.max(0, fromY); y < Math.min(sheet.heightPx, toY); y += 1) {
    const row = y * sheet.widthPx;
    sheet.pixels.fill(inkLevel, (row + Math.max(0, fromX)) * 3, (row + Math.min(sheet.widthPx, toX)) * 3);
  }
}

function drawInk(sheet: Raster, { ink, xPx, yPx }: PlacedInk): void {
  for (let y = 0; y < ink.heightPx; y += 1) {
    for (let x = 0; x < ink.widthPx; x += 1) {
      const alpha = ink.alpha[y * ink.widthPx + x]! / 255;
      const isInside = xPx + x < sheet.widthPx && yPx + y < sheet.heightPx && xPx + x >= 0 && yPx + y >= 0;
      if (alpha === 0 || !isInside) continue;
      const level = Math.round(255 - alpha * (255 - inkLevel));
      const at = ((yPx + y) * sheet.widthPx + xPx + x) * 3;
      sheet.pixels.fill(level, at, at + 3);
    }
  }
}

function copyInto(sheet: Raster, photo: Raster, xPx: number, yPx: number): void {
  for (let y = 0; y < photo.heightPx; y += 1) {
    const row = photo.pixels.subarray(y * photo.widthPx * 3, (y + 1) * photo.widthPx * 3);
    sheet.pixels.set(row, ((yPx + y) * sheet.widthPx + xPx) * 3);
  }
}

/** Rotates by 90 degrees clockwise, three channels. */
export function turnedClockwise({ widthPx, heightPx, channels, pixels }: Raster): Raster {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const from = (y * widthPx + x) * channels;
      const to = (x * heightPx + heightPx - 1 - y) * channels;
      for (let channel = 0; channel < channels; channel += 1) turned[to + channel] = pixels[from + channel]!;
    }
  }
  return { widthPx: heightPx, heightPx: widthPx, channels, pixels: turned };
}

import { layOutMixedSheet } from "../core/sheet/mixed-sheet";
import { sheetDpi } from "../core/sheet/papers";
import { layOutSheet } from "../core/sheet/sheet";
import { gridsOf, type RectMm, type SheetLayout } from "../core/sheet/sheet-layout";
import {
  beforeEnlargement,
  cellPx,
  drawSheetRaster,
  inMiddleOf,
  type PlacedInk,
} from "../core/sheet/sheet-raster";
import { shortNames } from "../core/sheet/short-names";
import type { GridSize, Matte, PaperName, Raster, Sheet } from "../core/types";
import { mmPerInch } from "../core/units";
import type { DrawingTools } from "../ports";
import { sheetPdf } from "./sheet-pdf";

/** A finished document photo and its number of copies. */
export interface SheetPhoto {
  photo: Raster;
  widthMm: number;
  heightMm: number;
  copies?: number | undefined;
  /** The document's name. */
  label: string;
}

export interface SheetRequest extends SheetPhoto {
  paper: PaperName;
  isEnlargedByShop?: boolean | undefined;
  /** Of the other document. */
  other?: SheetPhoto | undefined;
  /** "Print at 100 %" in the visitor's language. */
  printAtFullSizeLabel?: string;
}

/** Font size. */
const emMm = 2.4;
/** Smaller text is unreadable. */
const smallestEmMm = 1.5;
const defaultPrintLabel = "Print at 100 %";

/**
 * Draws the sheet as JPEG at 300 dpi, with every photo exactly on its pixels unless the shop enlarges it, and as PDF
 * with the same layout at full size.
 * @throws SheetTooSmall
 */
export async function makePrintout(request: SheetRequest, tools: DrawingTools): Promise<Sheet> {
  const { paper, other, copies: wanted, printAtFullSizeLabel, isEnlargedByShop } = request;
  const layout = other ? layOutMixedSheet(paper, request, other) : layOutSheet(paper, request, wanted);
  const given = other ? [request, other] : [request];
  const photos = given.map(({ photo }) => photo);
  const labels = given.map((one) => one.label);
  const words = await sheetWords(layout, { labels, printAtFullSizeLabel }, sheetDpi, tools);
  const cells = await Promise.all(
    gridsOf(layout).map((grid, index) => {
      const { widthPx, heightPx } = cellPx(grid);
      return tools.resize(photos[index]!, widthPx, heightPx);
    }),
  );
  const drawn = drawSheetRaster(layout, cells, words);
  const raster = isEnlargedByShop ? await shrunkForShop(drawn, tools) : drawn;
  const [sheet, pdf] = await Promise.all([
    tools.encodeJpeg(raster, { dpi: sheetDpi, isCompact: false }),
    sheetPdf({ layout, photos, words, title: labels.join(" + ") }, tools),
  ]);
  return {
    ...sheet,
    pdf,
    paper,
    ...(isEnlargedByShop && { isEnlargedByShop }),
    ...gridSize(layout),
    ...(layout.other && { other: gridSize(layout.other) }),
  };
}

async function shrunkForShop(sheet: Raster, { resize }: DrawingTools): Promise<Raster> {
  const { widthPx, heightPx } = beforeEnlargement(sheet);
  return inMiddleOf(sheet, await resize(sheet, widthPx, heightPx));
}

const gridSize = ({ rows, columns, copies }: GridSize): GridSize => ({ rows, columns, copies });

/** The documents' names and "print at 100 %" at the left of the strip, the ruler's length beside the ruler. */
async function sheetWords(
  { label, ruler }: SheetLayout,
  { labels, printAtFullSizeLabel }: { labels: readonly string[]; printAtFullSizeLabel?: string | undefined },
  dpi: number,
  { drawText }: DrawingTools,
): Promise<PlacedInk[]> {
  const emPx = Math.round((emMm * dpi) / mmPerInch);
  const wanted = printAtFullSizeLabel ?? "";
  const printLabel = (await drawText(wanted, emPx)) ? wanted : defaultPrintLabel;
  const names = labels.join(" + ");
  const caption = ruler.length > 0 ? await drawText("50 mm", emPx) : null;
  const words: PlacedInk[] = [];
  let freeMm = label.widthMm;
  if (caption) {
    const widthMm = (caption.widthPx * mmPerInch) / dpi + 1.5;
    freeMm -= widthMm + 2;
    words.push(place(caption, { ...label, xMm: label.xMm + label.widthMm - widthMm }, dpi));
  }
  const freePx = (freeMm * dpi) / mmPerInch;
  const emFor = async (line: string): Promise<number> => {
    const usual = await drawText(line, emPx);
    return usual && usual.widthPx > freePx ? Math.floor((emPx * freePx) / usual.widthPx) : emPx;
  };
  const lineOf = (of: string | null) => (of === null ? printLabel : `${of}  ·  ${printLabel}`);
  const fits = async (of: string) => (await emFor(lineOf(of))) >= (smallestEmMm * dpi) / mmPerInch;
  const hasNames = (await drawText(names, emPx)) !== null;
  const line = lineOf(hasNames ? await shortNames(labels, fits) : null);
  const text = await drawText(line, await emFor(line));
  if (text) words.push(place(text, label, dpi));
  return words;
}

const place = (ink: Matte, { xMm, yMm, heightMm }: RectMm, dpi: number): PlacedInk => ({
  ink,
  xPx: Math.round((xMm * dpi) / mmPerInch),
  yPx: Math.round(((yMm + heightMm / 2) * dpi) / mmPerInch - ink.heightPx / 2),
});

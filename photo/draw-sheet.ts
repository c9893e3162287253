import { sheetDpi } from "./core/sheet/papers";
import { layOutSheet, type RectMm, type SheetLayout } from "./core/sheet/sheet";
import { cellPx, drawSheetRaster, type PlacedInk } from "./core/sheet/sheet-raster";
import type { Matte, PaperName, Printout, Raster } from "./core/types";
import type { DrawingTools } from "./ports";
import { sheetPdf } from "./sheet-pdf";

export interface SheetRequest {
  /** The finished document photo. */
  photo: Raster;
  widthMm: number;
  heightMm: number;
  paper: PaperName;
  copies?: number;
  /** The document's name. */
  label: string;
  /** "Print at 100 %" in the visitor's language. */
  printAtFullSizeLabel?: string;
}

/** Height of the letters' body. */
const emMm = 2.4;
const defaultPrintLabel = "Print at 100 %";

/** The sheet as JPEG at 300 dpi, every photo exactly on its pixels, and as PDF of the same layout. @throws SheetTooSmall */
export async function makePrintout(request: SheetRequest, tools: DrawingTools): Promise<Printout> {
  const layout = layOutSheet(request.paper, request, request.copies);
  const { widthPx, heightPx } = cellPx(layout);
  const photo = await tools.resize(request.photo, widthPx, heightPx);
  const words = await sheetWords(layout, request, sheetDpi, tools);
  const raster = drawSheetRaster(layout, photo, words);
  const sheet = await tools.encodeJpeg(raster, { dpi: sheetDpi, isCompact: false });
  const pdf = await sheetPdf(layout, request.photo, words, sheetDpi, request.label, tools);
  const { paper, rows, columns, copies } = layout;
  return { ...sheet, pdf, paper, rows, columns, copies };
}

/** The document's name and "print at 100 %" at the left of the strip, the ruler's length beside the ruler. */
async function sheetWords(
  { label, ruler }: SheetLayout,
  { label: documentName, printAtFullSizeLabel }: Pick<SheetRequest, "label" | "printAtFullSizeLabel">,
  dpi: number,
  { drawText }: DrawingTools,
): Promise<PlacedInk[]> {
  const emPx = Math.round((emMm * dpi) / 25.4);
  const printLabel = (await drawText(printAtFullSizeLabel ?? "", emPx))
    ? printAtFullSizeLabel
    : defaultPrintLabel;
  const name = (await drawText(documentName, emPx)) ? `${documentName}  ·  ` : "";
  const caption = ruler.length > 0 ? await drawText("50 mm", emPx) : null;
  const words: PlacedInk[] = [];
  let freeMm = label.widthMm;
  if (caption) {
    const widthMm = (caption.widthPx * 25.4) / dpi + 1.5;
    freeMm -= widthMm + 2;
    words.push(place(caption, { ...label, xMm: label.xMm + label.widthMm - widthMm }, dpi));
  }
  const line = `${name}${printLabel}`;
  const freePx = (freeMm * dpi) / 25.4;
  const usual = await drawText(line, emPx);
  const isTooLong = usual !== null && usual.widthPx > freePx;
  const text = isTooLong ? await drawText(line, Math.floor((emPx * freePx) / usual.widthPx)) : usual;
  if (text) words.push(place(text, label, dpi));
  return words;
}

const place = (ink: Matte, { xMm, yMm, heightMm }: RectMm, dpi: number): PlacedInk => ({
  ink,
  xPx: Math.round((xMm * dpi) / 25.4),
  yPx: Math.round(((yMm + heightMm / 2) * dpi) / 25.4 - ink.heightPx / 2),
});

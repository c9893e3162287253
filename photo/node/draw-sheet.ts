import sharp from "sharp";
import { sheetDpi } from "../core/sheet/papers";
import { layOutSheet, type RectMm, type SheetLayout } from "../core/sheet/sheet";
import { cellPx, drawSheetRaster, type PlacedInk } from "../core/sheet/sheet-raster";
import type { EncodedImage, Matte, PaperName, Printout, Raster } from "../core/types";
import { drawText } from "./draw-text";
import { encodeJpeg } from "./encode-jpeg";
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

/**
 * The sheet as JPEG at 300 dpi, every photo exactly on its pixels.
 * @throws SheetTooSmall
 */
export async function drawSheet(request: SheetRequest): Promise<EncodedImage & { layout: SheetLayout }> {
  const layout = layOutSheet(request.paper, request, request.copies);
  const photo = await resized(request.photo, cellPx(layout));
  const words = await sheetWords(layout, request, sheetDpi);
  const sheet = await encodeJpeg(drawSheetRaster(layout, photo, words), { dpi: sheetDpi, isCompact: false });
  return { ...sheet, layout };
}

/** Sheet and PDF of the same layout. @throws SheetTooSmall */
export async function makePrintout(request: SheetRequest): Promise<Printout> {
  const { layout, ...sheet } = await drawSheet(request);
  const words = await sheetWords(layout, request, sheetDpi);
  const pdf = await sheetPdf(layout, request.photo, words, sheetDpi, request.label);
  const { paper, rows, columns, copies } = layout;
  return { ...sheet, pdf, paper, rows, columns, copies };
}

async function resized(
  photo: Raster,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Raster> {
  const { pixels, widthPx: width, heightPx: height, channels } = photo;
  const isReady = width === widthPx && height === heightPx && channels === 3;
  if (isReady) return photo;
  const raw = sharp(pixels, { raw: { width, height, channels } });
  const opaque = (channels === 4 ? raw.removeAlpha() : raw).toColourspace("srgb");
  const data = await opaque.resize(widthPx, heightPx, { fit: "fill" }).raw().toBuffer();
  return { widthPx, heightPx, channels: 3, pixels: new Uint8Array(data) };
}

/** The document's name and "print at 100 %" at the left of the strip, the ruler's length beside the ruler. */
export async function sheetWords(
  { label, ruler }: SheetLayout,
  { label: documentName, printAtFullSizeLabel }: Pick<SheetRequest, "label" | "printAtFullSizeLabel">,
  dpi: number,
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
  const text = await drawText(`${name}${printLabel}`, emPx);
  if (text) words.push(place(await fitted(text, (freeMm * dpi) / 25.4), label, dpi));
  return words;
}

const place = (ink: Matte, { xMm, yMm, heightMm }: RectMm, dpi: number): PlacedInk => ({
  ink,
  xPx: Math.round((xMm * dpi) / 25.4),
  yPx: Math.round(((yMm + heightMm / 2) * dpi) / 25.4 - ink.heightPx / 2),
});

async function fitted(ink: Matte, widthPx: number): Promise<Matte> {
  if (ink.widthPx <= widthPx) return ink;
  const { data, info } = await sharp(ink.alpha, {
    raw: { width: ink.widthPx, height: ink.heightPx, channels: 1 },
  })
    .resize({ width: Math.floor(widthPx) })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, alpha: new Uint8Array(data) };
}

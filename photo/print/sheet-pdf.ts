import { degrees, drawImage, grayscale, PDFDocument, type PDFPage, type PDFRef, PrintScaling } from "pdf-lib";
import { sheetDpi } from "../core/sheet/papers";
import { gridsOf, type PhotoGrid, type SheetLayout } from "../core/sheet/sheet-layout";
import type { PlacedInk } from "../core/sheet/sheet-raster";
import type { Matte, Raster } from "../core/types";
import { mmPerInch } from "../core/units";
import type { DrawingTools } from "../ports";

const pointsPerMm = 72 / mmPerInch;
const strokePt = 0.4;

export interface SheetContents {
  layout: SheetLayout;
  /** One for each document. */
  photos: Raster[];
  /** Placed at `sheetDpi`. */
  words: PlacedInk[];
  title: string;
}

/**
 * The sheet as PDF in true millimetres. Each photo is stored once, at its own resolution, and placed `copies` times;
 * text is drawn as images, because the standard PDF fonts have no Japanese or Arabic. The file asks the print
 * dialogue for no scaling (ISO 32000-1, 12.2, PrintScaling), which is what spoils most home prints.
 */
export async function sheetPdf(
  { layout, photos, words, title }: SheetContents,
  tools: DrawingTools,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setProducer("Open Passport Photo");
  pdf.setCreator("Open Passport Photo");
  pdf.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const page = pdf.addPage([layout.widthMm * pointsPerMm, layout.heightMm * pointsPerMm]);
  const up = (yMm: number) => (layout.heightMm - yMm) * pointsPerMm;
  for (const { x1Mm, y1Mm, x2Mm, y2Mm } of [...layout.ticks, ...layout.ruler]) {
    const start = { x: x1Mm * pointsPerMm, y: up(y1Mm) };
    const end = { x: x2Mm * pointsPerMm, y: up(y2Mm) };
    page.drawLine({ start, end, thickness: strokePt, color: grayscale(96 / 255) });
  }
  for (const [index, grid] of gridsOf(layout).entries()) await drawPhotos(page, grid, photos[index]!, tools);
  for (const { ink, xPx, yPx } of words) {
    const scale = 72 / sheetDpi;
    const name = page.node.newXObject("Ink", await embedInk(pdf, ink, tools));
    page.pushOperators(
      ...drawImage(name, {
        x: xPx * scale,
        y: page.getHeight() - (yPx + ink.heightPx) * scale,
        width: ink.widthPx * scale,
        height: ink.heightPx * scale,
        rotate: degrees(0),
        xSkew: degrees(0),
        ySkew: degrees(0),
      }),
    );
  }
  return pdf.save({ useObjectStreams: false });
}

const inkGrey = 96;

/**
 * Coverage as grey ink: one pixel with the coverage as its soft mask (ISO 32000-1, 11.6.5.3). pdf-lib does the same
 * with a PNG, but unpacks and packs it in JavaScript: a tenth of a browser's time for a photo.
 */
async function embedInk(
  { context }: PDFDocument,
  { widthPx, heightPx, alpha }: Matte,
  { deflate }: DrawingTools,
): Promise<PDFRef> {
  const grey = { Type: "XObject", Subtype: "Image", ColorSpace: "DeviceGray", BitsPerComponent: 8 };
  const mask = context.stream(await deflate(alpha), {
    ...grey,
    Width: widthPx,
    Height: heightPx,
    Filter: "FlateDecode",
  });
  const SMask = context.register(mask);
  return context.register(context.stream(Uint8Array.of(inkGrey), { ...grey, Width: 1, Height: 1, SMask }));
}

async function drawPhotos(
  page: PDFPage,
  grid: PhotoGrid,
  photo: Raster,
  { encodeJpeg }: DrawingTools,
): Promise<void> {
  const { bytes } = await encodeJpeg(photo, { dpi: 300, isCompact: false });
  const picture = await page.doc.embedJpg(bytes);
  for (const { xMm, yMm, widthMm, heightMm } of grid.photos) {
    const [width, height] = [widthMm * pointsPerMm, heightMm * pointsPerMm];
    const [x, top] = [xMm * pointsPerMm, page.getHeight() - yMm * pointsPerMm];
    // pdf-lib rotates about the picture's lower left corner, which a clockwise quarter turn moves to the upper left.
    if (grid.turned)
      page.drawImage(picture, { x, y: top, width: height, height: width, rotate: degrees(-90) });
    else page.drawImage(picture, { x, y: top - height, width, height });
  }
}

import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { shopEnlargement } from "../../../photo/core/sheet/papers";
import { drawingTools } from "../../../photo/node/drawing-tools";
import { makePrintout } from "../../../photo/print/draw-sheet";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

async function sheetFor(isEnlargedByShop: boolean) {
  const portrait = drawPortrait({ widthPx: 413, heightPx: 531, headHeightPx: 389, chinYPx: 450 });
  const photo = await portrait.raster();
  const request = { photo, widthMm: 35, heightMm: 45, label: "Germany, passport", paper: "10x15cm" } as const;
  return makePrintout({ ...request, isEnlargedByShop }, drawingTools);
}

/** What a shop prints that enlarges a file and cuts off what no longer fits on the paper. */
async function printed(sheet: { bytes: Uint8Array; widthPx: number; heightPx: number }): Promise<Buffer> {
  const { widthPx, heightPx } = sheet;
  const [width, height] = [Math.round(widthPx * shopEnlargement), Math.round(heightPx * shopEnlargement)];
  const enlarged = await sharp(sheet.bytes).resize(width, height, { fit: "fill" }).png().toBuffer();
  return sharp(enlarged)
    .extract({
      left: Math.round((width - widthPx) / 2),
      top: Math.round((height - heightPx) / 2),
      width: widthPx,
      height: heightPx,
    })
    .greyscale()
    .raw()
    .toBuffer();
}

const grey = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).greyscale().raw().toBuffer();

const meanDifference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, level, at) => sum + Math.abs(level - b[at]!), 0) / a.length;

describe("a sheet for a shop that enlarges what it prints", () => {
  it("comes out of the shop as the plain sheet is, photos, ticks and ruler alike", async () => {
    const [plain, forShop] = await Promise.all([sheetFor(false), sheetFor(true)]);
    expect([forShop.widthPx, forShop.heightPx, forShop.dpi]).toEqual([1800, 1200, 300]);
    const wanted = await grey(plain.bytes);
    expect(meanDifference(await printed(forShop), wanted)).toBeLessThan(3);
    // The plain one would come out too large.
    expect(meanDifference(await printed(plain), wanted)).toBeGreaterThan(6);
  });

  it("has a white edge for the shop to cut off, and the PDF of the plain sheet, and says so", async () => {
    const [plain, forShop] = await Promise.all([sheetFor(false), sheetFor(true)]);
    const edge = { left: 0, top: 0, width: 1800, height: 22 };
    const pixels = await sharp(forShop.bytes).extract(edge).greyscale().raw().toBuffer();
    expect(Math.min(...pixels)).toBeGreaterThan(250);
    expect(forShop.pdf.length).toBe(plain.pdf.length);
    expect([plain.isEnlargedByShop, forShop.isEnlargedByShop]).toEqual([undefined, true]);
  });
});

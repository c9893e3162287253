import { describe, expect, it } from "@jest/globals";
import { PDFDocument, PrintScaling } from "pdf-lib";
import sharp from "sharp";
import { papers } from "../../../../photo/core/sheet/papers";
import { holdsPhoto, layOutSheet, type RectMm, SheetTooSmall } from "../../../../photo/core/sheet/sheet";
import { paperNames } from "../../../../photo/core/types";
import { makePrintout } from "../../../../photo/draw-sheet";
import { drawText } from "../../../../photo/node/draw-text";
import { drawingTools } from "../../../../photo/node/drawing-tools";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";

const photoSizesMm = [
  [35, 45],
  [50.8, 50.8],
  [33, 48],
  [30, 40],
  [50, 70],
  [26, 32],
] as const;

const overlap = (a: RectMm, b: RectMm): boolean =>
  a.xMm < b.xMm + b.widthMm &&
  b.xMm < a.xMm + a.widthMm &&
  a.yMm < b.yMm + b.heightMm &&
  b.yMm < a.yMm + a.heightMm;

describe("layOutSheet", () => {
  const cases = paperNames.flatMap((paper) =>
    photoSizesMm.map(([widthMm, heightMm]) => ({ paper, widthMm, heightMm })),
  );

  it.each(cases)(
    "$paper with $widthMm x $heightMm mm: whole photos, even gaps, ticks beside them",
    (size) => {
      const layout = layOutSheet(size.paper, size);
      const { photos, ticks, label, ruler, turned } = layout;
      expect(photos).toHaveLength(layout.columns * layout.rows);
      const wanted = turned ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm];
      for (const photo of photos) {
        expect([photo.widthMm, photo.heightMm]).toEqual(wanted);
        const edgeMm = ["a4", "letter"].includes(size.paper) ? 6 : 4;
        expect(photo.xMm).toBeGreaterThanOrEqual(edgeMm - 1e-6);
        expect(photo.yMm).toBeGreaterThanOrEqual(edgeMm - 1e-6);
        expect(photo.xMm + photo.widthMm).toBeLessThanOrEqual(layout.widthMm - edgeMm + 1e-6);
        expect(photo.yMm + photo.heightMm).toBeLessThanOrEqual(layout.heightMm - edgeMm + 1e-6);
        expect(overlap(photo, label)).toBe(false);
        for (const other of photos) {
          const gapMm = papers[size.paper].gapMm - 0.01;
          const grown = { ...other, xMm: other.xMm - gapMm, yMm: other.yMm - gapMm };
          const larger = {
            ...grown,
            widthMm: other.widthMm + 2 * gapMm,
            heightMm: other.heightMm + 2 * gapMm,
          };
          if (other !== photo) expect(overlap(photo, larger)).toBe(false);
        }
        for (const line of [...ticks, ...ruler]) {
          const mark: RectMm = {
            xMm: Math.min(line.x1Mm, line.x2Mm) - 0.001,
            yMm: Math.min(line.y1Mm, line.y2Mm) - 0.001,
            widthMm: Math.abs(line.x1Mm - line.x2Mm) + 0.002,
            heightMm: Math.abs(line.y1Mm - line.y2Mm) + 0.002,
          };
          expect(overlap(photo, mark)).toBe(false);
        }
      }
      for (const { x1Mm, x2Mm, y1Mm, y2Mm } of ticks) {
        expect(Math.min(x1Mm, x2Mm, y1Mm, y2Mm)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x1Mm, x2Mm)).toBeLessThanOrEqual(layout.widthMm);
        expect(Math.max(y1Mm, y2Mm)).toBeLessThanOrEqual(layout.heightMm);
      }
    },
  );

  it("turns the photos where more of them fit so", () => {
    expect(layOutSheet("4x6in", { widthMm: 35, heightMm: 45 })).toMatchObject({
      columns: 4,
      rows: 2,
      turned: false,
    });
    expect(layOutSheet("4x6in", { widthMm: 45, heightMm: 55 })).toMatchObject({
      columns: 2,
      rows: 2,
      turned: true,
    });
    expect(layOutSheet("10x15cm", { widthMm: 35, heightMm: 45 })).toMatchObject({ columns: 4, rows: 2 });
    expect(layOutSheet("a4", { widthMm: 35, heightMm: 45 }).copies).toBe(30);
  });

  it("places fewer copies on request and never more than fit", () => {
    const photoMm = { widthMm: 35, heightMm: 45 };
    expect(layOutSheet("4x6in", photoMm, 3).photos).toHaveLength(3);
    expect(layOutSheet("4x6in", photoMm, 99).photos).toHaveLength(8);
    expect(layOutSheet("4x6in", photoMm, 0).photos).toHaveLength(1);
  });

  it("knows beforehand which papers hold a photo, upright or turned", () => {
    const papersFor = (widthMm: number, heightMm: number) =>
      paperNames.filter((paper) => holdsPhoto(paper, { widthMm, heightMm }));
    expect(papersFor(35, 45)).toEqual([...paperNames]);
    expect(papersFor(80, 118)).toContain("l");
    expect(papersFor(81, 120)).not.toContain("l");
    expect(papersFor(150, 150)).toEqual(["a4", "letter"]);
  });

  it("refuses a photo that does not fit", () => {
    expect(() => layOutSheet("4x6in", { widthMm: 102, heightMm: 153 })).toThrow(SheetTooSmall);
  });
});

describe("makePrintout", () => {
  const request = { widthMm: 35, heightMm: 45, paper: "4x6in", label: "Germany · Passport" } as const;

  it("draws 1800 x 1200 px at 300 dpi with every photo on its exact pixels", async () => {
    const photo = await drawPortrait({
      widthPx: 413,
      heightPx: 531,
      headHeightPx: 380,
      background: "#d8c8b8",
    }).raster();
    const printout = await makePrintout({ ...request, photo }, drawingTools);
    expect(printout).toMatchObject({
      widthPx: 1800,
      heightPx: 1200,
      dpi: 300,
      rows: 2,
      columns: 4,
      copies: 8,
    });
    const { data, info } = await sharp(printout.bytes).raw().toBuffer({ resolveWithObject: true });
    expect((await sharp(printout.bytes).metadata()).density).toBe(300);
    const level = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    const layout = layOutSheet("4x6in", request);
    for (const { xMm, yMm } of layout.photos) {
      const [left, top] = [Math.round((xMm * 300) / 25.4), Math.round((yMm * 300) / 25.4)];
      expect(level(left - 6, top + 200)).toBeGreaterThan(250);
      expect(level(left + 3, top + 200)).toBeLessThan(225);
      expect(level(left + 409, top + 200)).toBeLessThan(225);
      expect(level(left + 419, top + 200)).toBeGreaterThan(250);
    }
  });

  it("makes a PDF of true millimetres that asks not to be scaled", async () => {
    const photo = await drawPortrait({ widthPx: 413, heightPx: 531, headHeightPx: 380 }).raster();
    for (const paper of paperNames) {
      const { pdf } = await makePrintout({ ...request, paper, photo }, drawingTools);
      const read = await PDFDocument.load(pdf);
      const { width, height } = read.getPage(0).getSize();
      expect((width / 72) * 25.4).toBeCloseTo(papers[paper].widthMm, 6);
      expect((height / 72) * 25.4).toBeCloseTo(papers[paper].heightMm, 6);
      expect(read.catalog.getViewerPreferences()?.getPrintScaling()).toBe(PrintScaling.None);
      expect(read.getTitle()).toBe("Germany · Passport");
    }
  });

  it.each([
    "日本 · パスポート",
    "المملكة العربية السعودية",
    "ประเทศไทย",
    "भारत · पासपोर्ट",
    "",
    "<b>&\u0007",
    "한".repeat(200),
  ])("survives the label %j", async (label) => {
    const photo = await drawPortrait({ widthPx: 413, heightPx: 531, headHeightPx: 380 }).raster();
    const long = { ...request, photo, label, printAtFullSizeLabel: label };
    const { bytes, pdf } = await makePrintout(long, drawingTools);
    expect((await sharp(bytes).metadata()).width).toBe(1800);
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  it("writes Latin, Greek, Cyrillic and Arabic on any machine, and no boxes for letters that no font has", async () => {
    for (const text of ["Passport 100 %", "Ελλάδα", "Україна", "جواز سفر", "Čeština"]) {
      expect((await drawText(text, 24))?.widthPx).toBeGreaterThan(40);
    }
    // Private use: no machine has a glyph for it.
    expect(await drawText("\u{10FFFD}\u{10FFFC}", 24)).toBeNull();
  });
});

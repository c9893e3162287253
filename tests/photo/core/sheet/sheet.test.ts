import { describe, expect, it } from "@jest/globals";
import { PDFDocument, PrintScaling } from "pdf-lib";
import sharp from "sharp";
import { layOutMixedSheet } from "../../../../photo/core/sheet/mixed-sheet";
import { papers } from "../../../../photo/core/sheet/papers";
import { holdsPhoto, layOutSheet } from "../../../../photo/core/sheet/sheet";
import { SheetTooSmall } from "../../../../photo/core/sheet/sheet-layout";
import { paperNames } from "../../../../photo/core/types";
import { drawText } from "../../../../photo/node/draw-text";
import { drawingTools } from "../../../../photo/node/drawing-tools";
import { makePrintout } from "../../../../photo/print/draw-sheet";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";
import { expectSoundSheet } from "./expect-sound-sheet";

const photoSizesMm = [
  [35, 45],
  [50.8, 50.8],
  [33, 48],
  [30, 40],
  [50, 70],
  [26, 32],
] as const;

describe("layOutSheet", () => {
  const cases = paperNames.flatMap((paper) =>
    photoSizesMm.map(([widthMm, heightMm]) => ({ paper, widthMm, heightMm })),
  );

  it.each(cases)(
    "$paper with $widthMm x $heightMm mm: whole photos, even gaps, ticks beside them",
    (size) => {
      const layout = layOutSheet(size.paper, size);
      const { photos, turned } = layout;
      expect(photos).toHaveLength(layout.columns * layout.rows);
      const wanted = turned ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm];
      for (const photo of photos) expect([photo.widthMm, photo.heightMm]).toEqual(wanted);
      expectSoundSheet(layout);
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
    const tooLarge = () => layOutSheet("4x6in", { widthMm: 102, heightMm: 153 });
    expect(tooLarge).toThrow(SheetTooSmall);
    expect(tooLarge).toThrow("A photo of 102 x 153 mm does not fit on 4x6in with room to cut");
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

  it("lays photos of two documents on one sheet, each in its own size, and names both", async () => {
    const [own, blue] = await Promise.all(
      ["#d04040", "#4040d0"].map((background) =>
        drawPortrait({ widthPx: 600, heightPx: 600, headHeightPx: 380, background }).raster(),
      ),
    );
    const other = {
      photo: blue!,
      widthMm: 50.8,
      heightMm: 50.8,
      copies: 2,
      label: "United States · Passport",
    };
    const printout = await makePrintout({ ...request, photo: own!, other }, drawingTools);
    expect(printout).toMatchObject({ copies: 3, other: { rows: 1, columns: 2, copies: 2 } });
    const sheet = sharp(printout.bytes);
    const layout = layOutMixedSheet("4x6in", request, other);
    for (const [grid, blueLevel] of [
      [layout, 0x40],
      [layout.other!, 0xd0],
    ] as const)
      for (const { xMm, yMm, widthMm, heightMm } of grid.photos) {
        // The upper corners of the picture, which is wall there, upright or turned.
        const right = xMm + widthMm - 0.5;
        const corners = [
          [right, yMm + 0.5],
          grid.turned ? [right, yMm + heightMm - 0.5] : [xMm + 0.5, yMm + 0.5],
        ];
        for (const [x, y] of corners) {
          const at = { left: Math.round((x! * 300) / 25.4), top: Math.round((y! * 300) / 25.4) };
          const [, , blue] = await sheet
            .clone()
            .extract({ ...at, width: 1, height: 1 })
            .raw()
            .toBuffer();
          expect(Math.abs(blue! - blueLevel)).toBeLessThan(16);
        }
      }
    const pdf = await PDFDocument.load(printout.pdf);
    expect(pdf.getTitle()).toBe("Germany · Passport + United States · Passport");
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

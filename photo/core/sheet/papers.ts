import type { PaperName } from "../types";
import { mmPerInch, mmToPx } from "../units";

/** Photo papers are landscape, as in their apps; office papers are portrait. */
export interface Paper {
  name: PaperName;
  widthMm: number;
  heightMm: number;
  /** Minimum margin: office printers leave 3 to 6 mm white, photo shops trim. */
  marginMm: number;
  /** Minimum gap: a single cut must be enough on photo paper, where margins leave little space. */
  gapMm: number;
}

const photoPaper = { marginMm: 4, gapMm: 0.6 };
const officePaper = { marginMm: 6, gapMm: 2 };

export const sheetDpi = 300;

export const papers: Record<PaperName, Paper> = {
  "4x6in": { name: "4x6in", widthMm: 6 * mmPerInch, heightMm: 4 * mmPerInch, ...photoPaper },
  "5x7in": { name: "5x7in", widthMm: 7 * mmPerInch, heightMm: 5 * mmPerInch, ...photoPaper },
  a4: { name: "a4", widthMm: 210, heightMm: 297, ...officePaper },
  letter: {
    name: "letter",
    widthMm: 8.5 * mmPerInch,
    heightMm: 11 * mmPerInch,
    ...officePaper,
  },
  // Named by centimetres, but cut from rolls of 3.5, 4 and 5 inches. A file with the rounded lengths would be
  // stretched to the paper, and 35 x 45 mm would be printed as 35.6 x 45.7.
  "9x13cm": { name: "9x13cm", widthMm: 5 * mmPerInch, heightMm: 3.5 * mmPerInch, ...photoPaper },
  "10x15cm": { name: "10x15cm", widthMm: 6 * mmPerInch, heightMm: 4 * mmPerInch, ...photoPaper },
  "13x18cm": { name: "13x18cm", widthMm: 7 * mmPerInch, heightMm: 5 * mmPerInch, ...photoPaper },
  /** The usual print size in Japan. */
  l: { name: "l", widthMm: 127, heightMm: 89, ...photoPaper },
  /** Canon's small home printers; a file of 4x6 in is cropped or shrunk by them. */
  selphy: { name: "selphy", widthMm: 148, heightMm: 100, ...photoPaper },
};

/**
 * By how much many photo shops enlarge a file to avoid white edges on slightly skewed paper: a 50 mm ruler is printed
 * as 52 mm. Shops differ, so the visitor measures before choosing it.
 */
export const shopEnlargement = 1.04;

/** Pixels of a length on the sheet: 4x6 inch is exactly 1800 x 1200. */
export const sheetPx = (lengthMm: number): number => Math.round(mmToPx(lengthMm, sheetDpi));

import { palette } from "../../drawing/palette";
import { type Rgb, rgbOfHex } from "../core/raster/colour";
import { drawLine, paintColour } from "../core/raster/draw-line";
import type { EncodedImage, Measurements, PhotoRule, Point, Raster } from "../core/types";
import type { DrawingTools } from "../ports";

/** Colours of the light theme: a JPEG has no dark mode. */
const colours = {
  paper: rgbOfHex(palette.light.paper),
  ink: rgbOfHex(palette.light.ink),
  line: rgbOfHex(palette.light.accent),
  halo: rgbOfHex(palette.light.surface),
  band: rgbOfHex("#9cc4c6"),
};
const photoHeightPx = 560;
const marginPx = { top: 16, left: 16, right: 152, bottom: 44 };
const columnPx = { head: 28, eyes: 92 };
const emPx = 16;
const strokePx = 1.5;

interface Word {
  text: string;
  xPx: number;
  yPx: number;
  centred?: boolean;
}

/**
 * The document photo as a technical drawing: thin lines at crown, eyes and chin with their millimetres. The pale bars
 * beside the dimension lines are the rule's bands. A small JPEG.
 */
export async function drawPreview(
  { photo, measured }: { photo: Raster; measured: Measurements },
  rule: PhotoRule,
  tools: DrawingTools,
): Promise<EncodedImage> {
  const { photoWidthPx } = scaleOf(rule);
  const canvas = emptyCanvas(
    photoWidthPx + marginPx.left + marginPx.right,
    photoHeightPx + marginPx.top + marginPx.bottom,
  );
  placePhoto(canvas, await tools.resize(photo, photoWidthPx, photoHeightPx));
  const words = drawMeasures(canvas, measured, rule);
  await placeWords(canvas, words, tools);
  return tools.encodeJpeg(canvas, { dpi: 72, quality: 88, isCompact: false });
}

function scaleOf({ widthMm, heightMm }: PhotoRule): { pxPerMm: number; photoWidthPx: number } {
  const pxPerMm = photoHeightPx / heightMm;
  return { pxPerMm, photoWidthPx: Math.round(widthMm * pxPerMm) };
}

function emptyCanvas(widthPx: number, heightPx: number): Raster {
  const pixels = new Uint8Array(3 * widthPx * heightPx);
  const [r, g, b] = colours.paper;
  for (let i = 0; i < pixels.length; i += 3) {
    pixels[i] = r;
    pixels[i + 1] = g;
    pixels[i + 2] = b;
  }
  return { widthPx, heightPx, channels: 3, pixels };
}

function placePhoto(canvas: Raster, { widthPx, heightPx, pixels }: Raster): void {
  for (let y = 0; y < heightPx; y++) {
    const row = pixels.subarray(3 * y * widthPx, 3 * (y + 1) * widthPx);
    canvas.pixels.set(row, 3 * ((marginPx.top + y) * canvas.widthPx + marginPx.left));
  }
}

async function placeWords(canvas: Raster, words: Word[], { drawText }: DrawingTools): Promise<void> {
  for (const { text, xPx, yPx, centred } of words) {
    const ink = await drawText(text, emPx);
    if (!ink) continue;
    const left = Math.max(0, Math.round(centred ? xPx - ink.widthPx / 2 : xPx));
    const top = Math.round(yPx - ink.heightPx / 2);
    const columns = Math.min(ink.widthPx, canvas.widthPx - left);
    for (let y = 0; y < ink.heightPx; y++) {
      for (let x = 0; x < columns; x++) {
        const coverage = ink.alpha[y * ink.widthPx + x]! / 255;
        if (coverage > 0) paintColour(canvas, (top + y) * canvas.widthPx + left + x, colours.ink, coverage);
      }
    }
  }
}

/** Draws the lines; returns the labels beside them. */
function drawMeasures(canvas: Raster, measured: Measurements, rule: PhotoRule): Word[] {
  const { pxPerMm, photoWidthPx } = scaleOf(rule);
  const words: Word[] = [];
  const right = marginPx.left + photoWidthPx;
  const bottom = marginPx.top + photoHeightPx;
  const fromTop = (mm: number) => marginPx.top + mm * pxPerMm;
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm, centreOffsetMm } = measured;
  if (centreOffsetMm !== null) {
    const x = marginPx.left + photoWidthPx / 2;
    line(canvas, [x, marginPx.top - 8], [x, marginPx.top + 8]);
    line(canvas, [x, bottom - 8], [x, bottom + 8]);
  }
  if (topMarginMm !== null && headHeightMm !== null) {
    const [crown, chin] = [fromTop(topMarginMm), fromTop(topMarginMm + headHeightMm)];
    const x = right + columnPx.head;
    across(canvas, crown, right, x);
    across(canvas, chin, right, x);
    dimension(canvas, x, crown, chin);
    const band = rule.head?.heightMm;
    if (band) bar(canvas, x, chin - band.max * pxPerMm, chin - band.min * pxPerMm);
    words.push({ text: headHeightMm.toFixed(1), xPx: x + 10, yPx: crown + (chin - crown) * 0.75 });
  }
  if (eyeLineFromBottomMm !== null) {
    const eyes = bottom - eyeLineFromBottomMm * pxPerMm;
    const x = right + columnPx.eyes;
    across(canvas, eyes, right, x);
    dimension(canvas, x, eyes, bottom);
    line(canvas, [right, bottom], [x + 6, bottom]);
    const band = rule.eyeLineMm;
    if (band) bar(canvas, x, bottom - band.max * pxPerMm, bottom - band.min * pxPerMm);
    words.push({ text: eyeLineFromBottomMm.toFixed(1), xPx: x + 10, yPx: (eyes + bottom) / 2 });
  }
  words.push({
    text: `${rule.widthMm} × ${rule.heightMm} mm`,
    xPx: marginPx.left + photoWidthPx / 2,
    yPx: bottom + 26,
    centred: true,
  });
  return words;
}

const line = (canvas: Raster, from: Point, to: Point, colour: Rgb = colours.line): void =>
  drawLine(canvas, [from, to], { widthPx: strokePx, colour });

/** On a photo a line needs a light outline to be visible on dark hair and on a light wall. */
function across(canvas: Raster, y: number, right: number, end: number): void {
  drawLine(
    canvas,
    [
      [marginPx.left, y],
      [right, y],
    ],
    { widthPx: 3.5, colour: colours.halo, opacity: 0.8 },
  );
  line(canvas, [marginPx.left, y], [end + 6, y]);
}

/** A dimension line with the slanted ticks of a technical drawing (ISO 129-1). */
function dimension(canvas: Raster, x: number, from: number, to: number): void {
  line(canvas, [x, from], [x, to]);
  for (const y of [from, to]) line(canvas, [x - 4, y + 4], [x + 4, y - 4]);
}

const bar = (canvas: Raster, x: number, from: number, to: number): void =>
  drawLine(
    canvas,
    [
      [x - 8, from],
      [x - 8, to],
    ],
    { widthPx: 4, colour: colours.band },
  );

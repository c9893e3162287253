import sharp from "sharp";
import { type Rgb, rgbOfHex } from "../core/raster/colour";
import type { EncodedImage, Measurements, PhotoRule, Raster } from "../core/types";
import { drawText } from "./draw-text";

/** The site's light tokens (`src/styles/tokens.css`): a JPEG has no dark mode. */
const colours = { paper: "#fbfaf7", ink: "#14181f", line: "#0f5c63", halo: "#ffffff", band: "#9cc4c6" };
const photoHeightPx = 560;
const marginPx = { top: 16, left: 16, right: 152, bottom: 44 };
const columnPx = { head: 28, eyes: 92 };
const emPx = 16;

interface Drawing {
  svg: string[];
  words: { text: string; xPx: number; yPx: number; centred?: boolean }[];
}

/**
 * The document photo as a technical drawing: crown, eyes and chin as thin lines across it, millimetres beside it.
 * The pale bars beside the dimension lines are the rule's bands. Small JPEG. The layers are laid here: sharp's `composite`
 * works on the whole canvas for each of them, and took three times as long.
 */
export async function drawPreview(
  photo: Raster,
  measured: Measurements,
  rule: PhotoRule,
): Promise<EncodedImage> {
  const pxPerMm = photoHeightPx / rule.heightMm;
  const photoWidthPx = Math.round(rule.widthMm * pxPerMm);
  const canvas = emptyCanvas(
    photoWidthPx + marginPx.left + marginPx.right,
    photoHeightPx + marginPx.top + marginPx.bottom,
  );
  const drawing = drawMeasures(measured, rule, photoWidthPx, pxPerMm);
  await layPhoto(canvas, photo, photoWidthPx);
  await layLines(canvas, drawing);
  await layWords(canvas, drawing);
  const { pixels, widthPx, heightPx } = canvas;
  const bytes = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .toBuffer();
  return { bytes, widthPx, heightPx, dpi: 72 };
}

function emptyCanvas(widthPx: number, heightPx: number): Raster {
  const paper = rgbOfHex(colours.paper);
  const pixels = new Uint8Array(3 * widthPx * heightPx);
  for (let i = 0; i < pixels.length; i++) pixels[i] = paper[i % 3]!;
  return { widthPx, heightPx, channels: 3, pixels };
}

async function layPhoto(canvas: Raster, photo: Raster, widthPx: number): Promise<void> {
  const { pixels, widthPx: width, heightPx: height, channels } = photo;
  const raw = sharp(pixels, { raw: { width, height, channels } });
  const opaque = channels === 4 ? raw.removeAlpha() : raw;
  const rows = await opaque
    .resize(widthPx, photoHeightPx, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  for (let y = 0; y < photoHeightPx; y++) {
    const row = rows.subarray(3 * y * widthPx, 3 * (y + 1) * widthPx);
    canvas.pixels.set(row, 3 * ((marginPx.top + y) * canvas.widthPx + marginPx.left));
  }
}

async function layLines(canvas: Raster, { svg }: Drawing): Promise<void> {
  const { widthPx, heightPx } = canvas;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" fill="none" stroke-width="1.5">${svg.join("")}</svg>`;
  const rgba = await sharp(Buffer.from(whole)).ensureAlpha().toColourspace("srgb").raw().toBuffer();
  for (let i = 0; i < widthPx * heightPx; i++) {
    const coverage = rgba[4 * i + 3]!;
    if (coverage > 0) lay(canvas, i, [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!], coverage);
  }
}

async function layWords(canvas: Raster, { words }: Drawing): Promise<void> {
  const colour = rgbOfHex(colours.ink);
  for (const { text, xPx, yPx, centred } of words) {
    const ink = await drawText(text, emPx);
    if (!ink) continue;
    const left = Math.max(0, Math.round(centred ? xPx - ink.widthPx / 2 : xPx));
    const top = Math.round(yPx - ink.heightPx / 2);
    const columns = Math.min(ink.widthPx, canvas.widthPx - left);
    for (let y = 0; y < ink.heightPx; y++) {
      for (let x = 0; x < columns; x++) {
        const coverage = ink.alpha[y * ink.widthPx + x]!;
        if (coverage > 0) lay(canvas, (top + y) * canvas.widthPx + left + x, colour, coverage);
      }
    }
  }
}

/** `colour` over pixel `i`; `coverage` 1 to 255. */
function lay({ pixels }: Raster, i: number, colour: Rgb, coverage: number): void {
  for (let c = 0; c < 3; c++) {
    const under = pixels[3 * i + c]!;
    pixels[3 * i + c] = under + ((colour[c]! - under) * coverage) / 255 + 0.5;
  }
}

function drawMeasures(
  measured: Measurements,
  rule: PhotoRule,
  photoWidthPx: number,
  pxPerMm: number,
): Drawing {
  const drawing: Drawing = { svg: [], words: [] };
  const right = marginPx.left + photoWidthPx;
  const bottom = marginPx.top + photoHeightPx;
  const fromTop = (mm: number) => marginPx.top + mm * pxPerMm;
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm, centreOffsetMm } = measured;
  if (centreOffsetMm !== null) {
    const x = marginPx.left + photoWidthPx / 2;
    drawing.svg.push(line(x, marginPx.top - 8, x, marginPx.top + 8), line(x, bottom - 8, x, bottom + 8));
  }
  if (topMarginMm !== null && headHeightMm !== null) {
    const [crown, chin] = [fromTop(topMarginMm), fromTop(topMarginMm + headHeightMm)];
    const x = right + columnPx.head;
    drawing.svg.push(across(crown, right, x), across(chin, right, x), dimension(x, crown, chin));
    const band = rule.head?.heightMm;
    if (band) drawing.svg.push(bar(x, chin - band.max * pxPerMm, chin - band.min * pxPerMm));
    drawing.words.push({ text: headHeightMm.toFixed(1), xPx: x + 10, yPx: crown + (chin - crown) * 0.75 });
  }
  if (eyeLineFromBottomMm !== null) {
    const eyes = bottom - eyeLineFromBottomMm * pxPerMm;
    const x = right + columnPx.eyes;
    drawing.svg.push(across(eyes, right, x), dimension(x, eyes, bottom), line(right, bottom, x + 6, bottom));
    const band = rule.eyeLineMm;
    if (band) drawing.svg.push(bar(x, bottom - band.max * pxPerMm, bottom - band.min * pxPerMm));
    drawing.words.push({ text: eyeLineFromBottomMm.toFixed(1), xPx: x + 10, yPx: (eyes + bottom) / 2 });
  }
  drawing.words.push({
    text: `${rule.widthMm} × ${rule.heightMm} mm`,
    xPx: marginPx.left + photoWidthPx / 2,
    yPx: bottom + 26,
    centred: true,
  });
  return drawing;
}

const line = (x1: number, y1: number, x2: number, y2: number, colour = colours.line): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}"/>`;

/** Over a photo a line needs a pale seam to be seen on dark hair as well as on a light wall. */
const across = (y: number, right: number, end: number): string =>
  `<line x1="${marginPx.left}" y1="${y}" x2="${right}" y2="${y}" stroke="${colours.halo}" stroke-width="3.5" stroke-opacity="0.8"/>${line(marginPx.left, y, end + 6, y)}`;

/** A dimension line with the slanted end strokes of a technical drawing (ISO 129-1). */
function dimension(x: number, from: number, to: number): string {
  const slash = (y: number) => line(x - 4, y + 4, x + 4, y - 4);
  return line(x, from, x, to) + slash(from) + slash(to);
}

const bar = (x: number, from: number, to: number): string =>
  `<line x1="${x - 8}" y1="${from}" x2="${x - 8}" y2="${to}" stroke="${colours.band}" stroke-width="4"/>`;

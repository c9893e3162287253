import sharp, { type OverlayOptions } from "sharp";
import type { EncodedImage, Measured, PhotoRule, Raster } from "../core/types";
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
 * The pale bars beside the dimension lines are the rule's bands. Small JPEG.
 */
export async function drawPreview(photo: Raster, measured: Measured, rule: PhotoRule): Promise<EncodedImage> {
  const pxPerMm = photoHeightPx / rule.heightMm;
  const photoWidthPx = Math.round(rule.widthMm * pxPerMm);
  const widthPx = photoWidthPx + marginPx.left + marginPx.right;
  const heightPx = photoHeightPx + marginPx.top + marginPx.bottom;
  const drawing = drawMeasures(measured, rule, photoWidthPx, pxPerMm);
  const overlays: OverlayOptions[] = [
    await placedPhoto(photo, photoWidthPx),
    { input: Buffer.from(frame(drawing.svg, widthPx, heightPx)), left: 0, top: 0 },
    ...(await placedWords(drawing)),
  ];
  const bytes = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: colours.paper },
  })
    .composite(overlays)
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .toBuffer();
  return { bytes, widthPx, heightPx, dpi: 72 };
}

const frame = (parts: string[], widthPx: number, heightPx: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" fill="none" stroke-width="1.5">${parts.join("")}</svg>`;

async function placedPhoto(
  { pixels, widthPx, heightPx, channels }: Raster,
  width: number,
): Promise<OverlayOptions> {
  const { data, info } = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels } })
    .resize(width, photoHeightPx, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { input: data, raw, left: marginPx.left, top: marginPx.top };
}

function drawMeasures(measured: Measured, rule: PhotoRule, photoWidthPx: number, pxPerMm: number): Drawing {
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

async function placedWords({ words }: Drawing): Promise<OverlayOptions[]> {
  const placed: OverlayOptions[] = [];
  for (const { text, xPx, yPx, centred } of words) {
    const ink = await drawText(text, emPx);
    if (!ink) continue;
    const mask = await sharp(ink.alpha, { raw: { width: ink.widthPx, height: ink.heightPx, channels: 1 } })
      .toColourspace("b-w")
      .png()
      .toBuffer();
    const input = await sharp({
      create: { width: ink.widthPx, height: ink.heightPx, channels: 3, background: colours.ink },
    })
      .joinChannel(mask)
      .png()
      .toBuffer();
    const left = Math.round(centred ? xPx - ink.widthPx / 2 : xPx);
    placed.push({ input, left: Math.max(0, left), top: Math.round(yPx - ink.heightPx / 2) });
  }
  return placed;
}

import { missingLetters } from "../core/text/missing-letters";
import type { Matte } from "../core/types";
import { openCanvas } from "./canvas";

/** The server's font where the device has it, else the device's own, which supports the visitor's script. */
const fontOf = (emPx: number): string => `${emPx}px "DejaVu Sans", sans-serif`;

const drawn = new Map<string, Matte | null>();
const maxCached = 16;

const hasMissingLetters = missingLetters(async (letter, emPx) => drawLine(letter, emPx));

/**
 * One line of text as coverage, trimmed horizontally to its ink; null if the device lacks glyphs for it, or there is
 * nothing to draw. Labels are cached, because a sheet draws the same line twice: to see whether it fits, and to place
 * it. What a visitor has typed is not.
 */
export async function drawText(text: string, emPx: number, isCached = true): Promise<Matte | null> {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return null;
  const key = `${emPx} ${line}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const ink = (await hasMissingLetters(line)) ? null : drawLine(line, emPx);
  if (!isCached) return ink;
  if (drawn.size === maxCached) drawn.clear();
  drawn.set(key, ink);
  return ink;
}

/** By the first letter, as the server's text library decides: "100 %" stands on its proper side of Arabic words. */
export const directionOf = (line: string): CanvasDirection =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line) ? "rtl" : "ltr";

function drawLine(line: string, emPx: number): Matte | null {
  const probe = openCanvas(1, 1);
  probe.font = fontOf(emPx);
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = probe.measureText(line);
  // Some glyphs exceed their advance width.
  const marginPx = emPx;
  const widthPx = Math.ceil(width) + 2 * marginPx;
  const heightPx = Math.ceil(fontBoundingBoxAscent + fontBoundingBoxDescent);
  const context = openCanvas(widthPx, heightPx);
  context.font = fontOf(emPx);
  context.direction = directionOf(line);
  context.textAlign = "left";
  context.fillText(line, marginPx, fontBoundingBoxAscent);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const isInk = (x: number): boolean => {
    for (let y = 0; y < heightPx; y++) if (data[4 * (y * widthPx + x) + 3]! > 0) return true;
    return false;
  };
  let left = 0;
  while (left < widthPx && !isInk(left)) left++;
  if (left === widthPx) return null;
  let right = widthPx;
  while (!isInk(right - 1)) right--;
  const alpha = new Uint8Array((right - left) * heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = left; x < right; x++)
      alpha[y * (right - left) + x - left] = data[4 * (y * widthPx + x) + 3]!;
  return { widthPx: right - left, heightPx, alpha };
}

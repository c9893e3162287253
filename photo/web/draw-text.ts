import type { Matte } from "../core/types";
import { openCanvas } from "./canvas";

/** The server's letters where the device has them, else its own: the visitor's script is there in any case. */
const fontOf = (emPx: number): string => `${emPx}px "DejaVu Sans", sans-serif`;

const drawn = new Map<string, Matte | null>();
const mostKept = 16;

/**
 * One line of text as coverage, trimmed to its ink in width; null when there is nothing to draw. The last ones are kept: a
 * sheet asks for the same line to see whether it fits, and to lay it.
 */
export async function drawText(text: string, emPx: number): Promise<Matte | null> {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return null;
  const key = `${emPx} ${line}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size === mostKept) drawn.clear();
  const ink = drawLine(line, emPx);
  drawn.set(key, ink);
  return ink;
}

function drawLine(line: string, emPx: number): Matte | null {
  const probe = openCanvas(1, 1);
  probe.font = fontOf(emPx);
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = probe.measureText(line);
  // Some letters lean out of their own width.
  const marginPx = emPx;
  const widthPx = Math.ceil(width) + 2 * marginPx;
  const heightPx = Math.ceil(fontBoundingBoxAscent + fontBoundingBoxDescent);
  const context = openCanvas(widthPx, heightPx);
  context.font = fontOf(emPx);
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

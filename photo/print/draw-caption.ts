import { captionLines, isWritable, lineSize } from "../core/caption/caption";
import type { Caption, Matte, PixelSize } from "../core/types";
import type { DrawingTools } from "../ports";

interface CaptionInk {
  lines: Matte[];
  emPx: number;
}

/** The largest letters with which all lines fit; null if this machine lacks some of the letters. */
async function largestInk(
  lines: readonly string[],
  strip: PixelSize,
  { drawText }: DrawingTools,
): Promise<CaptionInk | null> {
  const largest = lineSize(strip, lines.length);
  for (let emPx = Math.max(1, largest.emPx); ; ) {
    const drawn = await Promise.all(lines.map((line) => drawText(line, emPx, false)));
    const inks = drawn.filter((ink) => ink !== null);
    if (inks.length < lines.length) return null;
    const widestPx = Math.max(...inks.map(({ widthPx }) => widthPx));
    if (widestPx <= largest.widthPx || emPx === 1) return { lines: inks, emPx };
    emPx = Math.max(1, Math.min(emPx - 1, Math.floor((emPx * largest.widthPx) / widestPx)));
  }
}

/**
 * Name and date for a strip of this size, on the number of lines that lets the letters be largest.
 * @returns null if the name has letters that cannot be drawn here
 */
export async function drawCaption(
  caption: Caption,
  strip: PixelSize,
  tools: DrawingTools,
): Promise<CaptionInk | null> {
  if (!isWritable(caption)) return null;
  let best: CaptionInk | null = null;
  for (const lines of captionLines(caption)) {
    const ink = await largestInk(lines, strip, tools);
    if (!ink) return null;
    if (!best || ink.emPx > best.emPx) best = ink;
  }
  return best;
}

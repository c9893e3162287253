import { createRequire } from "node:module";
import sharp from "sharp";
import type { Matte } from "../core/types";

/**
 * Words as coverage. DejaVu Sans is shipped as a package, so Latin, Greek, Cyrillic and Arabic never depend on the
 * machine; other scripts use the machine's fonts, and are left out where it has none.
 */
const fontFile = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
/** sharp's text is set in points at 72 dpi, so that one point is one pixel. */
const textDpi = 72;
const probeEmPx = 40;
const cacheLimit = 64;
const drawn = new Map<string, Matte | null>();
const drawable = new Map<string, boolean>();

/**
 * One line of text, trimmed to its ink in width.
 * @param emPx font size in pixels
 * @returns null when the machine has no letters for it, or when nothing is left to draw
 */
export async function drawText(text: string, emPx: number): Promise<Matte | null> {
  const line = text.replace(/\s+/g, " ").trim();
  const key = `${emPx} ${line}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const bitmap = line !== "" && (await hasGlyphs(line)) ? await render(line, emPx) : null;
  if (drawn.size >= cacheLimit) drawn.clear();
  drawn.set(key, bitmap);
  return bitmap;
}

async function render(text: string, emPx: number): Promise<Matte> {
  const markup = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `DejaVu Sans ${emPx}`,
      fontfile: fontFile,
      dpi: textDpi,
      wrap: "none",
      rgba: true,
    },
  })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, alpha: new Uint8Array(data) };
}

/**
 * Pango draws a letter that no font has as a box around its number, which is worse than no label. A few real letters
 * are boxes too (口), so a text counts as missing only when all its foreign letters look so.
 */
async function hasGlyphs(text: string): Promise<boolean> {
  const foreign = [...new Set(text)].filter(
    (letter) => letter > "\u024f" && /[\p{Letter}\p{Private_Use}]/u.test(letter),
  );
  for (const letter of foreign.slice(0, 4)) {
    if (!drawable.has(letter)) drawable.set(letter, !isBox(await render(letter, probeEmPx)));
    if (drawable.get(letter)) return true;
  }
  return foreign.length === 0;
}

/** Ink along all four sides without a gap, in the size of a letter's body: an alef or a dash is a bar, not a box. */
function isBox({ widthPx, heightPx, alpha }: Matte): boolean {
  if (Math.min(widthPx, heightPx) < probeEmPx / 2) return false;
  const isInk = (x: number, y: number) => alpha[y * widthPx + x]! > 32;
  const middleOf = (lengthPx: number) => Array.from({ length: lengthPx - 8 }, (_, index) => index + 4);
  const nearEdge = [0, 1, 2, 3];
  return (
    nearEdge.some((y) => middleOf(widthPx).every((x) => isInk(x, y))) &&
    nearEdge.some((y) => middleOf(widthPx).every((x) => isInk(x, heightPx - 1 - y))) &&
    nearEdge.some((x) => middleOf(heightPx).every((y) => isInk(x, y))) &&
    nearEdge.some((x) => middleOf(heightPx).every((y) => isInk(widthPx - 1 - x, y)))
  );
}

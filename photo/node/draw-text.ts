import { createRequire } from "node:module";
import sharp from "sharp";
import { missingLetters } from "../core/text/missing-letters";
import type { Matte } from "../core/types";

/**
 * Renders text as coverage. DejaVu Sans is installed as a package, so Latin, Greek, Cyrillic and Arabic do not depend
 * on the machine; other scripts use the machine's fonts and are left out if it lacks a letter.
 */
const fontFile = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
/** sharp's text is set in points at 72 dpi, so that one point is one pixel. */
const textDpi = 72;
const cacheLimit = 64;
const drawn = new Map<string, Matte | null>();

/**
 * One line of text, trimmed horizontally to its ink. Labels are cached; what a visitor has typed is not.
 * @param emPx font size in pixels
 * @returns null if the machine lacks glyphs for it, or nothing is left to draw
 */
export async function drawText(text: string, emPx: number, isCached = true): Promise<Matte | null> {
  const line = text.replace(/\s+/g, " ").trim();
  const key = `${emPx} ${line}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const bitmap = line !== "" && !(await hasMissingLetters(line)) ? await render(line, emPx) : null;
  if (!isCached) return bitmap;
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

/** Pango draws a box with a number for a missing glyph, which is worse than no text. */
const hasMissingLetters = missingLetters(render);

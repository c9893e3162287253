import { digitalSize } from "../crop/output-size";
import type { Caption, CaptionRule, Matte, PhotoRule, PixelSize, Raster } from "../types";

/** Free on each side of a line, and above and below all lines, in shares of the strip's width and height. */
const margin = { aside: 0.03, above: 0.06 };

/** A line of DejaVu Sans with its accents over its font size. */
const lineHeight = 1.17;

/** Letters, marks, digits, punctuation, spaces, and the joiners that Persian and Indic spelling needs. */
const writable = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\u200c\u200d]+$/u;

/**
 * One line without invisible characters, such as the marks of direction that come with a pasted name.
 * @internal Used by tests.
 */
export const captionName = ({ name }: Caption): string =>
  name
    .normalize("NFC")
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();

/** Emoji and symbols are no part of a name. */
export const isWritable = (caption: Caption): boolean => writable.test(captionName(caption));

/** Day, month and year in the order of CLDR's numeric date of en-IN. */
const captionDate = ({ date }: Caption): string => date.split("-").reverse().join("/");

/** The lines to try: the name on one, or on two where it has more than one word; then the date. */
export function captionLines(caption: Caption): string[][] {
  const name = captionName(caption);
  const date = captionDate(caption);
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [[name, date]];
  const offMiddle = (at: number) => Math.abs(at - name.length / 2);
  const at = spaces.reduce((best, space) => (offMiddle(space) < offMiddle(best) ? space : best));
  return [
    [name, date],
    [name.slice(0, at), name.slice(at + 1), date],
  ];
}

/** The strip of a photo of this size. */
export const captionSize = ({ widthPx, heightPx }: PixelSize, { heightRatio }: CaptionRule): PixelSize => ({
  widthPx,
  heightPx: Math.round(heightPx * heightRatio),
});

/** The largest size of one of several lines. */
export const lineSize = ({ widthPx, heightPx }: PixelSize, lines: number) => ({
  widthPx: Math.floor(widthPx * (1 - 2 * margin.aside)),
  emPx: Math.floor((heightPx * (1 - 2 * margin.above)) / lines / lineHeight),
});

/** The rule for the picture above the strip, in the pixels that the strip leaves. */
export function pictureRule(rule: PhotoRule): PhotoRule {
  const { caption, digital } = rule;
  if (!caption) return rule;
  const size = digitalSize(rule);
  const heightPx = size.heightPx - captionSize(size, caption).heightPx;
  const exactly = (px: number) => ({ min: px, max: px });
  return {
    ...rule,
    heightMm: (rule.heightMm * heightPx) / size.heightPx,
    digital: digital && {
      ...digital,
      widthPx: exactly(size.widthPx),
      heightPx: exactly(heightPx),
      aspectRatio: null,
    },
  };
}

/** The picture with a white strip below it, on which the lines stand in black, in the middle. */
export function addCaption(picture: Raster, lines: readonly Matte[], heightPx: number): Raster {
  const { widthPx, channels } = picture;
  const pixels = new Uint8Array(widthPx * heightPx * channels).fill(255);
  pixels.set(picture.pixels);
  const top = picture.heightPx;
  const stripPx = heightPx - top;
  const abovePx = stripPx * margin.above;
  const linePx = (stripPx - 2 * abovePx) / lines.length;
  for (const [index, ink] of lines.entries()) {
    const left = Math.round((widthPx - ink.widthPx) / 2);
    const first = Math.round(top + abovePx + (index + 0.5) * linePx - ink.heightPx / 2);
    for (let y = Math.max(0, top - first); y < ink.heightPx && first + y < heightPx; y++) {
      for (let x = Math.max(0, -left); x < ink.widthPx && left + x < widthPx; x++) {
        const at = channels * ((first + y) * widthPx + left + x);
        pixels.fill(255 - ink.alpha[y * ink.widthPx + x]!, at, at + channels);
      }
    }
  }
  return { ...picture, heightPx, pixels };
}

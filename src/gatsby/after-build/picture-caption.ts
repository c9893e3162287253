import { palette } from "../../../drawing/palette";
import { productName } from "../../constants";

/** What a picture for shared links says beside its drawing, in English: not every machine has letters of other scripts. */
export interface Caption {
  title: string;
  /** Under the title. */
  text?: string | undefined;
}

/** Width of the panel with the caption. */
export const captionWidthPx = 460;

const leftPx = 48;
const titlePx = 46;
const textPx = 34;
const namePx = 24;
const lineHeight = 1.25;
/** Width of a letter over the size of its font, of the widest fonts that are drawn with. */
const letterWidth = 0.68;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Lines that fit into the panel; a word that is longer than a line has one for itself. */
function linesOf(text: string, sizePx: number): string[] {
  const most = Math.floor((captionWidthPx - leftPx) / (sizePx * letterWidth));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines one below the other. */
function textSvg(lines: readonly string[], topPx: number, sizePx: number, looks: string): string {
  const baseline = (at: number) => topPx + (at + 0.8) * sizePx * lineHeight;
  return lines
    .map(
      (line, at) =>
        `<text x="${leftPx}" y="${baseline(at)}" font-size="${sizePx}" ${looks}>${escaped(line)}</text>`,
    )
    .join("");
}

/** The caption as SVG, in pixels of the picture, on a panel at its left. */
export function captionSvg({ title, text = "" }: Caption, heightPx: number): string {
  const { ink, surface, muted } = palette.light;
  const titles = linesOf(title, titlePx);
  const texts = text ? linesOf(text, textPx) : [];
  const titleHeight = titles.length * titlePx * lineHeight;
  const top = (heightPx - titleHeight - texts.length * textPx * lineHeight) / 2;
  return [
    `<rect width="${captionWidthPx}" height="${heightPx}" fill="${surface}"/>`,
    textSvg(titles, top, titlePx, `font-weight="700" fill="${ink}"`),
    textSvg(texts, top + titleHeight, textPx, `fill="${ink}"`),
    textSvg([productName], heightPx - 2 * leftPx, namePx, `fill="${muted}"`),
  ].join("");
}

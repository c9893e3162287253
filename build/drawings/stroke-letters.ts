/**
 * Digits as strokes, as on a technical drawing: no picture depends on the fonts of the machine that renders it, and an
 * SVG needs none either. Each glyph stands in a box 16 high, baseline at 16.
 */
const glyphs: Record<string, { width: number; d: string }> = {
  "0": { width: 10, d: "M5 0C8.5 0 9.5 4 9.5 8S8.5 16 5 16S.5 12 .5 8S1.5 0 5 0Z" },
  "1": { width: 7, d: "M1 3.500L5 0V16" },
  "2": { width: 10, d: "M.8 4C1 1.5 2.8 0 5 0C7.6 0 9.2 1.8 9.2 4.200C9.2 8 .8 11.5 .6 16H9.5" },
  "3": { width: 10, d: "M1 0H9L4.6 6.200C7.6 6 9.5 8 9.5 11C9.5 14 7.6 16 4.8 16C2.6 16 1 14.8 .5 12.8" },
  "4": { width: 10, d: "M7 16V0L.3 11.200H9.8" },
  "5": {
    width: 10,
    d: "M8.8 0H2L1.2 7.200C2.2 6.2 3.4 5.7 4.8 5.700C7.6 5.7 9.5 7.8 9.5 10.800C9.5 14 7.5 16 4.7 16C2.6 16 1 14.9 .4 13",
  },
  "6": {
    width: 10,
    d: "M8 .6C4 1.2 .6 5 .6 10.600C.6 14 2.4 16 5 16C7.7 16 9.5 14 9.5 11.200C9.5 8.4 7.8 6.4 5.2 6.400C2.8 6.4 .9 8.2 .6 10.6",
  },
  "7": { width: 10, d: "M.6 0H9.400L4 16" },
  "8": {
    width: 10,
    d: "M5 7.400C2.8 7.4 1.3 5.8 1.3 3.700S2.8 0 5 0S8.7 1.6 8.7 3.700S7.2 7.4 5 7.400C2.4 7.4 .5 9.2 .5 11.700S2.4 16 5 16S9.5 14.2 9.5 11.700S7.6 7.4 5 7.4",
  },
  "9": {
    width: 10,
    d: "M2 15.400C6 14.8 9.4 11 9.4 5.400C9.4 2 7.6 0 5 0C2.3 0 .5 2 .5 4.800C.5 7.6 2.2 9.6 4.8 9.600C7.2 9.6 9.1 7.8 9.4 5.4",
  },
  ".": { width: 2, d: "M1 15V16" },
  m: {
    width: 13.5,
    d: "M.5 16V6M.5 9.500C1 7.2 2.3 6 4 6C5.8 6 6.8 7.2 6.8 9.400V16M6.8 9.400C7.3 7.2 8.6 6 10.2 6C12 6 13 7.2 13 9.400V16",
  },
  "×": { width: 9, d: "M1 6L8 13M8 6L1 13" },
  "–": { width: 8, d: "M.5 10H7.5" },
  " ": { width: 4, d: "" },
};

const spacing = 3.5;

/** Width of a text at a given height of its digits. */
export function lettersWidth(text: string, height: number): number {
  const widths = [...text].map((letter) => (glyphs[letter]?.width ?? 0) + spacing);
  return ((widths.reduce((sum, width) => sum + width, 0) - spacing) * height) / 16;
}

/** A text of digits, centred on (x, y). @throws Error for a letter that is not drawn */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  strokeWidth: number,
): string {
  const scale = height / 16;
  let at = 0;
  const paths = [...text].map((letter) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`No strokes for "${letter}"`);
    const path = glyph.d ? `<path transform="translate(${at.toFixed(2)} 0)" d="${glyph.d}"/>` : "";
    at += glyph.width + spacing;
    return path;
  });
  const left = x - lettersWidth(text, height) / 2;
  return `<g transform="translate(${left.toFixed(2)} ${(y - height / 2).toFixed(2)}) scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${(strokeWidth / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}

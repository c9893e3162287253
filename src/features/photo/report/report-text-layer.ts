import { type PDFDocument, PDFName, type PDFRef } from "pdf-lib";

/** A line of text at its place, in points from the lower left corner. */
export interface PlacedLine {
  sheet: number;
  text: string;
  x: number;
  y: number;
  widthPt: number;
  sizePt: number;
}

/** Of one font: a code is one byte, and 0 is not used. */
const codesPerFont = 255;

/** Width of every letter, in thousandths of the size of the font. */
const letterWidth = 500;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

const utf16 = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => hex(letter.charCodeAt(i), 4)).join("");

/** Which letter a code of the font stands for (ISO 32000-1, 9.10.3). */
const toUnicode = (letters: readonly string[]): string =>
  [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Letters def /CMapType 2 def",
    "1 begincodespacerange <00> <ff> endcodespacerange",
    ...Array.from({ length: Math.ceil(letters.length / 100) }, (_, part) => {
      const some = letters.slice(part * 100, part * 100 + 100);
      const pairs = some.map((letter, i) => `<${hex(part * 100 + i + 1, 2)}> <${utf16(letter)}>`);
      return `${some.length} beginbfchar ${pairs.join(" ")} endbfchar`;
    }),
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");

/** A Type 3 font (ISO 32000-1, 9.6.5) whose letters are empty: it needs no font file, in any script. */
function emptyFont({ context }: PDFDocument, letters: readonly string[]): PDFRef {
  const empty = context.register(context.stream(`${letterWidth} 0 d0`));
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type3",
      FontBBox: [0, 0, letterWidth, 1000],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: { empty },
      Encoding: { Type: "Encoding", Differences: [1, ...letters.map(() => PDFName.of("empty"))] },
      FirstChar: 1,
      LastChar: letters.length,
      Widths: letters.map(() => letterWidth),
      Resources: {},
      ToUnicode: context.register(context.flateStream(toUnicode(letters))),
    }),
  );
}

const rightToLeft = /[\u0590-\u08ff]/;

/** Letters as they stand from left to right: viewers turn what is written from right to left. */
function fromTheLeft(text: string, dir: "ltr" | "rtl"): string[] {
  if (dir === "ltr" || !rightToLeft.test(text)) return [...text];
  const runs =
    text.match(/[\u0590-\u08ff]+|[^\u0590-\u08ff\s](?:[^\u0590-\u08ff]*[^\u0590-\u08ff\s])?|\s+/g) ?? [];
  return runs.reverse().flatMap((run) => (rightToLeft.test(run) ? [...run].reverse() : [...run]));
}

/** Writes the lines invisibly over the pictures of their pages, so that they can be searched, copied and read aloud. */
export function addTextLayer(pdf: PDFDocument, lines: readonly PlacedLine[], dir: "ltr" | "rtl"): void {
  const letters = [...new Set(lines.flatMap(({ text }) => [...text]))];
  const fontCount = Math.ceil(letters.length / codesPerFont);
  const fonts = Array.from({ length: fontCount }, (_, i) =>
    emptyFont(pdf, letters.slice(i * codesPerFont, (i + 1) * codesPerFont)),
  );
  const indexOf = new Map(letters.map((letter, i) => [letter, i]));
  const shown = (letter: string, sizePt: number): string => {
    const index = indexOf.get(letter)!;
    const code = hex((index % codesPerFont) + 1, 2);
    return `/Letters${Math.floor(index / codesPerFont)} ${sizePt.toFixed(2)} Tf <${code}> Tj`;
  };
  for (const [sheet, page] of pdf.getPages().entries()) {
    for (const [i, font] of fonts.entries()) page.node.setFontDictionary(PDFName.of(`Letters${i}`), font);
    const written = lines
      .filter((line) => line.sheet === sheet)
      .map(({ text, x, y, widthPt, sizePt }) => {
        const row = fromTheLeft(text, dir);
        const stretch = (100 * widthPt) / ((row.length * letterWidth * sizePt) / 1000);
        const place = `${stretch.toFixed(2)} Tz ${x.toFixed(2)} ${y.toFixed(2)} Td`;
        return `BT 3 Tr ${place} ${row.map((letter) => shown(letter, sizePt)).join(" ")} ET`;
      });
    page.node.addContentStream(pdf.context.register(pdf.context.flateStream(written.join("\n"))));
  }
}

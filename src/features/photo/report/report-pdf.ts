import { PDFDocument, PDFString } from "pdf-lib";
import { type Place, page, type ReportColours, type ReportPhoto, Sheets } from "./report-sheets";
import { addTextLayer } from "./report-text-layer";

/** Texts of the report, in the visitor's language. */
export interface ReportWords {
  title: string;
  document: string;
  file: string;
  date: string;
  /** Verdict on the photo. */
  outcome: { title: string; text: string };
  /** Measurements of the file and the head, each with its limit. */
  measured: { title: string; rows: string[] };
  lines: {
    verdict: string;
    name: string;
    advice: string | null;
    numbers: string[];
    colours: ReportColours[];
  }[];
  /** Confidence of the rules; null without rules. */
  rules: { title: string; text: string } | null;
  /** Checks that need no attention: a list of names per verdict. */
  rest: { verdict: string; names: string[] }[];
  note: string;
  /** Where the owner of the photo reports whether it was accepted; null without a code. */
  later: { title: string; url: string } | null;
  /** BCP 47 */
  lang: string;
  dir: "ltr" | "rtl";
}

const points = { width: 595.28, height: 841.89 };
/** Longer side of the picture. */
const photoPx = 360;

/** Room for a heading and the first lines below it. */
const headedPx = 100;

/** Room for the link, in one line, and its heading. */
const linkPx = 60;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the page could not be drawn"))),
      "image/jpeg",
      0.9,
    ),
  );

/** Makes the text's line a link. */
function addLink(pdf: PDFDocument, url: string, { sheet, topPx, bottomPx }: Place): void {
  const pointsPerPx = points.width / page.widthPx;
  const left = page.marginPx * pointsPerPx;
  const at = (px: number) => points.height - px * pointsPerPx;
  const link = pdf.context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [left, at(bottomPx), points.width - left, at(topPx)],
    Border: [0, 0, 0],
    A: { Type: "Action", S: "URI", URI: PDFString.of(url) },
  });
  pdf.getPage(sheet).node.addAnnot(pdf.context.register(link));
}

/** Draws the report on A4. A photo that this browser cannot decode is omitted. */
export async function reportPdf(words: ReportWords, photo: ReportPhoto | null): Promise<Uint8Array> {
  const sheets = new Sheets(words.dir);
  const picture = photo && (await createImageBitmap(photo.file).catch(() => null));
  // Beside the picture, so that most reports are one page.
  const { insetPx, bottomPx } = picture ? sheets.draw(picture, photoPx, photo) : { insetPx: 0, bottomPx: 0 };
  sheets.write(words.title, 44, { weight: 700, insetPx, spacePx: 8 });
  sheets.write(words.document, 28, { insetPx });
  sheets.write(words.file, 22, { insetPx });
  sheets.write(words.date, 22, { insetPx, spacePx: 24 });
  sheets.write(words.outcome.title, 22, { insetPx });
  sheets.write(words.outcome.text, 34, { weight: 700, insetPx, spacePx: 24 });
  sheets.below(bottomPx);
  for (const { verdict, name, advice, numbers, colours } of words.lines) {
    sheets.write(`${verdict}: ${name}`, 26, { weight: 700 });
    sheets.write(advice ?? "", 22, { insetPx: 24 });
    sheets.write(numbers.join(" · "), 20, { insetPx: 24 });
    for (const line of colours) sheets.writeColours(line, 20, 24);
    sheets.space(16);
  }
  if (words.measured.rows.length > 0) {
    sheets.keep(headedPx);
    sheets.write(words.measured.title, 22, { weight: 600 });
    for (const row of words.measured.rows) sheets.write(row, 20, { insetPx: 24 });
    sheets.space(16);
  }
  for (const { verdict, names } of words.rest) {
    if (names.length === 0) continue;
    sheets.keep(headedPx);
    sheets.write(verdict, 22, { weight: 600 });
    sheets.writeColumns(names, 18, 24);
    sheets.space(16);
  }
  if (words.rules) {
    sheets.keep(headedPx);
    sheets.write(words.rules.title, 22, { weight: 600 });
    sheets.write(words.rules.text, 20, { spacePx: 24 });
  }
  sheets.write(words.note, 22, { spacePx: 24 });
  if (words.later) {
    sheets.keep(linkPx);
    sheets.write(words.later.title, 22, { weight: 600 });
  }
  const linkPlace = words.later && sheets.write(words.later.url, 20);
  const pdf = await PDFDocument.create();
  pdf.setTitle([words.title, words.document].filter(Boolean).join(": "), { showInWindowTitleBar: true });
  pdf.setLanguage(words.lang);
  pdf.setProducer("Open Passport Photo");
  for (const sheet of sheets.all) {
    const image = await pdf.embedJpg(await (await jpegOf(sheet)).arrayBuffer());
    pdf.addPage([points.width, points.height]).drawImage(image, { x: 0, y: 0, ...points });
  }
  const pointsPerPx = points.width / page.widthPx;
  const lines = sheets.written.map(({ sheet, text, leftPx, topPx, widthPx, sizePx }) => ({
    sheet,
    text,
    x: leftPx * pointsPerPx,
    // The baseline, roughly.
    y: points.height - (topPx + 0.8 * sizePx) * pointsPerPx,
    widthPt: widthPx * pointsPerPx,
    sizePt: sizePx * pointsPerPx,
  }));
  addTextLayer(pdf, lines, words.dir);
  if (words.later && linkPlace) addLink(pdf, words.later.url, linkPlace);
  return pdf.save();
}

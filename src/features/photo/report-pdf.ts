import { PDFDocument, PDFString } from "pdf-lib";

/** Colours with a text, such as the required ones by name. */
export interface ReportColours {
  /** "#rrggbb" */
  samples: string[];
  text: string;
}

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
  dir: "ltr" | "rtl";
}

/** The original photo. */
export interface ReportPhoto {
  file: Blob;
  /** Crown, eyes and chin, as shares of the photo's height from its upper edge. */
  linesAt: readonly number[];
}

/** A4 at 150 dpi; pages are images, because the standard PDF fonts have no Japanese or Arabic. */
const page = { widthPx: 1240, heightPx: 1754, marginPx: 110 };
const points = { width: 595.28, height: 841.89 };
const photoHeightPx = 420;

const ink = "#1a1a1a";

const font = (sizePx: number, weight = 400) => `${weight} ${sizePx}px system-ui, sans-serif`;

/** Breaks text into lines; a word without spaces is broken anywhere. */
function brokenInto(context: CanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.match(/\S+\s*|\s+/gu) ?? []) {
    const pieces = context.measureText(part).width > widthPx ? [...part] : [part];
    for (const piece of pieces) {
      if (line !== "" && context.measureText(line + piece).width > widthPx) {
        lines.push(line);
        line = "";
      }
      line += piece;
    }
  }
  return [...lines, line];
}

/** Position of a text on its page. */
interface Place {
  sheet: number;
  topPx: number;
  bottomPx: number;
}

/** Pages that text is written to, line by line. */
class Sheets {
  readonly all: HTMLCanvasElement[] = [];
  private context!: CanvasRenderingContext2D;
  private y = 0;

  constructor(private readonly dir: "ltr" | "rtl") {
    this.turn();
  }

  private turn(): void {
    const canvas = document.createElement("canvas");
    canvas.width = page.widthPx;
    canvas.height = page.heightPx;
    this.context = canvas.getContext("2d")!;
    this.context.fillStyle = "#ffffff";
    this.context.fillRect(0, 0, page.widthPx, page.heightPx);
    this.context.fillStyle = ink;
    this.context.direction = this.dir;
    this.context.textBaseline = "top";
    this.all.push(canvas);
    this.y = page.marginPx;
  }

  private at(insetPx: number): number {
    return this.dir === "rtl" ? page.widthPx - page.marginPx - insetPx : page.marginPx + insetPx;
  }

  write(text: string, sizePx: number, { weight = 400, insetPx = 0, spacePx = 0 } = {}): Place | null {
    if (text === "") return null;
    this.context.font = font(sizePx, weight);
    const lines = brokenInto(this.context, text, page.widthPx - 2 * page.marginPx - insetPx);
    if (this.y + lines.length * sizePx * 1.4 > page.heightPx - page.marginPx) this.turn();
    const place = {
      sheet: this.all.length - 1,
      topPx: this.y,
      bottomPx: this.y + lines.length * sizePx * 1.4,
    };
    for (const line of lines) {
      this.context.font = font(sizePx, weight);
      this.context.fillText(line, this.at(insetPx), this.y);
      this.y += sizePx * 1.4;
    }
    this.y += spacePx;
    return place;
  }

  /** A text with a bordered sample of each colour before it. */
  writeColours({ samples, text }: ReportColours, sizePx: number, insetPx: number): void {
    const stepPx = sizePx * 1.4;
    const place = this.write(text, sizePx, { insetPx: insetPx + samples.length * stepPx });
    if (!place) return;
    samples.forEach((colour, index) => {
      const startPx = this.at(insetPx + index * stepPx);
      const x = this.dir === "rtl" ? startPx - sizePx : startPx;
      this.context.fillStyle = ink;
      this.context.fillRect(x, place.topPx, sizePx, sizePx);
      this.context.fillStyle = colour;
      this.context.fillRect(x + 1, place.topPx + 1, sizePx - 2, sizePx - 2);
    });
    this.context.fillStyle = ink;
  }

  space(heightPx: number): void {
    this.y += heightPx;
  }

  /** A picture with the measured lines, as shares of its height. */
  draw(picture: ImageBitmap, heightPx: number, linesAt: readonly number[]): void {
    const widthPx = (picture.width / picture.height) * heightPx;
    const x = this.dir === "rtl" ? this.at(widthPx) : this.at(0);
    this.context.drawImage(picture, x, this.y, widthPx, heightPx);
    for (const share of linesAt) {
      const y = this.y + share * heightPx;
      // A white line below, so that it is visible on dark hair and on a white wall.
      for (const [colour, thicknessPx] of [
        ["#ffffff", 6],
        ["#0f5c63", 3],
      ] as const) {
        this.context.fillStyle = colour;
        this.context.fillRect(x, y - thicknessPx / 2, widthPx, thicknessPx);
      }
    }
    this.context.fillStyle = ink;
    this.y += heightPx + 30;
  }
}

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
  sheets.write(words.title, 44, { weight: 700, spacePx: 8 });
  sheets.write(words.document, 28);
  sheets.write(words.file, 22);
  sheets.write(words.date, 22, { spacePx: 24 });
  const picture = photo && (await createImageBitmap(photo.file).catch(() => null));
  if (picture) sheets.draw(picture, photoHeightPx, photo.linesAt);
  sheets.write(words.outcome.title, 22);
  sheets.write(words.outcome.text, 34, { weight: 700, spacePx: 24 });
  for (const { verdict, name, advice, numbers, colours } of words.lines) {
    sheets.write(`${verdict}: ${name}`, 26, { weight: 700 });
    sheets.write(advice ?? "", 22, { insetPx: 24 });
    sheets.write(numbers.join(" · "), 20, { insetPx: 24 });
    for (const line of colours) sheets.writeColours(line, 20, 24);
    sheets.space(16);
  }
  if (words.measured.rows.length > 0) {
    sheets.write(words.measured.title, 22, { weight: 600 });
    for (const row of words.measured.rows) sheets.write(row, 20, { insetPx: 24 });
    sheets.space(16);
  }
  for (const { verdict, names } of words.rest) {
    if (names.length === 0) continue;
    sheets.write(verdict, 22, { weight: 600 });
    sheets.write(names.join(" · "), 20, { insetPx: 24, spacePx: 16 });
  }
  if (words.rules) {
    sheets.write(words.rules.title, 22, { weight: 600 });
    sheets.write(words.rules.text, 20, { spacePx: 24 });
  }
  sheets.write(words.note, 22, { spacePx: 24 });
  if (words.later) sheets.write(words.later.title, 22, { weight: 600 });
  const linkPlace = words.later && sheets.write(words.later.url, 20);
  const pdf = await PDFDocument.create();
  pdf.setTitle(words.title, { showInWindowTitleBar: true });
  pdf.setProducer("Open Passport Photo");
  for (const sheet of sheets.all) {
    const image = await pdf.embedJpg(await (await jpegOf(sheet)).arrayBuffer());
    pdf.addPage([points.width, points.height]).drawImage(image, { x: 0, y: 0, ...points });
  }
  if (words.later && linkPlace) addLink(pdf, words.later.url, linkPlace);
  return pdf.save();
}

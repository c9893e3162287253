/** A4 at 150 dpi; pages are images, because the standard PDF fonts have no Japanese or Arabic. Their text is laid over them. */
export const page = { widthPx: 1240, heightPx: 1754, marginPx: 90 };

const ink = "#1a1a1a";
const lineHeight = 1.4;

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

/** Colours with a text, such as the required ones by name. */
export interface ReportColours {
  /** "#rrggbb" */
  samples: string[];
  text: string;
}

/** The original photo. */
export interface ReportPhoto {
  file: Blob;
  /** Crown, eyes and chin, as shares of the photo's height from its upper edge. */
  linesAt: readonly number[];
  /** Measured lengths, each with the letter of its row; as shares of the height too. */
  spans: readonly { mark: string; from: number; to: number }[];
}

/** Position of a text on its page. */
export interface Place {
  sheet: number;
  topPx: number;
  bottomPx: number;
}

/** Ends of a picture with what belongs to it. */
interface Drawn {
  insetPx: number;
  bottomPx: number;
}

interface Columns {
  count: number;
  columnPx: number;
  sizePx: number;
  insetPx: number;
}

/** Around the picture, and from one measured length to the next. */
const gapPx = 30;
const spanPx = 50;

/** Pages that text is written to, line by line. */
export class Sheets {
  /** What was written, in order; places in pixels of its page. */
  readonly written: {
    sheet: number;
    text: string;
    leftPx: number;
    topPx: number;
    widthPx: number;
    sizePx: number;
  }[] = [];
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

  /** Draws one line at the current font. */
  private show(text: string, x: number, topPx: number, sizePx: number): void {
    this.context.fillText(text, x, topPx);
    const widthPx = this.context.measureText(text).width;
    const leftPx = this.dir === "rtl" ? x - widthPx : x;
    this.written.push({ sheet: this.all.length - 1, text, leftPx, topPx, widthPx, sizePx });
  }

  private at(insetPx: number): number {
    return this.dir === "rtl" ? page.widthPx - page.marginPx - insetPx : page.marginPx + insetPx;
  }

  write(text: string, sizePx: number, { weight = 400, insetPx = 0, spacePx = 0 } = {}): Place | null {
    if (text === "") return null;
    this.context.font = font(sizePx, weight);
    const lines = brokenInto(this.context, text, page.widthPx - 2 * page.marginPx - insetPx);
    const heightPx = lines.length * sizePx * lineHeight;
    this.keep(heightPx);
    const place = { sheet: this.all.length - 1, topPx: this.y, bottomPx: this.y + heightPx };
    for (const line of lines) {
      this.context.font = font(sizePx, weight);
      this.show(line, this.at(insetPx), this.y, sizePx);
      this.y += sizePx * lineHeight;
    }
    this.y += spacePx;
    return place;
  }

  /** A text with a bordered sample of each colour before it. */
  writeColours({ samples, text }: ReportColours, sizePx: number, insetPx: number): void {
    const stepPx = sizePx * lineHeight;
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

  /** Texts row by row: short ones in three columns, then the others in two. */
  writeColumns(texts: readonly string[], sizePx: number, insetPx: number): void {
    const widthPx = page.widthPx - 2 * page.marginPx - insetPx;
    this.context.font = font(sizePx);
    const isShort = (text: string) => this.context.measureText(text).width <= widthPx / 3 - sizePx;
    const [short, long] = [texts.filter(isShort), texts.filter((text) => !isShort(text))];
    this.writeRows(short, { count: 3, columnPx: widthPx / 3, sizePx, insetPx });
    this.writeRows(long, { count: 2, columnPx: widthPx / 2, sizePx, insetPx });
  }

  private writeRows(texts: readonly string[], { count, columnPx, sizePx, insetPx }: Columns): void {
    for (let i = 0; i < texts.length; i += count) {
      this.context.font = font(sizePx);
      const cells = texts
        .slice(i, i + count)
        .map((text) => brokenInto(this.context, text, columnPx - sizePx));
      const heightPx = Math.max(...cells.map((lines) => lines.length)) * sizePx * lineHeight;
      this.keep(heightPx);
      this.context.font = font(sizePx);
      for (const [column, lines] of cells.entries())
        for (const [row, line] of lines.entries())
          this.show(line, this.at(insetPx + column * columnPx), this.y + row * sizePx * lineHeight, sizePx);
      this.y += heightPx;
    }
  }

  /** Begins a new page if the next `heightPx` do not fit: what belongs together stays together. */
  keep(heightPx: number): void {
    if (this.y + heightPx > page.heightPx - page.marginPx) this.turn();
  }

  space(heightPx: number): void {
    this.y += heightPx;
  }

  /** Continues below what was drawn. */
  below(bottomPx: number): void {
    this.y = Math.max(this.y, bottomPx);
  }

  /**
   * A picture with the measured lines across it, and the measured lengths with their letters beside it.
   * @returns where text beside and below it can begin
   */
  draw(picture: ImageBitmap, longestPx: number, { linesAt, spans }: ReportPhoto): Drawn {
    const scale = longestPx / Math.max(picture.width, picture.height);
    const [widthPx, heightPx] = [scale * picture.width, scale * picture.height];
    const x = this.dir === "rtl" ? this.at(widthPx) : this.at(0);
    // Its edge, which a white photo would not show on the white page.
    this.context.fillRect(x - 1, this.y - 1, widthPx + 2, heightPx + 2);
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
    const edgeX = this.at(widthPx);
    for (const [column, { from, to }] of spans.entries()) {
      const lineX = this.at(widthPx + gapPx + column * spanPx);
      const [top, bottom] = [this.y + from * heightPx, this.y + to * heightPx];
      this.context.fillRect(lineX, top, 2, bottom - top);
      for (const end of [top, bottom]) {
        this.context.fillRect(lineX - 6, end - 1, 14, 2);
        // Thin, to the place on the picture.
        this.context.fillRect(Math.min(edgeX, lineX), end - 0.5, Math.abs(lineX - edgeX), 1);
      }
    }
    this.context.font = font(20, 700);
    // After all lines: that of the eyes would run through the letter of the head.
    for (const [column, { mark, from, to }] of spans.entries()) {
      const lineX = this.at(widthPx + gapPx + column * spanPx);
      const [x, y] = [this.dir === "rtl" ? lineX - 8 : lineX + 10, this.y + ((from + to) / 2) * heightPx];
      this.context.fillStyle = "#ffffff";
      this.context.fillRect(this.dir === "rtl" ? x - 18 : x - 2, y - 12, 20, 24);
      this.context.fillStyle = ink;
      this.context.fillText(mark, x, y - 10);
    }
    return {
      insetPx: widthPx + gapPx + spans.length * spanPx + (spans.length > 0 ? gapPx : 0),
      bottomPx: this.y + heightPx + gapPx,
    };
  }
}

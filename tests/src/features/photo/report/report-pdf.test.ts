import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from "pdf-lib";
import sharp from "sharp";
import { type ReportWords, reportPdf } from "../../../../../src/features/photo/report/report-pdf";
import { stubGlobal } from "../../../../for-this-test";

interface Written {
  page: number;
  text: string;
  x: number;
  y: number;
  sizePx: number;
}

let written: Written[];
interface Area {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

let drawn: Area[];
let filled: Area[];
let jpeg: Uint8Array;

/** A canvas that keeps what is written on it; each letter is half as wide as the font is high. */
beforeEach(async () => {
  written = [];
  drawn = [];
  filled = [];
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  let pages = 0;
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => {
    const page = pages++;
    const context = {
      font: "",
      direction: "",
      fillRect: (x: number, y: number, widthPx: number, heightPx: number) =>
        void filled.push({ x, y, widthPx, heightPx }),
      measureText: (text: string) => ({ width: (text.length * sizeOf(context.font)) / 2 }),
      fillText: (text: string, x: number, y: number) =>
        void written.push({ page, text, x, y, sizePx: sizeOf(context.font) }),
      drawImage: (_picture: unknown, x: number, y: number, widthPx: number, heightPx: number) =>
        void drawn.push({ x, y, widthPx, heightPx }),
    };
    return context;
  }) as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(((take: (blob: Blob) => void) =>
    // An array of the same realm as the code that reads it.
    take({ arrayBuffer: async () => Uint8Array.from(jpeg).buffer } as unknown as Blob)) as never);
});

const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)![1]);

const words: ReportWords = {
  title: "Photo check",
  document: "German passport",
  file: "me.jpg",
  date: "23 November 2026",
  outcome: { title: "Our checks", text: "Looks good" },
  rules: { title: "Its rules", text: "From lists" },
  measured: { title: "Measurements", rows: ["Pixels: 413 × 531 px (at least 600 × 600 px)"] },
  lines: [
    {
      ...{ verdict: "Not met", name: "Head", advice: "Come closer" },
      ...{ numbers: ["27 mm", "at least 29 mm"], colours: [] },
    },
  ],
  rest: [
    { verdict: "Met", names: ["Sharp", "Eyes open"] },
    { verdict: "Not checked", names: [] },
  ],
  note: "No promise",
  later: null,
  lang: "en",
  dir: "ltr",
};

/** A4 at 150 dots per inch, with its margins. */
const paper = { widthPx: 1240, heightPx: 1754, marginPx: 90 };

describe("a report", () => {
  it("says everything, one line under the other, within the margins", async () => {
    await reportPdf(words, null);
    expect(written.map(({ text }) => text.trim())).toEqual([
      "Photo check",
      "German passport",
      "me.jpg",
      "23 November 2026",
      "Our checks",
      "Looks good",
      "Not met: Head",
      "Come closer",
      "27 mm · at least 29 mm",
      "Measurements",
      "Pixels: 413 × 531 px (at least 600 × 600 px)",
      "Met",
      "Sharp",
      "Eyes open",
      "Its rules",
      "From lists",
      "No promise",
    ]);
    expect(written[0]).toMatchObject({ x: paper.marginPx, y: paper.marginPx });
    const rows = written.filter(({ text }) => text !== "Eyes open");
    rows.slice(1).forEach(({ y }, i) => {
      expect(y).toBeGreaterThanOrEqual(rows[i]!.y + rows[i]!.sizePx);
    });
    // The names of what is met are in columns.
    const [sharp, eyes] = ["Sharp", "Eyes open"].map((name) => written.find(({ text }) => text === name)!);
    expect(eyes!.y).toBe(sharp!.y);
    expect(eyes!.x).toBeGreaterThan(sharp!.x);
    // The numbers of a line stand a little further in.
    expect(written.filter(({ x }) => x > paper.marginPx).map(({ text }) => text)).toEqual([
      "Come closer",
      "27 mm · at least 29 mm",
      "Pixels: 413 × 531 px (at least 600 × 600 px)",
      "Sharp",
      "Eyes open",
    ]);
    // The outcome is the largest below the title, the faults stand out of what is met.
    const sizeOfText = (text: string) => written.find((line) => line.text.trim() === text)!.sizePx;
    expect(sizeOfText("Looks good")).toBeGreaterThan(sizeOfText("Not met: Head"));
    expect(sizeOfText("Not met: Head")).toBeGreaterThan(sizeOfText("From lists"));
  });

  it("has short names of what is met in three columns, and longer ones below them in two", async () => {
    const long = "a name with its numbers and its limit";
    await reportPdf(
      { ...words, rest: [{ verdict: "Met", names: ["Sharp", long, "Eyes", "Colour", long] }] },
      null,
    );
    const placesOf = (name: string) => written.filter(({ text }) => text.trim() === name);
    const [sharp, eyes, colour] = ["Sharp", "Eyes", "Colour"].map((name) => placesOf(name)[0]!);
    expect([eyes!.y, colour!.y]).toEqual([sharp!.y, sharp!.y]);
    expect([eyes!.x - sharp!.x, colour!.x - eyes!.x]).toEqual([
      expect.closeTo(345.3, 0),
      expect.closeTo(345.3, 0),
    ]);
    const [first, second] = placesOf(long);
    expect([first!.x, first!.y > sharp!.y]).toEqual([sharp!.x, true]);
    expect([second!.y, second!.x - first!.x]).toEqual([first!.y, expect.closeTo(518, 0)]);
  });

  it.each(["ltr", "rtl"] as const)(
    "has a sample of each colour before the text that names it: %s",
    async (dir) => {
      const colours = [{ samples: ["#ffffff", "#eaeaea"], text: "Required: white / grey" }];
      await reportPdf({ ...words, dir, lines: [{ ...words.lines[0]!, colours }] }, null);
      const text = written.find((line) => line.text.startsWith("Required"))!;
      const samples = filled.filter(({ widthPx, y }) => widthPx === text.sizePx && y === text.y);
      expect(samples).toHaveLength(2);
      for (const { x, widthPx } of samples) {
        if (dir === "ltr") expect(x + widthPx).toBeLessThan(text.x);
        else expect(x).toBeGreaterThan(text.x);
      }
    },
  );

  it("runs from right to left where the language does", async () => {
    stubGlobal("createImageBitmap", async () => ({ width: 35, height: 45 }));
    await reportPdf({ ...words, dir: "rtl" }, { file: new Blob([]), linesAt: [], spans: [] });
    expect(written.at(-1)!.x).toBe(paper.widthPx - paper.marginPx);
    // Beside the picture.
    expect(written[0]!.x).toBeLessThan(drawn[0]!.x);
    expect(drawn[0]!.x + drawn[0]!.widthPx).toBeCloseTo(paper.widthPx - paper.marginPx);
  });

  it("shows the photo in its own shape beside the verdict, and what was found below both", async () => {
    stubGlobal("createImageBitmap", async () => ({ width: 35, height: 45 }));
    await reportPdf(words, { file: new Blob([]), linesAt: [], spans: [] });
    expect(drawn).toMatchObject([{ x: paper.marginPx, widthPx: (360 * 35) / 45, heightPx: 360 }]);
    // Its edge is seen on a white page too.
    expect(filled).toContainEqual({
      x: drawn[0]!.x - 1,
      y: drawn[0]!.y - 1,
      widthPx: drawn[0]!.widthPx + 2,
      heightPx: drawn[0]!.heightPx + 2,
    });
    const place = (text: string) => written.find((line) => line.text.trim() === text)!;
    expect(place("Looks good").x).toBeGreaterThan(drawn[0]!.x + drawn[0]!.widthPx);
    expect(place("Looks good").y).toBeLessThan(drawn[0]!.y + drawn[0]!.heightPx);
    const [first] = words.lines;
    const found = place(`${first!.verdict}: ${first!.name}`);
    expect(found.x).toBe(paper.marginPx);
    expect(found.y).toBeGreaterThan(drawn[0]!.y + drawn[0]!.heightPx);
  });

  it("has the lines that were measured on the photo, across all of it", async () => {
    stubGlobal("createImageBitmap", async () => ({ width: 35, height: 45 }));
    await reportPdf(words, {
      file: new Blob([]),
      linesAt: [0.1, 0.9],
      spans: [{ mark: "C", from: 0.1, to: 0.9 }],
    });
    const [photo] = drawn;
    // A length stands beside the photo, with the letter of its row.
    const length = filled.find(({ widthPx }) => widthPx === 2)!;
    expect((length.y - photo!.y) / photo!.heightPx).toBeCloseTo(0.1);
    expect(length.heightPx / photo!.heightPx).toBeCloseTo(0.8);
    const letter = written.find(({ text }) => text === "C")!;
    expect(letter.x).toBeGreaterThan(photo!.x + photo!.widthPx);
    // On white, as the line of another length runs past it.
    expect(filled.some(({ x, y, heightPx }) => heightPx === 24 && x < letter.x && y < letter.y)).toBe(true);
    const lines = filled.filter(({ heightPx }) => heightPx === 3);
    expect(lines.map(({ x, widthPx }) => [x, widthPx])).toEqual(lines.map(() => [photo!.x, photo!.widthPx]));
    expect(lines.map(({ y, heightPx }) => (y + heightPx / 2 - photo!.y) / photo!.heightPx)).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(0.9),
    ]);
  });

  it("leaves out a photo that the browser cannot decode, and words that are not there", async () => {
    stubGlobal("createImageBitmap", async () => {
      throw new Error("not an image");
    });
    await reportPdf({ ...words, document: "" }, { file: new Blob([]), linesAt: [], spans: [] });
    expect(drawn).toEqual([]);
    expect(written.map(({ text }) => text.trim())).not.toContain("");
  });

  it("breaks what does not fit between words, and what has none anywhere", async () => {
    const note = "a few words ".repeat(20).trim();
    const inOne = "語".repeat(250);
    await reportPdf({ ...words, note, date: inOne }, null);
    const lines = written.filter(({ text }) => /^(a|few|words) |^語/.test(text));
    for (const { text, x, sizePx } of lines) {
      expect(x + (text.trim().length * sizePx) / 2).toBeLessThanOrEqual(paper.widthPx - paper.marginPx);
    }
    const all = written.map(({ text }) => text).join("");
    expect(all).toContain(note);
    expect(all).toContain(inOne);
    // Full lines: as few as there can be, and one more for words that are not cut.
    expect(lines.length).toBeLessThanOrEqual(
      Math.ceil((250 * 11) / 1020) + Math.ceil((note.length * 11) / 1020) + 1,
    );
  });

  it("ends with a link to where its owner tells the decision, on the sheet where its words stand", async () => {
    const url = "https://photo.example/accepted?code=de-passport-7k3m9q2xm9g1h0ra8wz";
    const lines = Array.from({ length: 40 }, (_, i) => ({
      verdict: "Met",
      name: `Check ${i}`,
      advice: null,
      numbers: [],
      colours: [],
    }));
    const later = { title: "Accepted?", url };
    const pdf = await PDFDocument.load(await reportPdf({ ...words, lines, later }, null));
    const last = written.at(-1)!;
    expect([last.text, last.page]).toEqual([url, 1]);
    expect(pdf.getPage(0).node.Annots()?.size() ?? 0).toBe(0);
    const link = pdf.getPage(1).node.Annots()!.lookup(0, PDFDict);
    const action = link.lookup(PDFName.of("A"), PDFDict);
    expect(action.lookup(PDFName.of("URI"), PDFString).asString()).toBe(url);
    const { x, y, width, height } = link.lookup(PDFName.of("Rect"), PDFArray).asRectangle();
    const rowOf = (fromBottom: number) => (841.89 - fromBottom) * (paper.heightPx / 841.89);
    expect([x, x + width].map(Math.round)).toEqual([43, 552]);
    expect(rowOf(y + height)).toBeCloseTo(last.y, 0);
    expect(rowOf(y)).toBeCloseTo(last.y + 1.4 * last.sizePx, 0);
  });

  it.each([
    ["ltr", "写真 と फ़ोटो: 0.9 mm"],
    ["rtl", "قياس 33.9 mm"],
  ] as const)("can be searched and copied in any script: %s", async (dir, note) => {
    const pdf = await PDFDocument.load(await reportPdf({ ...words, dir, note }, null));
    expect(pdf.catalog.get(PDFName.of("Lang"))?.toString()).toContain("en");
    const texts = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter(({ dict }) => dict.get(PDFName.of("Filter"))?.toString() === "/FlateDecode")
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1"));
    const codes = texts.find((text) => text.includes("beginbfchar"))!;
    const letterOf = new Map(
      [...codes.matchAll(/<(..)> <([0-9a-f]{4,})>/g)].map(([, code, units]) => [
        code,
        String.fromCharCode(...units!.match(/.{4}/g)!.map((unit) => Number.parseInt(unit, 16))),
      ]),
    );
    const lines = texts
      .filter((text) => text.includes(" Tj ET"))
      .flatMap((text) => text.split("\n"))
      .map((line) => [...line.matchAll(/<(..)> Tj/g)].map(([, code]) => letterOf.get(code)).join(""));
    expect(lines.slice(0, 2)).toEqual(["Photo check", "German passport"]);
    // Numbers with their units stay in order where the letters around them are turned.
    expect(lines).toContain(dir === "ltr" ? note : "33.9 mm سايق");
  });

  it("goes on on another sheet where one is full", async () => {
    const lines = Array.from({ length: 40 }, (_, i) => ({
      verdict: "Met",
      name: `Check ${i}`,
      advice: null,
      numbers: [],
      colours: [],
    }));
    const pdf = await PDFDocument.load(await reportPdf({ ...words, lines }, null));
    expect(pdf.getPageCount()).toBe(2);
    expect(pdf.getTitle()).toBe("Photo check: German passport");
    // A4 in points of 1/72 inch: 210 x 297 mm.
    expect(pdf.getPages().map((page) => [page.getWidth(), page.getHeight()].map(Math.round))).toEqual([
      [595, 842],
      [595, 842],
    ]);
    expect(Math.max(...written.map(({ y, sizePx }) => y + sizePx))).toBeLessThanOrEqual(
      paper.heightPx - paper.marginPx,
    );
    const second = written.filter(({ page }) => page === 1);
    expect(second[0]!.y).toBe(paper.marginPx);
    expect(written).toHaveLength(54);
  });

  it("fails where a sheet cannot be drawn", async () => {
    jest
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation(((take: (blob: null) => void) => take(null)) as never);
    await expect(reportPdf(words, null)).rejects.toThrow("could not be drawn");
  });
});

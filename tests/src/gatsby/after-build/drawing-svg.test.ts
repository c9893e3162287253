import { describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawingOfPage, pictureOfDrawing } from "../../../../src/gatsby/after-build/drawing-svg";

const page = `<html><head><style>:root{--accent:#0f5c63;--surface:#fff}
@media (prefers-color-scheme:dark){:root{--accent:#5cc2c9}.line{stroke:#ff0000}}
.line{stroke:var(--accent);stroke-width:8px;animation:draw 1s}.other{fill:red}</style></head>
<body><svg viewBox="0 0 9 9" aria-hidden="true"></svg>
<svg class="x" viewBox="0 0 100 50" role="img" aria-label="a"><path class="line" d="M0 25H100"></path></svg></body></html>`;

describe("the picture for shared links", () => {
  const drawing = drawingOfPage(page);

  test("is the page's own drawing, with the light theme's values for the rules that it uses", () => {
    expect(drawing?.svg).toContain('d="M0 25H100"');
    const picture = pictureOfDrawing(drawing!);
    expect(picture).toContain(".line{stroke:#0f5c63;stroke-width:8px;}");
    expect(picture).not.toContain("other");
    expect(picture).not.toContain("#ff0000");
    expect(picture).not.toContain("var(");
  });

  test("fills 1200 x 630 and puts the drawing in its middle", async () => {
    const image = sharp(Buffer.from(pictureOfDrawing(drawing!)));
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect(at(600, 315)).toEqual([0x0f, 0x5c, 0x63]);
    expect(at(600, 40)).toEqual([255, 255, 255]);
  });

  test("shows the paper that a browser fills with a pattern, line for line, and nothing of it is a pattern", async () => {
    const paper = (path: string) => `<g transform="translate(3 2)">${path}</g>`;
    const lines = '<path class="line" d="M0 0V10"></path>';
    const filled = paper(
      `<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse">${lines}</pattern><rect x="-99" y="-99" width="999" height="999" fill="url(#p)"></rect>`,
    );
    const page = (inner: string) =>
      `<style>.line{stroke:#0f5c63;stroke-width:2px}</style><svg viewBox="0 0 100 50" role="img">${inner}</svg>`;
    const picture = pictureOfDrawing(drawingOfPage(page(filled))!);
    expect(picture).not.toContain("pattern");
    // Its cell cuts off the left half of each line.
    const long = Array.from(
      { length: 40 },
      (_, at) => `<rect x="${at * 10 - 100}" y="-99" width="1" height="999"/>`,
    );
    const drawn = pictureOfDrawing(drawingOfPage(page(paper(`<g fill="#0f5c63">${long.join("")}</g>`)))!);
    const bytesOf = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    const [shown, wanted] = [await bytesOf(picture), await bytesOf(drawn)];
    const different = shown.filter((value, at) => Math.abs(value - wanted[at]!) > 60).length;
    expect(wanted.filter((value) => value < 100).length / wanted.length).toBeGreaterThan(0.05);
    expect(different / wanted.length).toBeLessThan(0.002);
  });

  test("says country and document beside the drawing, which moves aside", async () => {
    const caption = { title: "Bosnia & Herzegovina", text: "Passport (for children under 12 years)" };
    const picture = pictureOfDrawing(drawing!, caption);
    expect(picture).toContain(">Bosnia &amp;<");
    expect(picture).toContain(">Herzegovina<");
    expect(picture).toContain(">Open Passport Photo<");
    const image = sharp(Buffer.from(picture));
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const isDrawn = (x: number, y: number) => data[(y * 1200 + x) * 3]! < 0x40;
    const columns = Array.from({ length: 1200 }, (_, x) =>
      Array.from({ length: 630 }, (__, y) => isDrawn(x, y)).some(Boolean),
    );
    expect(columns.slice(48, 400).some(Boolean)).toBe(true);
    expect(columns.slice(435, 485).some(Boolean)).toBe(false);
    expect(isDrawn(830, 315)).toBe(true);
  });

  test("a page without a drawing has none", () => {
    expect(drawingOfPage("<svg></svg>")).toBeNull();
  });
});

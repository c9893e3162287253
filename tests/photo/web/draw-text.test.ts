import { beforeEach, expect, test } from "@jest/globals";
import { directionOf, drawText } from "../../../photo/web/draw-text";
import { stubGlobal } from "../../for-this-test";

/** A browser whose letters are bars as wide as half their height; each drawing is on record. */
let drawings: string[];

beforeEach(() => {
  drawings = [];
  stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext() {
        const { width, height } = this;
        let ink = 0;
        return {
          measureText: (line: string) => ({
            width: 5 * line.length,
            fontBoundingBoxAscent: 8,
            fontBoundingBoxDescent: 2,
          }),
          fillText: (line: string) => {
            drawings.push(line);
            ink = 5 * line.length;
          },
          getImageData: () => {
            const data = new Uint8ClampedArray(4 * width * height);
            for (let y = 0; y < height; y++)
              for (let x = 10; x < 10 + ink; x++) data[4 * (y * width + x) + 3] = 255;
            return { data };
          },
        };
      }
    },
  );
});

test("a line is trimmed to its ink, and drawn once for all who ask", async () => {
  const ink = await drawText("  50   mm ", 10);
  expect(ink).toMatchObject({ widthPx: 25, heightPx: 10 });
  expect(ink!.alpha.every((alpha) => alpha === 255)).toBe(true);
  expect(await drawText("50 mm", 10)).toBe(ink);
  expect(drawings).toEqual(["50 mm"]);
  await drawText("50 mm", 12);
  expect(drawings).toEqual(["50 mm", "50 mm"]);
});

test("there is no ink of nothing", async () => {
  expect(await drawText("   ", 10)).toBeNull();
  expect(drawings).toEqual([]);
});

test("a line runs as its first letter does", () => {
  expect(["100 % اطبع", "de-passport · اطبع", "50 mm", "100 %"].map(directionOf)).toEqual([
    "rtl",
    "ltr",
    "ltr",
    "ltr",
  ]);
});

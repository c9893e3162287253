import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { jpegDensity, withJpegDensity } from "../../../../photo/core/file/jpeg/jpeg-density";
import { jpegSegments } from "../../../../photo/core/file/jpeg/jpeg-segments";
import { pngDensity, withPngDensity } from "../../../../photo/core/file/png-density";
import { drawJpeg, drawPng } from "../../../fixtures/pictures";

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** A JFIF header's unit and density in place of those that are there. */
function jpegIn(bytes: Uint8Array, unit: number, density: number): Uint8Array {
  const copy = withJpegDensity(bytes, 96);
  const { at } = jpegSegments(copy).find(({ marker }) => marker === 0xe0)!;
  copy.set([unit, density >> 8, density & 255], at + 11);
  return copy;
}

describe("pixels per inch", () => {
  it.each([72, 300, 600])("%i are written into a JPEG, and another reader finds them", async (dpi) => {
    const without = new Uint8Array(await drawJpeg());
    for (const bytes of [without, withJpegDensity(without, 96)]) {
      const written = withJpegDensity(bytes, dpi);
      expect(await sharp(written).metadata()).toMatchObject({ density: dpi, width: 320, height: 400 });
      expect(jpegDensity(written)).toBe(dpi);
      expect((await pixelsOf(written)).equals(await pixelsOf(bytes))).toBe(true);
      expect(jpegSegments(written).filter(({ marker }) => marker === 0xe0)).toHaveLength(1);
    }
  });

  it("are not written into the bytes that were given", async () => {
    const bytes = withJpegDensity(new Uint8Array(await drawJpeg()), 96);
    const before = Uint8Array.from(bytes);
    withJpegDensity(bytes, 300);
    expect(bytes).toEqual(before);
  });

  it("are read of a JPEG in inches or centimetres, and nowhere else", async () => {
    const bytes = new Uint8Array(await drawJpeg());
    expect(jpegDensity(jpegIn(bytes, 1, 300))).toBe(300);
    expect(jpegDensity(jpegIn(bytes, 2, 100))).toBe(254);
    expect(jpegDensity(jpegIn(bytes, 0, 1))).toBeNull();
    expect(jpegDensity(bytes)).toBeNull();
  });

  it.each([72, 300, 600])("%i are written into a PNG once, with a right sum", async (dpi) => {
    const without = new Uint8Array(await drawPng());
    for (const bytes of [without, withPngDensity(without, 96)]) {
      const written = withPngDensity(bytes, dpi);
      // A reader that minds sums refuses the chunk otherwise.
      expect(await sharp(written, { failOn: "warning" }).metadata()).toMatchObject({ density: dpi });
      expect(pngDensity(written)).toBeCloseTo(dpi, 1);
      expect(Buffer.from(written).toString("latin1").split("pHYs")).toHaveLength(2);
      expect((await pixelsOf(written)).equals(await pixelsOf(bytes))).toBe(true);
    }
  });

  it("are none in a PNG that has no unit for them, or says nothing", async () => {
    const written = withPngDensity(new Uint8Array(await drawPng()), 300);
    const unitAt = Buffer.from(written).indexOf("pHYs") + 12;
    written[unitAt] = 0;
    expect(pngDensity(written)).toBeNull();
    expect(pngDensity(written.subarray(0, 33))).toBeNull();
  });
});

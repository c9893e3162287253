import { afterEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { Raster } from "../../photo/core/types";
import { decodeImage } from "../../photo/node/decode/decode-image";
import { sanitiseImage } from "../../photo/node/decode/sanitise-image";
import { decodeImage as decodeOnDevice } from "../../photo/web/decode-image";
import { oddJpegs } from "../fixtures/odd-jpegs";
import { jpegTrailers, otherTrailers } from "../fixtures/phone-files";
import { drawPicture } from "../fixtures/pictures";
import { stubGlobal } from "../for-this-test";

const options = { longestEdgePx: 1000 };
const picture = () => drawPicture(200, 260).flatten();
const drawJpeg = () => picture().jpeg().toBuffer();

/** The bytes that the browser's decoder received. */
let given: Blob[] = [];
afterEach(() => {
  given = [];
});

/** Emulates the browser's lenient decoder and canvas with sharp. All other code is that of the device. */
function stubBrowser(): void {
  stubGlobal("createImageBitmap", async (blob: Blob) => {
    given.push(blob);
    const { data, info } = await sharp(Buffer.from(await blob.arrayBuffer()), { failOn: "none" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data, close() {} };
  });
  class Canvas {
    private data: Buffer = Buffer.alloc(0);
    getContext() {
      return {
        drawImage: (bitmap: { data: Buffer }) => {
          this.data = bitmap.data;
        },
        getImageData: () => ({ data: new Uint8Array(this.data) }),
      };
    }
  }
  stubGlobal("OffscreenCanvas", Canvas);
}

/** Number of samples that differ. */
const difference = (a: Raster, b: Raster): number =>
  Math.abs(a.pixels.length - b.pixels.length) +
  a.pixels.reduce((count, sample, i) => count + (sample === b.pixels[i] ? 0 : 1), 0);

async function expectSame(file: Uint8Array, clean: Raster): Promise<void> {
  expect(difference((await decodeImage(file, options)).raster, clean)).toBe(0);
  const { bytes, given: told } = await sanitiseImage(file);
  expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
  expect(told).toMatchObject({ bytes: file.length, widthPx: 200, heightPx: 260 });
  stubBrowser();
  expect(await decodeOnDevice(file, options)).toMatchObject({ sourceWidthPx: 200, sourceHeightPx: 260 });
}

describe("a photo with a trailer", () => {
  it.each(Object.entries(jpegTrailers))("is decoded without it on server and device: %s", async (_, add) => {
    const jpeg = await drawJpeg();
    const file = await add(jpeg);
    await expectSame(file, (await decodeImage(jpeg, options)).raster);
    expect(given[0]!.size).toBeLessThan(file.length);
  });

  it.each(Object.entries(otherTrailers))("is decoded without it: %s", async (_, { format, add }) => {
    const plain = await picture().toFormat(format).toBuffer();
    const file = await add(plain);
    await expectSame(file, (await decodeImage(plain, options)).raster);
    expect(given[0]!.size).toBe(plain.length);
  });

  it("counts with its trailer towards the size limit", async () => {
    const file = Buffer.concat([await drawJpeg(), Buffer.alloc(20_000_000)]);
    stubBrowser();
    for (const taking of [decodeImage(file, options), sanitiseImage(file), decodeOnDevice(file, options)])
      await expect(taking).rejects.toMatchObject({ reason: "too-many-bytes" });
  });
});

describe("a JPEG with decoder warnings", () => {
  it.each(Object.entries(oddJpegs))("is accepted on server and device: %s", async (_, change) => {
    const jpeg = await drawJpeg();
    await expectSame(change(jpeg), (await decodeImage(jpeg, options)).raster);
  });

  it("is refused on server and device if it is torn", async () => {
    const jpeg = await sharp(await picture().toBuffer())
      .jpeg({ progressive: true })
      .toBuffer();
    const brokenOff = jpeg.subarray(0, jpeg.length * 0.6);
    const overwritten = Uint8Array.from(jpeg).fill(0x5a, jpeg.length - 300, jpeg.length - 200);
    for (const bytes of [brokenOff, overwritten]) {
      stubBrowser();
      for (const take of [decodeImage, decodeOnDevice])
        await expect(take(bytes, options)).rejects.toMatchObject({ name: "ImageRefused", reason: "damaged" });
    }
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { KbWindowMissed } from "../../../photo/core/file/jpeg/fit-jpeg";
import { jpegDensity, withJpegDensity } from "../../../photo/core/file/jpeg/jpeg-density";
import { jpegSegments } from "../../../photo/core/file/jpeg/jpeg-segments";
import { paddedJpeg } from "../../../photo/core/file/jpeg/padded-jpeg";
import { pngDensity } from "../../../photo/core/file/png-density";
import type { Raster } from "../../../photo/core/types";
import { encodeJpeg, encodePng } from "../../../photo/node/encode-jpeg";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

let photo: Raster;

/** A photo with the noise of a sensor: a flat drawing compresses to almost nothing. */
beforeAll(async () => {
  photo = await drawPortrait({
    widthPx: 600,
    heightPx: 600,
    headHeightPx: 320,
    background: "shelf",
  }).raster();
  let state = 7;
  photo.pixels = photo.pixels.map((value) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.max(0, Math.min(255, value + ((state >> 16) % 25) - 12));
  });
});

describe("encodeJpeg", () => {
  it("writes baseline 4:4:4 with the density in the JFIF header and nothing else", async () => {
    const { bytes, widthPx, heightPx } = await encodeJpeg(photo, { dpi: 300 });
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ width: 600, height: 600, density: 300, isProgressive: false });
    expect(facts).toMatchObject({ chromaSubsampling: "4:4:4", space: "srgb", channels: 3 });
    expect([widthPx, heightPx, jpegDensity(bytes)]).toEqual([600, 600, 300]);
    expect(facts.exif ?? facts.icc ?? facts.xmp).toBeUndefined();
  });

  it.each([
    [null, 240],
    [null, 100],
    [20, 60],
    [50, 60],
    [100, 100],
    [900, 1000],
    [2000, 3000],
  ])("meets the window %s to %s KB in both readings of the word", async (minKb, maxKb) => {
    const { bytes } = await encodeJpeg(photo, { dpi: 600, minKb, maxKb });
    expect(bytes.length).toBeLessThanOrEqual(maxKb * 1000);
    expect(bytes.length).toBeGreaterThanOrEqual(Math.min((minKb ?? 0) * 1024, maxKb * 1000));
    expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
    expect(Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xd9]))).toBe(bytes.length - 2);
    const pixels = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([pixels.info.width, pixels.info.height]).toEqual([600, 600]);
  });

  it("uses the room that a limit leaves", async () => {
    const { bytes } = await encodeJpeg(photo, { dpi: 300, maxKb: 100 });
    expect(bytes.length).toBeGreaterThan(85_000);
  });

  it("says so when no quality fits", async () => {
    await expect(encodeJpeg(photo, { dpi: 300, maxKb: 5 })).rejects.toBeInstanceOf(KbWindowMissed);
  });

  it("writes one channel where the photo is grey", async () => {
    const grey: Raster = { widthPx: 20, heightPx: 20, channels: 1, pixels: new Uint8Array(400).fill(77) };
    expect((await sharp((await encodeJpeg(grey, { dpi: 300 })).bytes).metadata()).channels).toBe(1);
  });

  it("writes PNG density into pHYs", async () => {
    const { bytes } = await encodePng(photo, { dpi: 300 });
    expect(pngDensity(bytes)).toBeCloseTo(300, 1);
    expect((await sharp(bytes).metadata()).density).toBe(300);
  });
});

describe("jpeg segments", () => {
  it("pads to the exact byte, over one comment's reach too, before the first table", async () => {
    const { bytes } = await encodeJpeg(photo, { dpi: 300 });
    for (const more of [5, 6, 100, 65536, 65537, 65538, 65541, 65542, 200_000]) {
      const padded = paddedJpeg(bytes, bytes.length + more);
      expect(padded.length).toBe(bytes.length + more);
      const markers = jpegSegments(padded).map(({ marker }) => marker);
      expect(markers.lastIndexOf(0xfe)).toBeLessThan(markers.indexOf(0xdb));
      expect((await sharp(padded).stats()).channels[0]!.mean).toBe(
        (await sharp(bytes).stats()).channels[0]!.mean,
      );
    }
    for (const more of [1, 2, 3, 4])
      expect(paddedJpeg(bytes, bytes.length + more).length).toBe(bytes.length + 5);
    expect(paddedJpeg(bytes, 10)).toBe(bytes);
  });

  it("makes a JFIF header where there is none, and changes one that is there", async () => {
    const bare = await sharp(photo.pixels, { raw: { width: 600, height: 600, channels: 3 } })
      .jpeg()
      .toBuffer();
    const once = withJpegDensity(bare, 300);
    const twice = withJpegDensity(once, 72);
    expect(jpegDensity(twice)).toBe(72);
    expect(twice.length).toBe(once.length);
    expect(jpegSegments(twice).filter(({ marker }) => marker === 0xe0)).toHaveLength(1);
  });
});

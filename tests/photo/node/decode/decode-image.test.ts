import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { keptJpeg } from "../../../../photo/core/file/jpeg/kept-jpeg";
import type { Raster } from "../../../../photo/core/types";
import { decodeImage } from "../../../../photo/node/decode/decode-image";
import { sanitiseImage } from "../../../../photo/node/decode/sanitise-image";
import {
  animatedGif,
  cmykJpeg,
  orientedImage,
  png16Bit,
  polyglotZip,
  scriptInMetadata,
  tellingJpeg,
  truncatedJpeg,
} from "../../../fixtures/bad-images";
import { colourStrip, withCicp, withNclx } from "../../../fixtures/coded-pictures";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";

const small = { widthPx: 300, heightPx: 400, headHeightPx: 150, tiltDeg: 9, background: "corner" } as const;

/** Mean absolute difference of two rasters of one size, 0 to 255. */
function difference(a: Raster, b: Raster): number {
  expect([a.widthPx, a.heightPx, a.channels]).toEqual([b.widthPx, b.heightPx, b.channels]);
  let sum = 0;
  for (let index = 0; index < a.pixels.length; index += 1)
    sum += Math.abs(a.pixels[index]! - b.pixels[index]!);
  return sum / a.pixels.length;
}

describe("decodeImage", () => {
  it.each(
    (["jpeg", "png", "webp"] as const).flatMap((format) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [turn, format] as const),
    ),
  )("turns EXIF orientation %i upright in %s", async (orientation, format) => {
    const portrait = drawPortrait(small);
    const bytes = await orientedImage(orientation, format, await portrait.png());
    const decoded = await decodeImage(bytes, { longestEdgePx: 2000 });
    expect([decoded.sourceWidthPx, decoded.sourceHeightPx]).toEqual([300, 400]);
    expect(difference(decoded.raster, await portrait.raster())).toBeLessThan(3);
  });

  it("shrinks to the longest edge, never enlarges, and remembers the source", async () => {
    const jpeg = await drawPortrait({ widthPx: 1200, heightPx: 1600, headHeightPx: 500 }).jpeg();
    const shrunk = await decodeImage(jpeg, { longestEdgePx: 800 });
    expect([shrunk.raster.widthPx, shrunk.raster.heightPx]).toEqual([600, 800]);
    expect([shrunk.sourceWidthPx, shrunk.sourceHeightPx]).toEqual([1200, 1600]);
    const whole = await decodeImage(jpeg, { longestEdgePx: 5000 });
    expect([whole.raster.widthPx, whole.raster.heightPx]).toEqual([1200, 1600]);
  });

  it("brings CMYK, 16 bits, grey and wide gamuts to 8-bit sRGB with the right colours", async () => {
    const truth = await drawPortrait().raster();
    const decode = async (bytes: Uint8Array) => (await decodeImage(bytes, { longestEdgePx: 2000 })).raster;
    expect(difference(await decode(await png16Bit()), truth)).toBeLessThan(1);
    // Ink cannot show every colour of a screen.
    expect(difference(await decode(await cmykJpeg()), truth)).toBeLessThan(9);
    const wide = await sharp(await drawPortrait().png())
      .withIccProfile("p3")
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(difference(await decode(wide), truth)).toBeLessThan(3);
    const grey = await sharp(await drawPortrait().png())
      .toColourspace("b-w")
      .jpeg()
      .toBuffer();
    expect((await decode(grey)).channels).toBe(3);
  });

  it("keeps alpha, or flattens it on the colour that is given", async () => {
    const cutOut = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#ff000000" } })
      .png()
      .toBuffer();
    expect((await decodeImage(cutOut, { longestEdgePx: 100 })).raster.channels).toBe(4);
    const flat = await decodeImage(cutOut, { longestEdgePx: 100, flattenOn: "#0000ff" });
    expect(flat.raster.channels).toBe(3);
    expect([...flat.raster.pixels.subarray(0, 3)]).toEqual([0, 0, 255]);
  });

  it("refuses half a picture and forgives a lost end", async () => {
    await expect(decodeImage(await truncatedJpeg(0.5), { longestEdgePx: 800 })).rejects.toMatchObject({
      name: "ImageRefused",
      reason: "damaged",
    });
    const jpeg = await drawPortrait().jpeg();
    const decoded = await decodeImage(jpeg.slice(0, jpeg.length - 40), { longestEdgePx: 800 });
    expect(decoded.raster.heightPx).toBe(800);
  });

  it("refuses what it does not read, whatever sharp could do with it", async () => {
    await expect(decodeImage(await animatedGif(), { longestEdgePx: 800 })).rejects.toMatchObject({
      reason: "unsupported",
    });
  });
});

describe("colours with code points", () => {
  const skin = [148, 140, 130] as const;
  const pq = { primaries: 9, transfer: 16 };
  const wide = { primaries: 12, transfer: 13 };
  /** The colours that Chromium shows. */
  const skinOfPq = [202, 160, 133];
  const skinOfWide = [150, 140, 129];

  async function firstPixel(bytes: Uint8Array): Promise<number[]> {
    const { raster } = await decodeImage(bytes, { longestEdgePx: 100 });
    return [...raster.pixels.subarray(0, 3)];
  }
  const strip = (format: "png" | "avif") => colourStrip([skin, skin], format);
  const isNear = (pixel: number[], wanted: number[]) =>
    pixel.every((sample, channel) => Math.abs(sample - wanted[channel]!) <= 2);

  it.each([
    ["a PNG", async () => withCicp(await strip("png"), pq), skinOfPq],
    ["an AVIF", async () => withNclx(await strip("avif"), pq), skinOfPq],
    ["a PNG in Display P3", async () => withCicp(await strip("png"), wide), skinOfWide],
    ["an AVIF in Display P3", async () => withNclx(await strip("avif"), wide), skinOfWide],
    [
      "a PNG of 16 bits",
      async () =>
        withCicp(
          await sharp(await strip("png"))
            .toColourspace("rgb16")
            .png()
            .toBuffer(),
          pq,
        ),
      skinOfPq,
    ],
  ] as const)("are converted to sRGB: %s", async (_, make, wanted) => {
    const pixel = await firstPixel(await make());
    expect([pixel, isNear(pixel, [...wanted])]).toEqual([pixel, true]);
  });

  it("are converted in the stored copy too", async () => {
    const { bytes } = await sanitiseImage(withCicp(await strip("png"), pq));
    const pixel = await firstPixel(bytes);
    expect([pixel, isNear(pixel, skinOfPq)]).toEqual([pixel, true]);
  });

  it("take precedence over the ICC profile of a PNG, even if they declare sRGB", async () => {
    const profiled = await sharp(await strip("png"))
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const { data } = await sharp(profiled, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
    const pixel = await firstPixel(withCicp(profiled, { primaries: 1, transfer: 13 }));
    expect(pixel).toEqual([...data.subarray(0, 3)]);
    expect(pixel).not.toEqual(await firstPixel(profiled));
  });

  it("are not converted if they declare sRGB", async () => {
    expect(await firstPixel(withCicp(await strip("png"), { primaries: 1, transfer: 13 }))).toEqual([...skin]);
    expect(await firstPixel(withNclx(await strip("avif"), { primaries: 1, transfer: 1 }))).toEqual([...skin]);
  });
});

describe("sanitiseImage", () => {
  it("keeps the picture and nothing that it told", async () => {
    const clean = await sanitiseImage(await tellingJpeg());
    expect(Buffer.from(await tellingJpeg()).toString("latin1")).toContain("SECRET-PLACE");
    expect(Buffer.from(clean.bytes).toString("latin1")).not.toMatch(/SECRET|Exif|xmpmeta/);
    const facts = await sharp(clean.bytes).metadata();
    expect(facts).toMatchObject({ format: "jpeg", width: 900, height: 1200 });
    expect(facts.exif ?? facts.icc ?? facts.xmp).toBeUndefined();
  });

  it.each([
    ["a second file behind the picture", polyglotZip, "payload.js"],
    ["a script in the comment", scriptInMetadata, "<script"],
  ] as const)("loses %s", async (_, make, words) => {
    const hostile = await make();
    expect(Buffer.from(hostile).toString("latin1")).toContain(words);
    const { bytes } = await sanitiseImage(hostile);
    expect(Buffer.from(bytes).toString("latin1")).not.toContain(words);
    expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
  });

  it("keeps the coded samples of an upright JPEG, and encodes one again that is turned", async () => {
    const given = await tellingJpeg();
    const { bytes } = await sanitiseImage(given);
    const scan = (jpeg: Uint8Array) =>
      Buffer.from(jpeg.subarray(Buffer.from(jpeg).indexOf("\xff\xda", "latin1")));
    expect(scan(bytes).equals(scan(keptJpeg(given)!.bytes))).toBe(true);
    const turned = await sharp(given).withMetadata({ orientation: 3 }).jpeg().toBuffer();
    expect((await sharp((await sanitiseImage(turned)).bytes).metadata()).chromaSubsampling).toBe("4:4:4");
  });

  it("stores a turned photo upright and at most 4096 px long", async () => {
    const long = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: "#888" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const clean = await sanitiseImage(long);
    expect([clean.widthPx, clean.heightPx]).toEqual([2048, 4096]);
    expect(clean.given).toEqual({ format: "jpeg", widthPx: 3000, heightPx: 6000, bytes: long.length });
    expect((await sharp(clean.bytes).metadata()).orientation).toBeUndefined();
  });

  it("keeps transparency as PNG", async () => {
    const cutOut = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#ff000080" } })
      .png()
      .toBuffer();
    expect((await sanitiseImage(cutOut)).format).toBe("png");
  });
});

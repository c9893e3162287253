import { describe, expect, it } from "@jest/globals";
import { imageFormat } from "../../../../photo/core/file/image-format";
import { ImageRefused } from "../../../../photo/core/file/image-refused";
import { inspectImage } from "../../../../photo/node/decode/inspect-image";
import {
  animatedGif,
  bombPng,
  emptyFile,
  heavyJpeg,
  htmlFile,
  orientedImage,
  svgFile,
} from "../../../fixtures/bad-images";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";

function reasonFor(bytes: Uint8Array): string {
  try {
    return inspectImage(bytes).format;
  } catch (error) {
    if (error instanceof ImageRefused) return error.reason;
    throw error;
  }
}

describe("inspectImage", () => {
  it("reads format and size from the header", async () => {
    const portrait = drawPortrait({ widthPx: 640, heightPx: 800, headHeightPx: 300 });
    expect(inspectImage(await portrait.jpeg())).toEqual({
      format: "jpeg",
      widthPx: 640,
      heightPx: 800,
      animated: false,
    });
    expect(inspectImage(await portrait.png())).toEqual({
      format: "png",
      widthPx: 640,
      heightPx: 800,
      animated: false,
    });
    expect(inspectImage(await orientedImage(1, "webp", await portrait.png()))).toMatchObject({
      format: "webp",
      widthPx: 640,
      heightPx: 800,
    });
  });

  it.each([
    ["0 bytes", () => emptyFile(), "empty"],
    ["HTML", () => htmlFile(), "unsupported"],
    ["SVG", () => svgFile(), "unsupported"],
    ["an animated GIF", animatedGif, "unsupported"],
    ["300 megapixels in a small PNG", () => bombPng(), "too-many-pixels"],
    ["30 MB", () => heavyJpeg(30), "too-many-bytes"],
    ["a JPEG of three bytes", () => Uint8Array.of(0xff, 0xd8, 0xff), "damaged"],
    ["a PNG that stops in its header", () => bombPng(10, 10).slice(0, 18), "damaged"],
  ])("refuses %s", async (_, make, reason) => {
    expect(reasonFor(await make())).toBe(reason);
  });

  it("accepts exactly 52 megapixels and not one row more", () => {
    expect(reasonFor(bombPng(10000, 5200))).toBe("png");
    expect(reasonFor(bombPng(10000, 5201))).toBe("too-many-pixels");
  });

  it.each([
    [8160, 6120],
    [8160, 6144],
    [8192, 6144],
    [8256, 6192],
    [8272, 6200],
  ])("accepts the 50 megapixels of phones and cameras: %ix%i", (widthPx, heightPx) => {
    expect(reasonFor(bombPng(widthPx, heightPx))).toBe("png");
    expect(reasonFor(bombPng(heightPx, widthPx))).toBe("png");
  });

  it("survives any cut of any header", async () => {
    const jpeg = await drawPortrait({ widthPx: 90, heightPx: 120, headHeightPx: 50 }).jpeg();
    const png = bombPng(40, 40);
    for (const bytes of [jpeg, png]) {
      for (let length = 0; length < Math.min(bytes.length, 700); length += 1) {
        expect(() => reasonFor(bytes.slice(0, length))).not.toThrow();
      }
    }
  });

  it("tells HEIC from AVIF by the brands", () => {
    const file = (...brands: string[]) => {
      const words = brands.map((brand) => Buffer.from(brand));
      return new Uint8Array(
        Buffer.concat([
          Buffer.from([0, 0, 0, 12 + brands.length * 4]),
          Buffer.from("ftyp"),
          words[0]!,
          Buffer.alloc(4),
          ...words.slice(1),
        ]),
      );
    };
    expect(imageFormat(file("mif1", "mif1", "heic"))).toBe("heic");
    expect(imageFormat(file("avif", "mif1"))).toBe("avif");
    expect(imageFormat(file("isom", "mp42"))).toBeNull();
  });
});

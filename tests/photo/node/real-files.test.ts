import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { srgbConverter } from "../../../photo/core/raster/coded-colour";
import { decodeImage } from "../../../photo/node/decode/decode-image";
import { decodeHeic } from "../../../photo/node/decode/heic";
import { sanitiseImage } from "../../../photo/node/decode/sanitise-image";
import { hasPhotographs, photographsFolder } from "../../../tools/testing/photographs";

const read = (name: string) => new Uint8Array(readFileSync(join(photographsFolder, name)));

/** Mean colour of a decoded picture at 60 x 60: equal for the same picture in any format. */
async function thumbnail(name: string): Promise<Buffer> {
  const { raster } = await decodeImage(read(name), { longestEdgePx: 1000, flattenOn: "#ffffff" });
  const { widthPx: width, heightPx: height, channels, pixels } = raster;
  return sharp(pixels, { raw: { width, height, channels } }).resize(60, 60, { fit: "fill" }).raw().toBuffer();
}

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;

(hasPhotographs ? describe : describe.skip)("real files", () => {
  const same = ["face-444.jpg", "face-8bit.png", "face-16bit.png", "face-lossy.webp", "face-progressive.jpg"]
    .concat([
      "face-prophoto.jpg",
      "face-cmyk.jpg",
      "face-metadata.jpg",
      "face-jpeg-named.png",
      "face.avif",
      "face.heic",
    ])
    .concat([1, 2, 3, 4, 6, 7, 8].map((turn) => `face-exif-${turn}.jpg`))
    .concat(["face-exif-6.png", "face-exif-6.webp", "face-13mp.jpg"]);

  it.each(same)("%s is the same portrait", async (name) => {
    expect(
      difference(await thumbnail(`formats/${name}`), await thumbnail("formats/face-baseline.jpg")),
    ).toBeLessThan(4);
  });

  it("turns an iPhone's HEIC upright and takes the first of two pictures", async () => {
    const iphone = await decodeImage(read("formats/iphone.heic"), { longestEdgePx: 800 });
    expect([iphone.sourceWidthPx, iphone.sourceHeightPx, iphone.raster.heightPx]).toEqual([2566, 3313, 800]);
    const { bytes, widthPx, heightPx } = await sanitiseImage(read("formats/libheif-example.heic"));
    expect([widthPx, heightPx]).toEqual([1280, 854]);
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  });

  it("decodes a HEIC as HDR if it declares so, in the full bit depth of libheif", () => {
    const coding = { primaries: "bt2020", transfer: "pq" } as const;
    const bare = decodeHeic(read("formats/face.heic"), null);
    const shown = decodeHeic(read("formats/face.heic"), coding);
    expect({ ...shown, pixels: null }).toEqual({ ...bare, pixels: null });
    const wanted = srgbConverter(coding, 255)(bare.pixels, 3);
    expect(difference(Buffer.from(shown.pixels), Buffer.from(wanted))).toBeLessThan(2);
  });

  it.each([
    ["corrupt/empty.jpg", "empty"],
    ["corrupt/text.jpg", "unsupported"],
    ["corrupt/html.png", "unsupported"],
    ["corrupt/corrupt-header.jpg", "damaged"],
    ["corrupt/truncated.jpg", "damaged"],
    ["corrupt/face-half.jpg", "damaged"],
    ["corrupt/face-progressive-half.jpg", "damaged"],
    ["corrupt/bomb-280mp.jpg", "too-many-pixels"],
    ["corrupt/bomb-65536.png", "too-many-pixels"],
    ["formats/face.tif", "unsupported"],
    ["formats/face.jp2", "unsupported"],
  ])("%s is refused as %s", async (name, reason) => {
    await expect(sanitiseImage(read(name))).rejects.toMatchObject({ name: "ImageRefused", reason });
  });

  it("refuses a HEIC that broke off", async () => {
    const heic = read("formats/iphone.heic");
    await expect(decodeImage(heic.slice(0, heic.length / 2), { longestEdgePx: 800 })).rejects.toMatchObject({
      reason: "damaged",
    });
  });

  it("never writes what a photo told about its owner", async () => {
    const { bytes } = await sanitiseImage(read("formats/face-metadata.jpg"));
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/secret/i);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp, { type Sharp } from "sharp";
import { keptJpeg } from "../../../../../photo/core/file/jpeg/kept-jpeg";
import { drawPortrait } from "../../../../fixtures/portraits/draw-portrait";

let portrait: Sharp;
beforeAll(async () => {
  portrait = sharp(await drawPortrait({ background: "white" }).jpeg());
});

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** A file as cameras write it: EXIF, XMP, a profile, a comment, a trailer. */
async function cameraFile({ isProgressive = false, profile = "srgb", orientation = 1 } = {}) {
  const jpeg = await portrait
    .clone()
    .jpeg({ quality: 88, progressive: isProgressive, chromaSubsampling: "4:2:0" })
    .withMetadata({ orientation })
    .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "48/1 51/1 30/1" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretXmp/></x:xmpmeta>')
    .withIccProfile(profile)
    .toBuffer();
  const comment = Buffer.from([0xff, 0xfe, 0, 15, ...Buffer.from("SecretComment")]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from("SecretTrailer")]);
}

describe("a kept JPEG", () => {
  it.each([false, true])("has the same pixels and no hidden data, progressive: %s", async (isProgressive) => {
    const file = await cameraFile({ isProgressive });
    const kept = keptJpeg(file)!;
    expect(await pixelsOf(kept.bytes)).toEqual(await pixelsOf(file));
    expect(Buffer.from(file).toString("latin1")).toMatch(/Secret/);
    expect(Buffer.from(kept.bytes).toString("latin1")).not.toMatch(/Secret|Exif|adobe/);
    const { exif, xmp, icc, width, height } = await sharp(kept.bytes).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(icc).toBeDefined();
    expect(kept).toMatchObject({ widthPx: width, heightPx: height });
  });

  it.each([3, 6, 8])("is none where EXIF turns it: %i", async (orientation) => {
    expect(keptJpeg(await cameraFile({ orientation }))).toBeNull();
  });

  it("is none in another colour space, without an end, or of another format", async () => {
    const file = await cameraFile();
    expect(keptJpeg(await cameraFile({ profile: "p3" }))).toBeNull();
    expect(keptJpeg(file.subarray(0, file.length / 2))).toBeNull();
    expect(keptJpeg(await portrait.clone().png().toBuffer())).toBeNull();
    expect(keptJpeg(await portrait.clone().toColourspace("cmyk").jpeg().toBuffer())).toBeNull();
    expect(keptJpeg(await portrait.clone().toColourspace("b-w").jpeg().toBuffer())).toBeNull();
  });
});

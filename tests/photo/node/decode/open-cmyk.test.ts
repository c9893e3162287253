import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { decodeImage } from "../../../../photo/node/decode/decode-image";
import { inksToRgb } from "../../../../photo/node/decode/open-cmyk";
import { cmykJpeg } from "../../../fixtures/bad-images";

describe("CMYK without a profile", () => {
  it("lets each ink take its share of the light", () => {
    // No ink, full cyan, full black, half of all.
    const inks = Uint8Array.of(0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 128, 128, 128, 128);
    expect([...inksToRgb(inks)]).toEqual([255, 255, 255, 0, 255, 255, 0, 0, 0, 63, 63, 63]);
  });

  it("is decoded by the file's own inks, at its own size", async () => {
    const bare = await sharp(await cmykJpeg())
      .pipelineColourspace("cmyk")
      .toColourspace("cmyk")
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(await sharp(bare).metadata()).toMatchObject({ space: "cmyk", hasProfile: false });
    const { raster, sourceWidthPx } = await decodeImage(bare, { longestEdgePx: 400 });
    expect([raster.widthPx, raster.heightPx, raster.channels, sourceWidthPx]).toEqual([300, 400, 3, 900]);
    const inks = await sharp(bare)
      .pipelineColourspace("cmyk")
      .resize(300)
      .toColourspace("cmyk")
      .raw()
      .toBuffer();
    expect([...raster.pixels.subarray(0, 30)]).toEqual([...inksToRgb(inks).subarray(0, 30)]);
  });
});

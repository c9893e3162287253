import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { checkCompression } from "../../../../../photo/core/checks/picture/compression";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import { drawPortrait } from "../../../../fixtures/portraits/draw-portrait";

const portrait = drawPortrait({ widthPx: 600, heightPx: 800, headHeightPx: 300 });
const { crown, chin, leftEye, rightEye } = portrait.truth;
const head = {
  crown,
  chin,
  eyeMiddle: [(leftEye[0] + rightEye[0]) / 2, leftEye[1]],
} as unknown as HeadPoints;

/** The drawn portrait with the noise of a camera, as a JPEG of this quality. */
async function jpegOf(quality: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 6 } as const;
  const grain = await sharp({
    create: { width: 600, height: 800, channels: 3, background: "#808080", noise },
  })
    .png()
    .toBuffer();
  return sharp(await portrait.png())
    .composite([{ input: grain, blend: "soft-light" }])
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

async function check(image: Buffer, decodeScale = 1) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = { widthPx: info.width, heightPx: info.height, channels: 3 as const, pixels: data };
  return checkCompression(raster, head, decodeScale);
}

describe("the blocks of a JPEG", () => {
  it.each([
    [4, "warn"],
    [6, "warn"],
    [20, "pass"],
    [50, "pass"],
    [90, "pass"],
  ])("of quality %d: %s", async (quality, verdict) => {
    expect(await check(await jpegOf(quality))).toMatchObject({
      rule: "compression",
      verdict,
      messageKey: "compressed",
    });
  });

  it("are seen in a copy that was compressed well", async () => {
    // The noise is random: of quality 4 one copy in twelve lay below the limit.
    const copy = await sharp(await jpegOf(3))
      .extract({ left: 3, top: 5, width: 590, height: 780 })
      .jpeg({ quality: 92 })
      .toBuffer();
    expect((await check(copy)).verdict).toBe("warn");
  });

  it("are not looked for in a picture that was shrunk", async () => {
    expect(await check(await jpegOf(4), 0.5)).toMatchObject({ verdict: "pass", measured: null });
  });
});

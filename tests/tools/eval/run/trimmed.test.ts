import { expect, it } from "@jest/globals";
import sharp from "sharp";
import { trimmed } from "../../../../tools/eval/run/trimmed";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";

const screen = { widthPx: 709, heightPx: 1600, headHeightPx: 420 };

async function jpegOf(options: Partial<typeof screen>, turnedDeg = 0): Promise<Uint8Array> {
  const { widthPx, heightPx, pixels } = await drawPortrait({ ...screen, ...options }).raster();
  const picture = sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } }).rotate(turnedDeg);
  // As cameras write it: the pixels lie, and the file says which way is up.
  const turned = turnedDeg === 0 ? picture : picture.withMetadata({ orientation: 6 });
  return new Uint8Array(await turned.jpeg({ quality: 92 }).toBuffer());
}

it.each([0, 270])(
  "a full phone screen, its pixels turned by %d degrees, is cut to 1:2",
  async (turnedDeg) => {
    const { width, height, orientation } = await sharp(
      (await trimmed(await jpegOf({}, turnedDeg)))!,
    ).metadata();
    expect([width, height, orientation]).toEqual([709, 1418, undefined]);
  },
);

it("nothing is cut off a picture that is wide enough", async () => {
  expect(await trimmed(await jpegOf({ heightPx: 1200 }))).toBeNull();
});

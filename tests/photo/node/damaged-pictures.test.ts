import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { decodeImage } from "../../../photo/node/decode/decode-image";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

/** The same bytes with 16 of them overwritten, somewhere in the picture's data. */
function damage(bytes: Uint8Array, seed: number): Uint8Array {
  const damaged = Uint8Array.from(bytes);
  const at = Math.floor(bytes.length * (0.2 + ((seed * 0.618) % 1) * 0.7));
  for (let i = 0; i < 16; i += 1) damaged[at + i] = (seed * 37 + i * 101) & 0xff;
  return damaged;
}

async function refusedOf(bytes: Uint8Array, count: number): Promise<number> {
  let refused = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const outcome = await decodeImage(damage(bytes, seed), { longestEdgePx: 800 }).catch((error) => error);
    if (outcome.name === "ImageRefused") refused += 1;
  }
  return refused;
}

describe("a picture that is whole and damaged", () => {
  it("is refused as PNG, always", async () => {
    const png = await drawPortrait({ background: "shelf" }).png();
    expect(await refusedOf(png, 20)).toBe(20);
  });

  it("is refused as JPEG and as WebP, nearly always", async () => {
    const portrait = drawPortrait({ background: "shelf" });
    expect(await refusedOf(await portrait.jpeg(), 20)).toBeGreaterThanOrEqual(17);
    expect(
      await refusedOf(
        await sharp(await portrait.png())
          .webp()
          .toBuffer(),
        20,
      ),
    ).toBe(20);
  });

  it("is taken when nothing is damaged, in scans too", async () => {
    const image = sharp(await drawPortrait({ background: "shelf" }).png());
    for (const bytes of [
      await image.jpeg({ progressive: true }).toBuffer(),
      await image.jpeg({ mozjpeg: true }).toBuffer(),
    ])
      expect((await decodeImage(bytes, { longestEdgePx: 800 })).raster.channels).toBe(3);
  });
});

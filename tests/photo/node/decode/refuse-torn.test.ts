import { describe, expect, it } from "@jest/globals";
import sharp, { type WebpOptions } from "sharp";
import { refuseTorn, unlessTorn } from "../../../../photo/node/decode/refuse-torn";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";

const portrait = async () =>
  sharp(
    await sharp(await drawPortrait({ background: "shelf" }).png())
      .resize(240)
      .png()
      .toBuffer(),
  );

const isRefused = (bytes: Uint8Array): Promise<boolean> =>
  refuseTorn(bytes).then(
    () => false,
    (error: Error) => error.name === "ImageRefused",
  );

const decodes = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { failOn: "warning" })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

const kinds: [string, WebpOptions][] = [
  ["lossy", {}],
  ["small", { quality: 5, effort: 6 }],
  ["large", { quality: 100, smartSubsample: true }],
  ["lossless", { lossless: true }],
];

describe("the rejection of a torn picture", () => {
  it("waits until the decoder has ended", async () => {
    const jpeg = await (await portrait()).jpeg({ mozjpeg: false, optimiseCoding: false }).toBuffer();
    // More codes than the picture has blocks.
    const torn = Buffer.concat([jpeg.subarray(0, -2), jpeg.subarray(-400, -2), jpeg.subarray(-2)]);
    let isDecoded = false;
    const decoding = new Promise<void>((resolve) => {
      setTimeout(() => {
        isDecoded = true;
        resolve();
      }, 50);
    });
    await expect(unlessTorn(decoding, torn)).rejects.toMatchObject({ reason: "damaged" });
    expect(isDecoded).toBe(true);
    expect(await unlessTorn(Promise.resolve("decoded"), jpeg)).toBe("decoded");
  });
});

describe("a WebP whose data end too late", () => {
  it.each(kinds)(
    "is none when it is %s, on a plain wall, half transparent or with EXIF",
    async (_, options) => {
      const image = await portrait();
      const wall = image.clone().extend({ bottom: 100, background: "#eeeeee" });
      const clear = image
        .clone()
        .ensureAlpha(0.5)
        .withExif({ IFD0: { Copyright: "nobody" } });
      for (const variant of [image, wall, clear])
        expect(await isRefused(await variant.clone().webp(options).toBuffer())).toBe(false);
    },
  );

  it("is refused in nearly every lossy file with a flipped bit that is still decoded", async () => {
    const bytes = await (await portrait()).webp({ quality: 85 }).toBuffer();
    let [readable, refused] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const damaged = Uint8Array.from(bytes);
      damaged[Math.floor(bytes.length * (0.1 + ((seed * 0.618) % 1) * 0.8))]! ^= 1 << (seed % 8);
      if (!(await decodes(damaged))) continue;
      readable++;
      if (await isRefused(damaged)) refused++;
    }
    expect(readable).toBeGreaterThanOrEqual(8);
    expect(refused / readable).toBeGreaterThanOrEqual(0.9);
  });

  it("is not asked of files that break off, of films and of tiny pictures", async () => {
    const bytes = await (await portrait()).webp().toBuffer();
    expect(await isRefused(bytes.subarray(0, bytes.length - 100))).toBe(false);
    const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: "#808080" } });
    expect(await isRefused(await dot.webp().toBuffer())).toBe(false);
    const frames = [
      await dot.clone().resize(64).png().toBuffer(),
      await dot.clone().resize(64).negate().png().toBuffer(),
    ];
    const film = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await isRefused(film)).toBe(false);
  });
});

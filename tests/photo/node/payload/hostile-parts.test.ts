import { deflateSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { findPayload } from "../../../../photo/node/payload/find-payload";
import { costOf } from "../../../cost";
import { drawJpeg, drawPicture, drawPng } from "../../../fixtures/pictures";
import { box, pngChunk, withPngChunks } from "../../../trials/fuzz/hostile-parts";

const judge = (bytes: Uint8Array) => {
  const reason = findPayload(bytes);
  return { isAbnormal: reason !== "", reason };
};

/** Built to be costly; on the main thread of a server each must be over in an instant. */
async function judgeWithin(mostCost: number, bytes: Uint8Array) {
  const { result, cost } = await costOf(() => judge(bytes));
  expect(cost).toBeLessThan(mostCost);
  return result;
}

const avif = () => drawPicture().avif().toBuffer();

describe("files built to be costly", () => {
  it.each([0n, 1n, 15n])("ends at a box with a 64-bit size of %i", async (size) => {
    const loop = box("free", { largeSize: size });
    expect(await judgeWithin(20, Buffer.concat([await avif(), loop]))).toMatchObject({
      isAbnormal: true,
      reason: expect.stringContaining("behind the end of the image"),
    });
  });

  it.each([2, 7])("ends at a box with a size of %i", async (size) => {
    const short = box("free", { size });
    expect(await judgeWithin(20, Buffer.concat([await avif(), short]))).toMatchObject({
      isAbnormal: true,
    });
  });

  it.each([2n ** 32n, 2n ** 63n, 2n ** 64n - 1n])("takes a 64-bit size of %i for the end", async (size) => {
    const last = box("free", { largeSize: size });
    expect(await judgeWithin(20, Buffer.concat([await avif(), last]))).toMatchObject({
      isAbnormal: false,
    });
  });

  it("unpacks the text of a PNG from one budget", async () => {
    const bomb = Buffer.concat([Buffer.from("c\0\0"), deflateSync(Buffer.alloc(900 * 1024))]);
    const png = withPngChunks(await drawPng(), Array<Buffer>(3_000).fill(pngChunk("zTXt", bomb)));
    const before = process.memoryUsage().rss;
    expect(await judgeWithin(40, png)).toMatchObject({
      isAbnormal: true,
      reason: expect.stringContaining("more text than a photo has"),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it("unpacks few texts that break off", async () => {
    const broken = deflateSync(Buffer.alloc(900 * 1024)).subarray(0, -20);
    const chunk = pngChunk("zTXt", Buffer.concat([Buffer.from("c\0\0"), broken]));
    expect(await judgeWithin(40, withPngChunks(await drawPng(), Array(3_000).fill(chunk)))).toMatchObject({
      isAbnormal: true,
    });
  });

  it("still reads one long text", async () => {
    const text = Buffer.concat([Buffer.from("c\0\0"), deflateSync(Buffer.alloc(1024 * 1024, "a"))]);
    expect(await judge(withPngChunks(await drawPng(), [pngChunk("zTXt", text)]))).toMatchObject({
      isAbnormal: false,
    });
  });

  const parts: [name: string, make: () => Promise<Buffer>][] = [
    [
      "JPEG comments",
      async () =>
        Buffer.concat([
          Buffer.from("ffd8", "hex"),
          Buffer.alloc(19e6, "fffe0002", "hex"),
          (await drawJpeg()).subarray(2),
        ]),
    ],
    ["PNG chunks", async () => withPngChunks(await drawPng(), Array(1_500_000).fill(pngChunk("teXt")))],
    [
      "WebP chunks",
      async () => {
        const webp = Buffer.concat([
          await drawPicture().webp().toBuffer(),
          Buffer.alloc(19e6, "EXIF\0\0\0\0"),
        ]);
        webp.writeUInt32LE(webp.length - 8, 4);
        return webp;
      },
    ],
    ["boxes", async () => Buffer.concat([await avif(), Buffer.alloc(19e6, box("free"))])],
    [
      "pictures behind the picture",
      async () => {
        const jpeg = await drawJpeg();
        const announced = Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from("ffe200084d504600", "hex"),
          Buffer.alloc(2),
          jpeg.subarray(2),
        ]);
        return Buffer.concat([announced, Buffer.alloc(19e6, "ffd8ffd9", "hex")]);
      },
    ],
  ];

  it.each(parts)("ends early under 19 MB of the smallest %s", async (_name, make) => {
    expect(await judgeWithin(40, await make())).toMatchObject({
      isAbnormal: true,
      reason: expect.stringContaining("more parts than a photo has"),
    });
  });
});

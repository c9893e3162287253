import { describe, expect, it } from "@jest/globals";
import { withoutTrailer } from "../../../../photo/core/file/picture-end";
import { jpegTrailers, otherTrailers } from "../../../fixtures/phone-files";
import { drawJpeg, drawPicture, drawPng } from "../../../fixtures/pictures";
import { costOf } from "../../../timing";
import { box, pngChunk, withPngChunks } from "../../../trials/fuzz/hostile-parts";

const avif = () => drawPicture().avif().toBuffer();
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.from(a).equals(b);

describe("the end of a picture", () => {
  it.each(Object.entries(jpegTrailers))("is found before the trailer of a JPEG: %s", async (_, add) => {
    const file = await add(await drawJpeg());
    const picture = withoutTrailer(file);
    // Segments about the trailer are in the header and remain part of the picture.
    expect(picture.length).toBeLessThan(file.length);
    expect(isSame(picture.subarray(-400), (await drawJpeg()).subarray(-400))).toBe(true);
  });

  it.each(Object.entries(otherTrailers))(
    "is found before the trailer of a %s",
    async (_, { format, add }) => {
      const picture = await drawPicture().flatten().toFormat(format).toBuffer();
      expect(isSame(withoutTrailer(await add(picture)), picture)).toBe(true);
    },
  );

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is the end of the file if nothing follows: %s",
    async (format) => {
      const file = await drawPicture().toFormat(format).toBuffer();
      for (const bytes of [file, file.subarray(0, file.length / 2), file.subarray(0, 20)])
        expect(withoutTrailer(bytes)).toHaveLength(bytes.length);
    },
  );

  it("is neither an end marker inside a segment nor stray bytes between segments", async () => {
    const jpeg = await drawJpeg();
    const comment = Buffer.from("fffe0006ffd9ffd9", "hex");
    const odd = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      Buffer.from("4142ff00", "hex"),
      jpeg.subarray(2),
    ]);
    expect(isSame(withoutTrailer(Buffer.concat([odd, Buffer.from("more")])), odd)).toBe(true);
  });

  it("is the end of the file if a box claims to be longer", async () => {
    const promising = Buffer.concat([await avif(), box("mdat", { size: 5000 })]);
    expect(withoutTrailer(promising)).toHaveLength(promising.length);
  });

  it.each([0n, 1n, 15n])("is found before a box with a 64-bit size of %i", async (largeSize) => {
    const picture = await avif();
    expect(withoutTrailer(Buffer.concat([picture, box("free", { largeSize })]))).toHaveLength(picture.length);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      "JPEG comments",
      async () =>
        Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.alloc(19e6, "fffe0002", "hex"), await drawJpeg()]),
    ],
    ["PNG chunks", async () => withPngChunks(await drawPng(), Array(1_500_000).fill(pngChunk("teXt")))],
    ["boxes", async () => Buffer.concat([await avif(), Buffer.alloc(19e6, box("free"))])],
  ])("is not searched after 19 MB of the smallest %s", async (_name, make) => {
    const bytes = await make();
    const { result, cost } = await costOf(() => {
      try {
        return withoutTrailer(bytes);
      } catch (error) {
        return error;
      }
    });
    expect(result).toMatchObject({ name: "ImageRefused", reason: "damaged" });
    expect(cost).toBeLessThan(40);
  });
});

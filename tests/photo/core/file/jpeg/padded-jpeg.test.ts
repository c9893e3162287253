import { beforeAll, expect, it } from "@jest/globals";
import sharp from "sharp";
import { withJpegDensity } from "../../../../../photo/core/file/jpeg/jpeg-density";
import { jpegSegments } from "../../../../../photo/core/file/jpeg/jpeg-segments";
import { paddedJpeg } from "../../../../../photo/core/file/jpeg/padded-jpeg";
import { drawJpeg } from "../../../../fixtures/pictures";

let jpeg: Uint8Array;
let pixels: Buffer;

beforeAll(async () => {
  jpeg = new Uint8Array(await drawJpeg());
  pixels = await sharp(jpeg).raw().toBuffer();
});

it.each([5, 6, 100, 65_536, 65_537, 65_538, 65_541, 65_542, 65_543, 131_074, 200_000])(
  "%i missing bytes are made up exactly, in comments of spaces, and the picture is the same",
  async (missing) => {
    const padded = paddedJpeg(jpeg, jpeg.length + missing);
    expect(padded).toHaveLength(jpeg.length + missing);
    expect((await sharp(padded, { failOn: "warning" }).raw().toBuffer()).equals(pixels)).toBe(true);
    const comments = jpegSegments(padded).filter(({ marker }) => marker === 0xfe);
    expect(comments).toHaveLength(Math.ceil(missing / 65_537));
    for (const { at, end } of comments)
      expect(padded.subarray(at + 4, end).every((byte) => byte === 0x20)).toBe(true);
  },
);

it("leaves a file alone that is long enough", () => {
  expect(paddedJpeg(jpeg, jpeg.length)).toBe(jpeg);
  expect(paddedJpeg(jpeg, jpeg.length - 100)).toBe(jpeg);
});

it.each([1, 2, 3, 4])("%i missing bytes make it at most 4 bytes too long", (missing) => {
  const added = paddedJpeg(jpeg, jpeg.length + missing).length - jpeg.length;
  expect(added).toBeGreaterThanOrEqual(missing);
  expect(added).toBeLessThanOrEqual(missing + 4);
});

it("comments behind what applications wrote, and before the first table", () => {
  const tagged = withJpegDensity(jpeg, 300);
  const markers = jpegSegments(paddedJpeg(tagged, tagged.length + 100)).map(({ marker }) => marker);
  const comment = markers.indexOf(0xfe);
  expect(markers.slice(0, comment).every((marker) => marker >= 0xe0 && marker <= 0xef)).toBe(true);
  expect(markers[0]).toBe(0xe0);
  expect(markers.slice(comment + 1)).toContain(0xdb);
});

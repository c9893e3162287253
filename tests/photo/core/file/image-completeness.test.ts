import { describe, expect, it } from "@jest/globals";
import { blankTailRatio, isComplete } from "../../../../photo/core/file/image-completeness";
import { drawPicture } from "../../../fixtures/pictures";
import { box } from "../../../trials/fuzz/hostile-parts";

const ftyp = box("ftyp", { body: Buffer.from("heic\0\0\0\0mif1heic", "latin1") });
const pixels = Buffer.alloc(100, 7);

describe("a file that is all there", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "tells a whole %s from its first half",
    async (format) => {
      const bytes = await drawPicture().toFormat(format).toBuffer();
      expect(isComplete(bytes)).toBe(true);
      expect(isComplete(bytes.subarray(0, bytes.length / 2))).toBe(false);
    },
  );

  it("takes a last box of size 0, which reaches to the end of the file", () => {
    expect(isComplete(Buffer.concat([ftyp, box("mdat", { size: 0, body: pixels })]))).toBe(true);
  });

  it.each([1, 4, 50])("misses %i bytes that the last box promises", (missing) => {
    const whole = Buffer.concat([ftyp, box("mdat", { body: pixels })]);
    expect(isComplete(whole)).toBe(true);
    expect(isComplete(whole.subarray(0, whole.length - missing))).toBe(false);
  });

  it("minds nothing behind the end mark: phones append depth maps and trailers", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await drawPicture().toFormat(format).toBuffer();
      expect([format, isComplete(Buffer.concat([bytes, pixels]))]).toEqual([format, true]);
    }
  });

  it("takes no thumbnail's end mark for the picture's own", async () => {
    const thumbnail = await drawPicture(16, 16).jpeg().toBuffer();
    const header = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
    header.writeUInt16BE(thumbnail.length + 2, 4);
    const picture = (await drawPicture().jpeg().toBuffer()).subarray(2);
    const bytes = Buffer.concat([header, thumbnail, picture]);
    expect(isComplete(bytes)).toBe(true);
    expect(isComplete(bytes.subarray(0, bytes.length - 2))).toBe(false);
  });
});

describe("the blank tail of a picture", () => {
  const rows = (...levels: number[][]) => Uint8Array.from(levels.flat());
  const [picture, grey, white] = [
    [1, 2, 3, 4, 5, 6],
    [128, 128, 128, 128, 128, 128],
    [255, 250, 245, 255, 250, 245],
  ];

  it.each([
    ["nothing", rows(), 1],
    ["a picture to its last row", rows(grey!, grey!, picture!), 0],
    ["a last row of grey", rows(picture!, picture!, picture!, grey!), 0.25],
    ["two last rows, each of one colour", rows(picture!, picture!, white!, grey!), 0.5],
    ["one colour all over", rows(white!, white!), 1],
    ["a last pixel that differs", rows(picture!, [128, 128, 128, 128, 128, 129]), 0],
  ])("%s", (_what, samples, ratio) => {
    expect(blankTailRatio(samples, 6, 3)).toBe(ratio);
  });
});

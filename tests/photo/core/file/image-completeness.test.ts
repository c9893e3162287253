import { describe, expect, it } from "@jest/globals";
import { isComplete } from "../../../../photo/core/file/image-completeness";
import { box } from "../../../../scripts/fuzz/hostile-parts";
import { drawPicture } from "../../../fixtures/pictures";

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
});

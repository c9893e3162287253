import { describe, expect, it } from "@jest/globals";
import { isobmffMissingRatio } from "../../../../photo/core/file/heif/isobmff-header";
import { inspectImage } from "../../../../photo/node/decode/inspect-image";
import { costOf } from "../../../timing";
import { box } from "../../../trials/fuzz/hostile-parts";

const ftyp = box("ftyp", { body: Buffer.from("heic\0\0\0\0mif1heic", "latin1") });
const ispe = box("ispe", { body: Buffer.from("000000000000004000000040", "hex") });
const heic = (...boxes: Buffer[]) => Buffer.concat([ftyp, ...boxes]);
const meta = (body: Buffer) => box("meta", { body: Buffer.concat([Buffer.alloc(4), body]) });
const honest = meta(box("iprp", { body: box("ipco", { body: ispe }) }));

/** `depth` boxes in one another; each claims the rest of the file, so that the whole is small. */
const nested = (depth: number) =>
  Buffer.alloc(depth * 12, Buffer.concat([box("meta", { size: 0 }), Buffer.alloc(4)]));

/** The fault that the bytes are refused with; found early, which costs next to nothing. */
async function refusalWithin(mostCost: number, bytes: Uint8Array): Promise<unknown> {
  const { result, cost } = await costOf(() => {
    try {
      return inspectImage(bytes);
    } catch (error) {
      return error;
    }
  });
  expect(cost).toBeLessThan(mostCost);
  return result;
}

const damaged = expect.objectContaining({ name: "ImageRefused", reason: "damaged" });

describe("headers built to be costly", () => {
  it("reads the size of an honest picture", () => {
    expect(inspectImage(heic(honest))).toMatchObject({ widthPx: 64, heightPx: 64 });
  });

  it("refuses boxes nested 100,000 deep without overflowing the stack", async () => {
    expect(await refusalWithin(10, heic(nested(100_000)))).toEqual(damaged);
  });

  it.each([
    ["HEIC boxes", () => heic(Buffer.alloc(19e6, box("free")), honest)],
    [
      "JPEG comments",
      () => Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.alloc(19e6, "fffe0002", "hex")]),
    ],
  ])("refuses 19 MB of the smallest %s early", async (_name, make) => {
    expect(await refusalWithin(10, make())).toEqual(damaged);
  });

  it.each([0n, 1n, 15n])("ends at a box with a 64-bit size of %i", (largeSize) => {
    expect(inspectImage(heic(honest, box("free", { largeSize })))).toMatchObject({ widthPx: 64 });
  });

  it.each([2n ** 32n, 2n ** 63n, 2n ** 64n - 1n])(
    "knows how much a 64-bit size of %i promises",
    (largeSize) => {
      expect(isobmffMissingRatio(heic(honest, box("mdat", { largeSize })))).toBeGreaterThan(0.9);
    },
  );
});

import { expect, jest, test } from "@jest/globals";
import { workingEdgePx } from "../../../photo/core/file/image-limits";
import type { PhotoPorts } from "../../../photo/ports";
import { decodeOnce } from "../../../photo/web/decode-once";

const raster = () => ({ widthPx: 1, heightPx: 1, channels: 4 as const, pixels: new Uint8Array(4) });
const picture = async () => ({ raster: raster(), sourceWidthPx: 1, sourceHeightPx: 1 });
const usual = { longestEdgePx: workingEdgePx };

test("the same photo is decoded once, another one or a larger size anew", async () => {
  const decode = jest.fn<PhotoPorts["decodeImage"]>(picture);
  const decodeImage = decodeOnce(decode);
  const first = await decodeImage(Uint8Array.of(1, 2, 3), usual);
  // Another copy of the bytes: each job of a worker brings its own.
  expect(await decodeImage(Uint8Array.of(1, 2, 3), usual)).toBe(first);
  expect(decode).toHaveBeenCalledTimes(1);
  await decodeImage(Uint8Array.of(1, 2, 3), { longestEdgePx: 2 * workingEdgePx });
  expect(await decodeImage(Uint8Array.of(1, 2, 3), usual)).toBe(first);
  expect(decode).toHaveBeenCalledTimes(2);
  await decodeImage(Uint8Array.of(1, 2, 4), usual);
  await decodeImage(Uint8Array.of(1, 2, 3), usual);
  expect(decode).toHaveBeenCalledTimes(4);
});

test("a photo that was not decoded is tried again", async () => {
  const decode = jest
    .fn<PhotoPorts["decodeImage"]>(picture)
    .mockRejectedValueOnce(new RangeError("no memory"));
  const decodeImage = decodeOnce(decode);
  await expect(decodeImage(Uint8Array.of(1), usual)).rejects.toThrow("no memory");
  await decodeImage(Uint8Array.of(1), usual);
  expect(decode).toHaveBeenCalledTimes(2);
});

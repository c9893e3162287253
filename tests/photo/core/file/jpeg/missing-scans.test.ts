import { describe, expect, it } from "@jest/globals";
import type { JpegOptions } from "sharp";
import { missesScans } from "../../../../../photo/core/file/jpeg/missing-scans";
import { refuseTornJpeg } from "../../../../../photo/core/file/jpeg/torn-jpeg";
import { drawPicture } from "../../../../fixtures/pictures";

const encoded = async (options: JpegOptions) => new Uint8Array(await drawPicture().jpeg(options).toBuffer());

/** Where each scan begins. */
function scansOf(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0xff && bytes[at + 1] === 0xda) found.push(at);
  return found;
}

describe("a JPEG that breaks off", () => {
  it.each([
    ["progressive", drawPicture().jpeg({ progressive: true })],
    ["progressive and grey", drawPicture().grayscale().jpeg({ progressive: true })],
    ["from mozjpeg", drawPicture().jpeg({ mozjpeg: true })],
  ])("before its last scan lacks scans, and within it none, when it is %s", async (_, picture) => {
    const bytes = new Uint8Array(await picture.toBuffer());
    const scans = scansOf(bytes);
    expect(scans.length).toBeGreaterThan(3);
    expect(missesScans(bytes)).toBe(false);
    expect(missesScans(bytes.subarray(0, scans.at(-1)! + 40))).toBe(false);
    for (const at of scans) expect(missesScans(bytes.subarray(0, at))).toBe(true);
  });

  it("lacks rows and no scans when it is baseline", async () => {
    const bytes = await encoded({});
    expect(missesScans(bytes.subarray(0, bytes.length / 2))).toBe(false);
  });

  it("is refused for it, and not for what a whole file leaves out", async () => {
    const bytes = await encoded({ progressive: true });
    const cut = bytes.subarray(0, scansOf(bytes).at(-1)!);
    expect(() => refuseTornJpeg(cut)).toThrow("contradict its header");
    expect(() => refuseTornJpeg(Buffer.concat([cut, Buffer.from([0xff, 0xd9])]))).not.toThrow();
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { maxFrames, maxScans, maxUploadEdgePx } from "../../../../photo/core/file/image-limits";
import { inspectImage } from "../../../../photo/core/file/inspect-image";
import { drawJpeg, drawPng } from "../../../fixtures/pictures";
import { box, pngChunk, withPngChunks } from "../../../trials/fuzz/hostile-parts";

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const noFlags = u32(0);
const fullBox = (type: string, ...body: Buffer[]): Buffer =>
  box(type, { body: Buffer.concat([noFlags, ...body]) });

interface Item {
  id: number;
  widthPx: number;
  heightPx: number;
  /** Ids of the items that it is assembled from. */
  parts?: number[];
  alphaOf?: number;
}

/** The boxes of a HEIC that are read before decoding. The first item is the primary one. */
function heic(items: Item[]): Buffer {
  const sizes = items.map(({ widthPx, heightPx }) => fullBox("ispe", u32(widthPx), u32(heightPx)));
  const properties = items.flatMap(({ id }, index) => [u16(id), Buffer.from([1]), u16(index + 1)]);
  const reference = (type: string, from: number, to: number[]) =>
    box(type, { body: Buffer.concat([u16(from), u16(to.length), ...to.map(u16)]) });
  const references = items.flatMap(({ id, parts, alphaOf }) => [
    ...(parts ? [reference("dimg", id, parts)] : []),
    ...(alphaOf ? [reference("auxl", id, [alphaOf])] : []),
  ]);
  const iprp = box("iprp", {
    body: Buffer.concat([
      box("ipco", { body: Buffer.concat(sizes) }),
      // The flag 1 selects indices of two bytes.
      box("ipma", { body: Buffer.concat([u32(1), u32(items.length), ...properties]) }),
    ]),
  });
  return Buffer.concat([
    box("ftyp", { body: Buffer.from("heic\0\0\0\0mif1heic", "latin1") }),
    fullBox("meta", fullBox("pitm", u16(items[0]!.id)), fullBox("iref", ...references), iprp),
  ]);
}

const tiles = (from: number, count: number, edgePx: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, widthPx: edgePx, heightPx: edgePx }));
const ids = (items: Item[]) => items.map(({ id }) => id);

function reasonFor(bytes: Uint8Array): string {
  try {
    return inspectImage(bytes).format;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

/** Repeats the scan of a JPEG `count` times; `torn` has stray bytes before the scans and no end marker. */
function withScans(jpeg: Buffer, count: number): { whole: Buffer; torn: Buffer } {
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const [head, scan, end] = [jpeg.subarray(0, from), jpeg.subarray(from, -2), jpeg.subarray(-2)];
  const scans = Array<Buffer>(count).fill(scan);
  const stray = Buffer.from("stray");
  return { whole: Buffer.concat([head, ...scans, end]), torn: Buffer.concat([head, stray, ...scans]) };
}

describe("refuseCostly", () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await drawJpeg(64, 64);
  });

  it("limits the scans of a JPEG", () => {
    expect(reasonFor(withScans(jpeg, maxScans).whole)).toBe("jpeg");
    expect(reasonFor(withScans(jpeg, maxScans + 1).whole)).toBe("too-costly");
  });

  it("counts scans after stray bytes, because decoders skip these", () => {
    expect(reasonFor(withScans(jpeg, maxScans + 1).torn)).toBe("too-costly");
  });

  it("limits the frames of an animation", async () => {
    const png = await drawPng();
    const frames = (count: number) => withPngChunks(png, Array<Buffer>(count).fill(pngChunk("fcTL")));
    expect(reasonFor(frames(maxFrames))).toBe("png");
    expect(reasonFor(frames(maxFrames + 1))).toBe("too-costly");
    const behind = Buffer.concat([png, ...Array<Buffer>(maxFrames + 1).fill(pngChunk("fcTL"))]);
    expect(reasonFor(behind)).toBe("png");
    const frame = Buffer.concat([Buffer.from("ANMF"), Buffer.alloc(4)]);
    const extended = Buffer.concat([
      Buffer.from("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0", "latin1"),
      Buffer.alloc(10),
      ...Array<Buffer>(maxFrames + 1).fill(frame),
    ]);
    extended.writeUInt32LE(extended.length - 8, 4);
    expect(reasonFor(extended)).toBe("too-costly");
  });

  it("limits the length of an edge", async () => {
    const strip = (widthPx: number) =>
      sharp({ create: { width: widthPx, height: 2, channels: 3, background: "white" } })
        .png()
        .toBuffer();
    expect(reasonFor(await strip(maxUploadEdgePx))).toBe("png");
    expect(reasonFor(await strip(maxUploadEdgePx + 1))).toBe("too-many-pixels");
  });

  it("accepts a phone's 50 megapixels in tiles of 512, with gain map, alpha and thumbnail", () => {
    const own = tiles(2, 192, 512);
    const gain = tiles(300, 48, 512);
    const whole = { widthPx: 8192, heightPx: 6144 };
    const photo = heic([
      { id: 1, ...whole, parts: ids(own) },
      ...own,
      { id: 299, widthPx: 4096, heightPx: 3072, parts: ids(gain), alphaOf: 1 },
      ...gain,
      { id: 400, widthPx: 320, heightPx: 240 },
      // A picture derived from both (ISO 21496-1), which is not the primary one.
      { id: 401, ...whole, parts: [1, 299] },
    ]);
    expect(reasonFor(photo)).toBe("heic");
    // 10 x 8 tiles over 5000 x 4000: tiles may extend over two edges.
    const uneven = tiles(2, 80, 512);
    expect(reasonFor(heic([{ id: 1, widthPx: 5000, heightPx: 4000, parts: ids(uneven) }, ...uneven]))).toBe(
      "heic",
    );
  });

  it.each([
    [1200, 1600],
    [600, 600],
    [600, 800],
    [1080, 1080],
    [1545, 2060],
    [1158, 1544],
    [2316, 3088],
  ])(
    "accepts a cropped photo of %i x %i in tiles of 512, as Android and macOS write it",
    (widthPx, heightPx) => {
      const own = tiles(2, Math.ceil(widthPx / 512) * Math.ceil(heightPx / 512), 512);
      expect(reasonFor(heic([{ id: 1, widthPx, heightPx, parts: ids(own) }, ...own]))).toBe("heic");
    },
  );

  it("refuses a picture whose parts have many more pixels than itself", () => {
    const whole = { id: 1, widthPx: 7040, heightPx: 7040 };
    const large = tiles(2, 100, 4096);
    expect(reasonFor(heic([{ ...whole, parts: ids(large) }, ...large]))).toBe("too-costly");
    const [one] = tiles(2, 1, 4096);
    expect(reasonFor(heic([{ ...whole, parts: Array<number>(100).fill(2) }, one!]))).toBe("too-costly");
    const alpha = { id: 3, widthPx: 7040, heightPx: 7040, parts: Array<number>(100).fill(2), alphaOf: 1 };
    expect(reasonFor(heic([whole, one!, alpha]))).toBe("too-costly");
  });

  it("refuses nested grids and circular references", () => {
    const layer = (id: number): Item => ({
      id,
      widthPx: 64,
      heightPx: 64,
      parts: Array<number>(9).fill(id + 1),
    });
    const nested = [1, 2, 3, 4, 5].map(layer);
    expect(reasonFor(heic([...nested, { id: 6, widthPx: 64, heightPx: 64 }]))).toBe("too-costly");
    expect(reasonFor(heic([layer(1), { ...layer(2), parts: [1] }]))).toBe("too-costly");
  });

  it("limits the items and references of a file", () => {
    const many = tiles(2, 1_100, 8);
    expect(reasonFor(heic([{ id: 1, widthPx: 512, heightPx: 512, parts: ids(many) }, ...many]))).toBe(
      "too-costly",
    );
    const often = Array<number>(20_000).fill(2);
    expect(reasonFor(heic([{ id: 1, widthPx: 4096, heightPx: 4096, parts: often }, ...tiles(2, 1, 8)]))).toBe(
      "too-costly",
    );
  });
});

import { describe, expect, it } from "@jest/globals";
import sharp, { type JpegOptions } from "sharp";
import { walkJpeg } from "../../../../../photo/core/file/jpeg/jpeg-segments";
import { isTornJpeg } from "../../../../../photo/core/file/jpeg/torn-jpeg";
import { drawPortrait } from "../../../../fixtures/portraits/draw-portrait";
import { costOf } from "../../../../timing";

const kinds: [string, JpegOptions][] = [
  ["baseline", {}],
  ["of odd quality, in full colour", { quality: 37, chromaSubsampling: "4:4:4" }],
  ["with tables that many encoders share", { optimiseCoding: false, quality: 100 }],
  ["progressive", { progressive: true }],
  ["from mozjpeg, that overshoots at white", { mozjpeg: true, quality: 12 }],
];

const portrait = async () =>
  sharp(await drawPortrait({ background: "shelf" }).png()).resize(413, 531, { fit: "fill" });

/** The same bytes with 16 of them overwritten, somewhere in the picture's data. */
function damaged(bytes: Uint8Array, seed: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(bytes.length * (0.2 + ((seed * 0.618) % 1) * 0.7));
  for (let i = 0; i < 16; i++) copy[at + i] = (seed * 37 + i * 101) & 0xff;
  return copy;
}

/** The picture's data begin here. */
const scanFrom = (bytes: Uint8Array): number => Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xda])) + 14;

describe("a JPEG whose data contradict its header", () => {
  it.each(kinds)("is none when it is %s", async (_, options) => {
    const image = await portrait();
    for (const variant of [image, image.clone().grayscale(), image.clone().threshold(128)])
      expect(isTornJpeg(await variant.clone().jpeg(options).toBuffer())).toBe(false);
  });

  it.each([
    ["baseline", {}, 30],
    ["progressive", { progressive: true }, 10],
  ] as const)(
    "is found in 40 %s files with a damaged place, as often as it was",
    async (_, options, least) => {
      const bytes = await (await portrait()).jpeg(options).toBuffer();
      const torn = Array.from({ length: 40 }, (__, seed) => isTornJpeg(damaged(bytes, seed + 1)));
      expect(torn.filter(Boolean).length).toBeGreaterThanOrEqual(least);
    },
  );

  it("is found in a damaged refinement scan", async () => {
    const bytes = await (await portrait()).jpeg({ progressive: true }).toBuffer();
    const refining = [...walkJpeg(bytes)].filter(
      ({ marker, end }) => marker === 0xda && bytes[end - 3]! > 0 && bytes[end - 1]! >> 4 > 0,
    );
    expect(refining.length).toBeGreaterThanOrEqual(3);
    for (const { end } of refining) {
      const damaged = Uint8Array.from(bytes).fill(0x5a, end + 20, end + 60);
      expect(isTornJpeg(damaged)).toBe(true);
    }
  });

  it("takes what cameras fill up with, and not what a block was made for", async () => {
    const bytes = await (await portrait()).jpeg().toBuffer();
    const filled = (...spare: number[]) =>
      Buffer.concat([bytes.subarray(0, -2), Buffer.from(spare), bytes.subarray(-2)]);
    expect(isTornJpeg(filled(0, 0, 0, 0, 0, 0, 0, 0))).toBe(false);
    expect(isTornJpeg(filled(1, 2, 3))).toBe(false);
    expect(isTornJpeg(filled(0x28, 0xa2, 0x8a, 0x28, 0xa2))).toBe(true);
  });

  it("does not look behind the end, where phones keep depth maps and films", async () => {
    const bytes = await (await portrait()).jpeg().toBuffer();
    const second = bytes.subarray(0, scanFrom(bytes) + 40);
    expect(isTornJpeg(Buffer.concat([bytes, second, Buffer.from("trailer")]))).toBe(false);
  });

  it("misses blocks where rows were cut out, and finds a code that no table has", async () => {
    const bytes = await (await portrait()).jpeg({ optimiseCoding: false }).toBuffer();
    const from = scanFrom(bytes);
    expect(isTornJpeg(Buffer.concat([bytes.subarray(0, from + 400), bytes.subarray(from + 900)]))).toBe(true);
    const invalid = Uint8Array.from(bytes);
    invalid.set([0xff, 0, 0xff, 0, 0xff, 0, 0xff, 0], from + 200);
    expect(isTornJpeg(invalid)).toBe(true);
  });

  it("takes kinds that it does not read as whole", async () => {
    const bytes = Uint8Array.from(await (await portrait()).jpeg().toBuffer());
    const frameAt = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
    bytes[frameAt + 1] = 0xc9;
    expect(isTornJpeg(bytes)).toBe(false);
  });

  it("takes planes of one number as whole, which decoders tell apart by their order", async () => {
    const bytes = Uint8Array.from(await (await portrait()).jpeg().toBuffer());
    const frameAt = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
    for (const at of [13, 16]) bytes[frameAt + at] = bytes[frameAt + 10]!;
    expect(isTornJpeg(bytes)).toBe(false);
  });
});

const segment = (marker: number, ...data: number[]) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);
const times = (count: number, ...parts: Buffer[]) =>
  Buffer.concat(Array.from({ length: count }, () => parts).flat());
const file = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);

/** One code of one bit, for one symbol. */
const table = (number: number, symbol: number) => [number, 1, ...Array(15).fill(0), symbol];
const tables = segment(0xc4, ...table(0x00, 0), ...table(0x10, 0));
const gray = [8, 0x1b, 0x58, 0x1b, 0x58, 1, 1, 0x11, 0];
const grayScan = (first: number, last: number) => segment(0xda, 1, 1, 0, first, last, 0);
/** 255 planes of 16 blocks a unit, in a picture of one unit. */
const ids = Array.from({ length: 255 }, (_, id) => id);
const crowd = segment(0xc0, 8, 0, 32, 0, 32, 255, ...ids.flatMap((id) => [id, 0x44, 0]));
const crowdScan = segment(0xda, 255, ...ids.flatMap((id) => [id, 0]), 0, 63, 0);
const restart = Buffer.from([0xff, 0xd0]);

describe("a JPEG that is made to keep a reader busy", () => {
  it.each([
    ["one table 3000 times over", file(times(20, segment(0xc4, ...Array(3000).fill(table(0, 0)).flat())))],
    ["empty bands of a large picture", file(segment(0xc2, ...gray), tables, times(4000, grayScan(2, 1)))],
    [
      "thousands of blocks between restarts",
      file(crowd, tables, segment(0xdd, 0, 1), crowdScan, Buffer.alloc(1020), times(500_000, restart)),
    ],
  ])("is refused at once: %s", async (_, bytes) => {
    const { result, cost } = await costOf(() => isTornJpeg(bytes));
    expect(result).toBe(true);
    expect(cost).toBeLessThan(10);
  });

  it("is refused for a second frame, and taken with a restart behind its last block", () => {
    const frame = segment(0xc0, 8, 0, 8, 0, 8, 1, 1, 0x11, 0);
    const picture = [tables, segment(0xdd, 0, 1), grayScan(0, 63), Buffer.from([0x3f])];
    expect(isTornJpeg(file(frame, frame, ...picture))).toBe(true);
    expect(isTornJpeg(file(frame, ...picture, restart, restart))).toBe(false);
  });
});

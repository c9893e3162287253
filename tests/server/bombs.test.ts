import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { bombPng } from "../fixtures/bad-images";
import { drawJpeg, drawPng } from "../fixtures/pictures";
import { box, pngChunk, withPngChunks } from "../trials/fuzz/hostile-parts";
import { warmEngine } from "./engine-pool";
import { login, startApp, storedFiles, type TestApp, upload } from "./start-app";

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 2 ** 20));

/** An extended WebP of 16,384 x 16,384 pixels without one of them. */
function hugeWebp(): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write("VP8X");
  chunk.writeUInt32LE(10, 4);
  chunk.writeUIntLE(16_383, 12, 3);
  chunk.writeUIntLE(16_383, 15, 3);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([head, chunk]);
}

function extent(px: number): Buffer {
  const body = Buffer.alloc(12);
  body.writeUInt32BE(px, 4);
  body.writeUInt32BE(px, 8);
  return box("ispe", { body });
}

/** Tiles that are small, and a whole that is not. */
function gridHeic(): Buffer {
  const sizes = [...Array.from({ length: 200 }, () => extent(512)), extent(65_536)];
  const properties = box("iprp", { body: box("ipco", { body: Buffer.concat(sizes) }) });
  const brand = Buffer.from("heic\0\0\0\0mif1heic", "latin1");
  return Buffer.concat([
    box("ftyp", { body: brand }),
    box("meta", { body: Buffer.concat([Buffer.alloc(4), properties]) }),
  ]);
}

/** A colour profile of 200 MB in 200 KB; the sum is wrong, which readers of profiles do not mind. */
async function profilePng() {
  const chunk = pngChunk("iCCP", Buffer.concat([Buffer.from("p\0\0"), zeros(200)]));
  return withPngChunks(await drawPng(), [chunk]);
}

/** 255 parts of 64 KB that claim to be one profile, and none of them is. */
async function profileJpeg() {
  const jpeg = await drawJpeg();
  const parts = Array.from({ length: 255 }, (_, index) => {
    const part = Buffer.alloc(65_537, 0xff);
    part.writeUInt16BE(0xffe2, 0);
    part.writeUInt16BE(65_535, 2);
    part.write("ICC_PROFILE\0", 4, "latin1");
    part.set([index + 1, 255], 16);
    return part;
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

async function textPng() {
  const text = Buffer.concat([Buffer.from("c\0\0"), zeros(1)]);
  return withPngChunks(await drawPng(), Array<Buffer>(3_000).fill(pngChunk("zTXt", text)));
}

describe("a small file that grows", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
    await warmEngine();
  });
  afterAll(() => server.close());

  const timed = async (bytes: Buffer) => {
    const startedAt = performance.now();
    const answer = (await upload(server.app, token, bytes)).json();
    return { answer, ms: performance.now() - startedAt };
  };
  let widthPx = 4000;
  /** Time of a photo of 12 megapixels, another each time: an upload that is known is answered at once. */
  const photoMs = async () => (await timed(await drawJpeg(widthPx++, 3000))).ms;

  it.each<[string, () => Promise<Buffer> | Buffer, number[]]>([
    ["PNG pixels", () => Buffer.from(bombPng()), [413]],
    ["WebP pixels", hugeWebp, [413]],
    ["HEIC grid", gridHeic, [413]],
    ["PNG colour profile", profilePng, [0, 413, 415]],
    ["JPEG colour profile", profileJpeg, [0, 413, 415]],
    ["PNG text chunks", textPng, [0, 413, 415]],
  ])("%s: takes less time than 50 photos, nothing large is held or kept", async (_name, make, codes) => {
    const bytes = await make();
    const ofPhoto = await photoMs();
    const before = process.memoryUsage().rss;
    const filesBefore = storedFiles(server.dataDir).length;
    const { answer, ms } = await timed(bytes);
    expect(ms / ofPhoto).toBeLessThan(50);
    const { code, data } = answer;
    expect(codes).toContain(code);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
    const kept = code === 0 ? await server.deps.storage.get(data.fileName) : undefined;
    expect(kept?.length ?? 0).toBeLessThan(200_000);
    expect(storedFiles(server.dataDir).length - filesBefore).toBe(code === 0 ? 1 : 0);
  });
});

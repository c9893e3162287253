import { Blob } from "node:buffer";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import sharp from "sharp";
import { checkFile } from "../../src/features/photo/actions/check-file";
import { PhotoRefused } from "../../src/features/photo/photo-refused";
import { bombPng } from "../fixtures/bad-images";
import { login, postForm, startApp, type TestApp } from "../server/start-app";

/** The page looks at a file before it is sent, the API after: both must say the same of the same bytes. */
let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startApp({ env: { PHOTOS_PER_MINUTE: "1000", DEVICE_PHOTOS_PER_MINUTE: "1000" } });
  token = await login(server.app);
  // What a browser decodes: here with the same library as the server's.
  globalThis.createImageBitmap = async (file: unknown) => {
    const { autoOrient } = await sharp(Buffer.from(await (file as Blob).arrayBuffer())).metadata();
    return { ...autoOrient, close: () => undefined } as unknown as ImageBitmap;
  };
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, "createImageBitmap");
  await server.close();
});

const drawn = (width = 90, height = 120) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8899" } });
const text = (words: string) => Buffer.from(words.padEnd(400, " "));

it.each<[string, () => Promise<Uint8Array>, boolean]>([
  ["a JPEG", () => drawn().jpeg().toBuffer(), true],
  ["a progressive JPEG", () => drawn().jpeg({ progressive: true }).toBuffer(), true],
  ["a PNG", () => drawn().png().toBuffer(), true],
  ["a WebP", () => drawn().webp().toBuffer(), true],
  ["a lossless WebP", () => drawn().webp({ lossless: true }).toBuffer(), true],
  ["an AVIF", () => drawn(96, 128).avif().toBuffer(), true],
  ["one just inside 1:2", () => drawn(60, 120).png().toBuffer(), true],
  ["one of 280 megapixels", async () => bombPng(14_000, 20_000), false],
  ["a GIF", () => drawn().gif().toBuffer(), false],
  ["a TIFF", () => drawn().tiff().toBuffer(), false],
  ["an SVG", async () => text("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"), false],
  ["a PDF", async () => text("%PDF-1.7"), false],
  ["words", async () => text("no picture at all"), false],
  ["a film", async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), text("ftypisom")]), false],
  ["nothing", async () => Buffer.alloc(0), false],
])("%s is the same to both", async (_, make, isTaken) => {
  const bytes = await make();
  const file = new Blob([bytes]) as unknown as globalThis.Blob;
  const seen = await checkFile(file, new AbortController().signal).catch((error: unknown) => error);
  expect(seen instanceof PhotoRefused).toBe(!isTaken);
  const answer = await postForm(server.app, "/v5/image/upload", token, { fields: {}, file: bytes });
  expect(answer.json().code === 0).toBe(isTaken);
});

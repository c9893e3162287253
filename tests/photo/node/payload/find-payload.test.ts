import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { findPayload } from "../../../../photo/node/payload/find-payload";
import { drawJpeg, drawPicture, drawPng } from "../../../fixtures/pictures";

const judge = (bytes: Uint8Array) => {
  const reason = findPayload(bytes);
  return { isAbnormal: reason !== "", reason };
};
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A JPEG segment placed behind the start marker. */
function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A PNG chunk placed behind the header; its sum is not looked at. */
function withChunk(png: Buffer, type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const chunk = Buffer.concat([length, latin1(type), body, Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** An empty ZIP archive behind one directory entry mark, with a comment that swallows nothing. */
const zipEnd = Buffer.concat([latin1("PK\x01\x02 entry "), latin1("PK\x05\x06"), Buffer.alloc(18)]);

describe("payload scan", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("passes a plain %s", async (format) => {
    expect(await judge(await drawPicture().toFormat(format).toBuffer())).toEqual({
      isAbnormal: false,
      reason: "",
    });
  });

  it("passes progressive and restart-marked JPEGs, alpha, animation and profiles", async () => {
    const plain = [
      await drawPicture().jpeg({ progressive: true }).toBuffer(),
      await drawPicture().jpeg({ mozjpeg: true }).withIccProfile("p3").toBuffer(),
      await drawPicture().ensureAlpha(0.5).webp().toBuffer(),
      await drawPicture()
        .withExif({ IFD0: { Copyright: "A. <b@example.org> & co" } })
        .jpeg()
        .toBuffer(),
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    ];
    for (const bytes of plain) expect(await judge(bytes)).toMatchObject({ isAbnormal: false });
  });

  it.each([
    ["jpeg", latin1("PK\x03\x04 archive")],
    ["png", latin1("<?php system($_GET[0]);")],
    ["webp", latin1("MZ program")],
    ["avif", latin1("<html><script>alert(1)</script>")],
    ["jpeg", Buffer.from("any other bytes that are not padding")],
  ] as const)("finds a second payload behind a %s", async (format, payload) => {
    const image = await drawPicture().toFormat(format).toBuffer();
    expect(await judge(Buffer.concat([image, payload]))).toMatchObject({
      isAbnormal: true,
      reason: expect.stringContaining("behind the end of the image"),
    });
  });

  it("does not mind padding, nor a picture that breaks off", async () => {
    const jpeg = await drawJpeg();
    expect(await judge(Buffer.concat([jpeg, Buffer.alloc(512)]))).toMatchObject({ isAbnormal: false });
    expect(await judge(jpeg.subarray(0, jpeg.length - 5))).toMatchObject({ isAbnormal: false });
  });

  it("finds a polyglot that hides inside the picture itself", async () => {
    const jpeg = await drawJpeg();
    expect(await judge(withSegment(jpeg, 0xfe, latin1("%PDF-1.7 1 0 obj")))).toMatchObject({
      reason: expect.stringContaining("PDF"),
    });
    const png = await drawPng();
    expect(await judge(Buffer.concat([png, zipEnd]))).toMatchObject({
      reason: expect.stringContaining("archive"),
    });
  });

  it.each([
    ["a comment", async () => withSegment(await drawJpeg(), 0xfe, latin1("<script>alert(1)</script>"))],
    [
      "EXIF",
      async () =>
        drawPicture()
          .withExif({ IFD0: { ImageDescription: "<?php system('id'); ?>" } })
          .jpeg()
          .toBuffer(),
    ],
    [
      "XMP",
      async () =>
        withSegment(await drawJpeg(), 0xe1, latin1("http://ns.adobe.com/xap/1.0/\0<x onload=alert(1)>")),
    ],
    ["tEXt", async () => withChunk(await drawPng(), "tEXt", latin1("Comment\0javascript:alert(1)"))],
    [
      "zTXt",
      async () =>
        withChunk(
          await drawPng(),
          "zTXt",
          Buffer.concat([latin1("Comment\0\0"), deflateSync("<ScRiPt src=x>")]),
        ),
    ],
    [
      "compressed iTXt",
      async () =>
        withChunk(
          await drawPng(),
          "iTXt",
          Buffer.concat([latin1("c\0\x01\0\0\0"), deflateSync("<iframe src=x>")]),
        ),
    ],
  ])("finds a script in %s", async (_name, make) => {
    expect(await judge(await make())).toMatchObject({
      isAbnormal: true,
      reason: expect.stringContaining("script in the metadata"),
    });
  });

  it("lets phones leave behind a picture what they announce, and nothing else", async () => {
    const jpeg = await drawJpeg();
    const second = await drawJpeg(40, 40);
    const announced = withSegment(jpeg, 0xe2, latin1("MPF\0MM\0*"));
    const clip = latin1("\0\0\0\x18ftypmp42 a clip");
    const motion = withSegment(
      jpeg,
      0xe1,
      latin1('http://ns.adobe.com/xap/1.0/\0<x GCamera:MotionPhoto="1"/>'),
    );
    const honest = [
      Buffer.concat([announced, second]),
      Buffer.concat([motion, clip]),
      Buffer.concat([jpeg, latin1("....SEFH....SEFT")]),
    ];
    for (const bytes of honest) expect(await judge(bytes)).toMatchObject({ isAbnormal: false });
    const dishonest = [
      Buffer.concat([jpeg, second]),
      Buffer.concat([announced, second, latin1("and more")]),
      Buffer.concat([jpeg, clip]),
    ];
    for (const bytes of dishonest) expect(await judge(bytes)).toMatchObject({ isAbnormal: true });
  });

  it("calls what is no image abnormal", async () => {
    for (const bytes of [Buffer.alloc(0), latin1("GIF89a"), latin1("hello")])
      expect(await judge(bytes)).toMatchObject({ isAbnormal: true });
  });

  const photos = join(__dirname, "../../../../../shared/photos/good");
  (!existsSync(photos) ? it.skip : it)("passes real photographs", async () => {
    for (const name of readdirSync(photos))
      expect([name, await judge(readFileSync(join(photos, name)))]).toEqual([
        name,
        { isAbnormal: false, reason: "" },
      ]);
  });
});

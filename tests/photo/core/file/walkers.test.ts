import { describe, expect, it } from "@jest/globals";
import { isobmffBoxes } from "../../../../photo/core/file/heif/isobmff-boxes";
import { isEndOfImage, jpegSegments, walkJpeg } from "../../../../photo/core/file/jpeg/jpeg-segments";
import { pngChunks } from "../../../../photo/core/file/png-chunks";
import { riffChunks, riffLength } from "../../../../photo/core/file/riff-chunks";
import { drawJpeg, drawPicture, drawPng } from "../../../fixtures/pictures";

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"));
const namesOf = (parts: Iterable<{ name: string }>) => [...parts].map(({ name }) => name);

describe("one walker for each container", () => {
  it("goes through a JPEG, over scans and restarts, to its end and no further", async () => {
    const bytes = new Uint8Array(await drawJpeg());
    const segments = [...walkJpeg(bytes)];
    expect(segments.at(-1)).toEqual({ marker: 0xd9, at: bytes.length - 2, end: bytes.length });
    expect(segments.filter(isEndOfImage)).toHaveLength(1);
    const head = jpegSegments(bytes);
    expect(head).toEqual(segments.slice(0, head.length));
    expect(head.at(-1)?.marker).toBe(0xda);
    const progressive = new Uint8Array(await drawPicture().jpeg({ progressive: true }).toBuffer());
    expect([...walkJpeg(progressive)].filter(({ marker }) => marker === 0xda).length).toBeGreaterThan(1);
  });

  it.each([
    ["fill bytes", "ffd8 ffff fffe 0003 41 ffd9", [0xfe, 0xd9]],
    ["markers without a length", "ffd8 ff01 ffd3 fffe 0003 41 ffd9", [0xfe, 0xd9]],
    ["stuffed bytes and restarts of a scan", "ffd8 ffda 0002 11ff00 22 ffd0 33ffff ffd9", [0xda, 0xd9]],
    ["a length that does not count itself", "ffd8 fffe 0001 ffd9", [0xfe]],
    ["bytes that are no marker", "ffd8 fffe 0002 00 ffd9", [0xfe, 0xd9]],
    ["stuffed bytes between segments", "ffd8 fffe 0002 ff00 41 ffd9", [0xfe, 0xd9]],
    ["an end in the middle of a length", "ffd8 fffe 00", []],
  ])("minds %s", (_what, bytes, markers) => {
    expect([...walkJpeg(hex(bytes))].map(({ marker }) => marker)).toEqual(markers);
  });

  it("goes through the chunks of a PNG, and tells of the last what it promises", async () => {
    const bytes = new Uint8Array(await drawPng());
    const chunks = [...pngChunks(bytes)];
    expect(chunks[0]).toEqual({ name: "IHDR", at: 8, from: 16, end: 33 });
    expect(chunks.at(-1)).toMatchObject({ name: "IEND", end: bytes.length });
    const broken = [...pngChunks(bytes.subarray(0, 30))];
    expect(broken).toEqual([{ name: "IHDR", at: 8, from: 16, end: 33 }]);
  });

  it("goes through the chunks of a WebP, without their padding", async () => {
    const bytes = new Uint8Array(
      await drawPicture()
        .webp()
        .withExif({ IFD0: { Copyright: "odd" } })
        .toBuffer(),
    );
    expect(namesOf(riffChunks(bytes))).toEqual(["VP8X", "VP8 ", "EXIF"]);
    expect(riffLength(bytes)).toBe(bytes.length);
    const odd = hex("52494646 12000000 57454250 41414141 01000000 7700");
    expect([...riffChunks(odd)]).toEqual([{ name: "AAAA", from: 20, end: 21 }]);
    // Behind the length that the header names is no part of the picture.
    expect(namesOf(riffChunks(new Uint8Array([...bytes, ...odd.subarray(12)])))).toHaveLength(3);
  });

  it.each([
    ["a length", "0000000a 61616161 1234 00000008 62626262", ["aaaa", "bbbb"]],
    ["a 64-bit length", "00000001 61616161 0000000000000012 1234 00000008 62626262", ["aaaa", "bbbb"]],
    ["0, to the end", "00000000 61616161 1234 00000008 62626262", ["aaaa"]],
    ["a length shorter than its head", "00000007 61616161 00000008 62626262", []],
    ["more than is there", "000000ff 61616161 1234", ["aaaa"]],
  ])("goes by boxes with %s", (_what, bytes, names) => {
    const file = hex(bytes);
    expect(namesOf(isobmffBoxes(file, 0, file.length))).toEqual(names);
    expect([...isobmffBoxes(file, 0, file.length)].at(-1)?.end ?? file.length).toBe(file.length);
  });
});

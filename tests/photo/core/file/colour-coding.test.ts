import { describe, expect, it } from "@jest/globals";
import { isSrgb, readColourCoding } from "../../../../photo/core/file/colour-coding";
import { colourStrip, withCicp } from "../../../fixtures/coded-pictures";
import { box } from "../../../trials/fuzz/hostile-parts";

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const nclx = (primaries: number, transfer: number) =>
  box("colr", {
    body: Buffer.concat([Buffer.from("nclx"), u16(primaries, transfer, 9), Buffer.from([128])]),
  });
const prof = box("colr", { body: Buffer.from("profACSP") });
const ispe = box("ispe", { body: Buffer.alloc(12) });

/** A file of which item 2 is the picture; each item has the properties of these numbers. */
function heic(properties: Buffer[], ofItems: Record<number, number[]>): Buffer {
  const entries = Object.entries(ofItems).map(([id, indices]) =>
    Buffer.concat([u16(Number(id)), Buffer.from([indices.length, ...indices.map((index) => index | 128)])]),
  );
  const ipma = Buffer.concat([Buffer.alloc(4), u16(0, entries.length), ...entries]);
  const iprp = Buffer.concat([box("ipco", { body: Buffer.concat(properties) }), box("ipma", { body: ipma })]);
  const pitm = box("pitm", { body: Buffer.concat([Buffer.alloc(4), u16(2)]) });
  return Buffer.concat([
    box("ftyp", { body: Buffer.from("heic\0\0\0\0mif1heic", "latin1") }),
    box("meta", { body: Buffer.concat([Buffer.alloc(4), pitm, box("iprp", { body: iprp })]) }),
  ]);
}

describe("what a HEIC or AVIF says of its colours", () => {
  it.each([
    [9, 16, { primaries: "bt2020", transfer: "pq" }],
    [9, 18, { primaries: "bt2020", transfer: "hlg" }],
    [12, 13, { primaries: "display-p3", transfer: "srgb" }],
    // What cameras and encoders write into pictures that are sRGB.
    [1, 1, { primaries: "srgb", transfer: "srgb" }],
    [2, 2, { primaries: "srgb", transfer: "srgb" }],
    [5, 6, { primaries: "srgb", transfer: "srgb" }],
  ])("reads primaries %i with transfer %i", (primaries, transfer, coding) => {
    expect(readColourCoding(heic([ispe, nclx(primaries, transfer)], { 2: [1, 2] }), "heic")).toEqual(coding);
  });

  it("looks at the picture, not at its thumbnail or its gain map", () => {
    const file = heic([nclx(9, 16), ispe, nclx(12, 13)], { 1: [1, 2], 2: [2, 3], 3: [1] });
    expect(readColourCoding(file, "avif")).toEqual({ primaries: "display-p3", transfer: "srgb" });
    expect(readColourCoding(heic([nclx(9, 16), ispe], { 1: [1], 2: [2] }), "avif")).toBeNull();
  });

  it("leaves the picture to its ICC profile where there is one, in either order", () => {
    expect(readColourCoding(heic([nclx(9, 16), prof], { 2: [1, 2] }), "heic")).toBeNull();
    expect(readColourCoding(heic([prof, nclx(9, 16)], { 2: [1, 2] }), "heic")).toBeNull();
  });

  it("reads nothing from a file that breaks off anywhere", () => {
    const file = heic([ispe, nclx(9, 16)], { 1: [1], 2: [1, 2] });
    for (let end = 0; end < file.length; end += 1)
      expect(() => readColourCoding(file.subarray(0, end), "heic")).not.toThrow();
  });
});

describe("what a PNG says of its colours", () => {
  const codingOf = async (primaries: number, transfer: number) =>
    readColourCoding(withCicp(await colourStrip([[1, 2, 3]], "png"), { primaries, transfer }), "png");

  it("reads cICP, with the curve of a reference display for those of video", async () => {
    expect(await codingOf(9, 16)).toEqual({ primaries: "bt2020", transfer: "pq" });
    expect(await codingOf(1, 1)).toEqual({ primaries: "srgb", transfer: 2.4 });
    expect(isSrgb((await codingOf(1, 13))!)).toBe(true);
  });

  it("knows nothing of codes that it does not read, nor of a PNG without cICP", async () => {
    expect(await codingOf(10, 13)).toBeNull();
    expect(await codingOf(9, 9)).toBeNull();
    expect(readColourCoding(await colourStrip([[1, 2, 3]], "png"), "png")).toBeNull();
  });
});

it("asks no JPEG or WebP, whose colours only a profile tells", () => {
  expect(readColourCoding(heic([nclx(9, 16)], { 2: [1] }), "jpeg")).toBeNull();
});

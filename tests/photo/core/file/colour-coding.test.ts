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

/** A file whose primary item is 2. `ofItems` lists the indices of each item's properties. */
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

describe("the colour coding of a HEIC or AVIF", () => {
  it.each([
    [9, 16, { primaries: "bt2020", transfer: "pq" }],
    [9, 18, { primaries: "bt2020", transfer: "hlg" }],
    [12, 13, { primaries: "display-p3", transfer: "srgb" }],
    // Cameras and encoders write these codes into sRGB pictures.
    [1, 1, { primaries: "srgb", transfer: "srgb" }],
    [2, 2, { primaries: "srgb", transfer: "srgb" }],
    [5, 6, { primaries: "srgb", transfer: "srgb" }],
  ])("is read from primaries %i with transfer %i", (primaries, transfer, coding) => {
    expect(readColourCoding(heic([ispe, nclx(primaries, transfer)], { 2: [1, 2] }), "heic")).toEqual(coding);
  });

  it("is that of the primary picture, not of its thumbnail or gain map", () => {
    const file = heic([nclx(9, 16), ispe, nclx(12, 13)], { 1: [1, 2], 2: [2, 3], 3: [1] });
    expect(readColourCoding(file, "avif")).toEqual({ primaries: "display-p3", transfer: "srgb" });
    expect(readColourCoding(heic([nclx(9, 16), ispe], { 1: [1], 2: [2] }), "avif")).toBeNull();
  });

  it("is null if the picture has an ICC profile, in either order", () => {
    expect(readColourCoding(heic([nclx(9, 16), prof], { 2: [1, 2] }), "heic")).toBeNull();
    expect(readColourCoding(heic([prof, nclx(9, 16)], { 2: [1, 2] }), "heic")).toBeNull();
  });

  it("does not throw for a truncated file", () => {
    const file = heic([ispe, nclx(9, 16)], { 1: [1], 2: [1, 2] });
    for (let end = 0; end < file.length; end += 1)
      expect(() => readColourCoding(file.subarray(0, end), "heic")).not.toThrow();
  });
});

describe("the colour coding of a PNG", () => {
  const codingOf = async (primaries: number, transfer: number) =>
    readColourCoding(withCicp(await colourStrip([[1, 2, 3]], "png"), { primaries, transfer }), "png");

  it("is read from cICP, where video curves mean that of a reference display", async () => {
    expect(await codingOf(9, 16)).toEqual({ primaries: "bt2020", transfer: "pq" });
    expect(await codingOf(1, 1)).toEqual({ primaries: "srgb", transfer: 2.4 });
    expect(isSrgb((await codingOf(1, 13))!)).toBe(true);
  });

  it("is null for unsupported codes and without cICP", async () => {
    expect(await codingOf(10, 13)).toBeNull();
    expect(await codingOf(9, 9)).toBeNull();
    expect(readColourCoding(await colourStrip([[1, 2, 3]], "png"), "png")).toBeNull();
  });
});

it("returns null for formats without code points, such as JPEG", () => {
  expect(readColourCoding(heic([nclx(9, 16)], { 2: [1] }), "jpeg")).toBeNull();
});

import { describe, expect, it } from "@jest/globals";
import { outcomeCodePattern } from "../../../contract/patterns";
import { makeOutcomeCodes } from "../../../server/outcomes/outcome-codes";

const photo = new TextEncoder().encode("a photo");
const dayMs = 24 * 60 * 60_000;
const today = Date.UTC(2026, 10, 27);
const codes = makeOutcomeCodes("a secret", () => today + 5_000);
const code = codes.issue("de-passport", photo);
const letters = "0123456789abcdefghijklmnopqrstuvwxyz-";

describe("a code", () => {
  it("names its document and its day, and can be typed from paper", () => {
    expect(code).toMatch(new RegExp(outcomeCodePattern));
    expect(code).toHaveLength("de-passport-".length + 19);
    expect(codes.read(code)).toEqual({
      id: code.slice(0, "de-passport-".length + 8),
      document: "de-passport",
      issuedAt: today,
    });
  });

  it("is the same for the same photo on a day; on another day it is of the same photo", () => {
    expect(codes.issue("de-passport", photo)).toBe(code);
    const later = makeOutcomeCodes("a secret", () => today + dayMs);
    const other = later.issue("de-passport", photo);
    expect(other).not.toBe(code);
    expect(codes.read(other)).toEqual({ ...codes.read(code), issuedAt: today + dayMs });
  });

  it("is another for another photo and another document", () => {
    const others = [
      codes.issue("de-passport", new TextEncoder().encode("another photo")),
      codes.issue("fr-passport", photo),
    ];
    expect(new Set([code, ...others].map((each) => codes.read(each)?.id)).size).toBe(3);
  });

  it("is of nothing when any of its letters is another, is missing or is one too many", () => {
    const changed = [...code].flatMap((own, i) =>
      [...letters, ""]
        .filter((letter) => letter !== own)
        .map((letter) => code.slice(0, i) + letter + code.slice(i + 1)),
    );
    const longer = [...letters].flatMap((letter) => [letter + code, code + letter]);
    expect([...changed, ...longer, "", "-", code.toUpperCase()].filter((each) => codes.read(each))).toEqual(
      [],
    );
  });

  it("is of nothing with another server's secret", () => {
    expect(makeOutcomeCodes("another secret", () => today).read(code)).toBeUndefined();
  });

  it("of one document cannot be used for another, even one whose id begins the same", () => {
    const tail = code.slice("de-passport".length);
    expect(["fr-passport", "de", "de-passport-online"].map((id) => codes.read(id + tail))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { foldText } from "../../../../src/components/ui/fold-text";
import { rankOptions } from "../../../../src/components/ui/rank-options";

const options = [
  { id: "DZ", label: "Algerien", mark: "DZ", keywords: ["Algeria"] },
  { id: "DE", label: "Deutschland", mark: "DE", keywords: ["Germany"] },
  { id: "CI", label: "Côte d’Ivoire", mark: "CI", keywords: ["Ivory Coast"] },
  { id: "AT", label: "Österreich", mark: "AT", keywords: ["Austria"] },
  { id: "GB", label: "Vereinigtes Königreich", mark: "GB", keywords: ["United Kingdom"] },
  { id: "DK", label: "Dänemark", mark: "DK", keywords: ["Denmark"] },
];
const found = (typed: string) => rankOptions(options, typed).map((option) => option.id);

describe("foldText", () => {
  it.each([
    ["Österreich", "osterreich"],
    ["ŁÓDŹ", "lodz"],
    ["İstanbul", "istanbul"],
    ["Straße", "strasse"],
    ["Bosnia-Herzegovina", "bosnia herzegovina"],
    ["日本", "日本"],
  ])("%s -> %s", (text, folded) => expect(foldText(text)).toBe(folded));
});

describe("rankOptions", () => {
  it("keeps the given order while nothing is typed", () => {
    expect(found("  ")).toEqual(["DZ", "DE", "CI", "AT", "GB", "DK"]);
  });
  it("puts the ISO code before everything", () => expect(found("de")[0]).toBe("DE"));
  it("finds by the English name", () => expect(found("germ")).toEqual(["DE"]));
  it("finds without diacritics and with a straight apostrophe", () => {
    expect(found("osterr")).toEqual(["AT"]);
    expect(found("cote d'iv")).toEqual(["CI"]);
  });
  it("puts beginnings of names before beginnings of words", () => {
    expect(
      rankOptions(
        [
          { id: "2", label: "New Korea" },
          { id: "1", label: "Korea" },
        ],
        "kor",
      )[0]!.id,
    ).toBe("1");
  });
  it("finds nothing for nonsense", () => expect(found("xyzzy")).toEqual([]));
});

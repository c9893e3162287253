import { describe, expect, it } from "@jest/globals";
import { foldText } from "../../../../../locales/fold-text";
import { rankOptions } from "../../../../../src/components/ui/combobox/rank-options";

const options = [
  { id: "DZ", label: "Algerien", mark: "DZ", keywords: ["Algeria"] },
  { id: "DE", label: "Deutschland", mark: "DE", keywords: ["Germany"] },
  { id: "CI", label: "Côte d’Ivoire", mark: "CI", keywords: ["Ivory Coast"] },
  { id: "AT", label: "Österreich", mark: "AT", keywords: ["Austria"] },
  { id: "GB", label: "Vereinigtes Königreich", mark: "GB", keywords: ["United Kingdom"] },
  { id: "DK", label: "Dänemark", mark: "DK", keywords: ["Denmark"] },
];
const found = (typed: string) => rankOptions(options, typed).options.map((option) => option.id);

describe("foldText", () => {
  it.each([
    ["Österreich", "osterreich"],
    ["ŁÓDŹ", "lodz"],
    ["İstanbul", "istanbul"],
    ["Straße", "strasse"],
    ["Bosnia-Herzegovina", "bosnia herzegovina"],
    ["日本", "日本"],
    ["どいつ", "ト\u3099イツ"],
    ["จีน", "จีน"],
    ["रूस", "रूस"],
    ["फ़्रांस", "फ्रांस"],
    ["أَمْرِيكَا", "امريكا"],
    ["تركية", "تركيه"],
    ["Мʼянма", "м'янма"],
    ["٣٥ × ٤٥", "35x45"],
    ["35 × 45mm", "35x45 mm"],
    ["3,5 x 4,5 cm", "3.5x4.5 cm"],
    ["35mm x 45mm", "35x45 mm"],
    ['2" x 2"', "2x2 in"],
    ["2″ × 2″", "2x2 in"],
    ["U.S.A.", "u s a"],
    ["\u2066Visa\u2069 (DS-160)", "visa ds 160"],
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
      ).options[0]!.id,
    ).toBe("1");
  });
  it("puts a whole name before a code, and a code before beginnings", () => {
    const vietnamese = [
      { id: "MY", label: "Malaysia", mark: "MY" },
      { id: "US", label: "Mỹ", mark: "US" },
      { id: "MM", label: "Myanmar", mark: "MM" },
    ];
    expect(rankOptions(vietnamese, "my").options.map(({ id }) => id)).toEqual(["US", "MY", "MM"]);
  });
  it("keeps vowel signs: Thai China is not Argentina, Hindi Russia is not Belarus", () => {
    const signs = [
      { id: "AR", label: "อาร์เจนตินา" },
      { id: "CN", label: "จีน" },
      { id: "BY", label: "बेलारूस" },
      { id: "RU", label: "रूस" },
    ];
    expect(rankOptions(signs, "จีน").options.map(({ id }) => id)).toEqual(["CN"]);
    expect(rankOptions(signs, "रूस").options[0]?.id).toBe("RU");
  });
  it("forgives one letter where nothing else is found, and no letter of a short word", () => {
    expect(found("dennmark")).toEqual(["DK"]);
    expect(found("autsria")).toEqual(["AT"]);
    expect(found("ivry coast")).toEqual(["CI"]);
    expect(found("konigriech")).toEqual(["GB"]);
    expect(found("dx")).toEqual([]);
  });
  it("counts a Korean syllable and a voiced kana as one letter", () => {
    const signs = [
      { id: "UA", label: "우크라이나" },
      { id: "KR", label: "한국" },
      { id: "SG", label: "シンガポール" },
      { id: "IN", label: "インド" },
    ];
    const find = (typed: string) => rankOptions(signs, typed).options.map(({ id }) => id);
    expect(find("우크리나")).toEqual([]);
    expect(find("우라이나")).toEqual(["UA"]);
    expect(find("우크란이나")).toEqual(["UA"]);
    expect(find("항국")).toEqual(["KR"]);
    expect(find("국국")).toEqual([]);
    expect(find("シガンポール")).toEqual(["SG"]);
    expect(find("シンゾポール")).toEqual(["SG"]);
    expect(find("インダ")).toEqual(["IN"]);
  });
  it("finds nothing for nonsense", () => expect(found("xyzzy")).toEqual([]));
});

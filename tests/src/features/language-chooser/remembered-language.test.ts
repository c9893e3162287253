import { beforeEach, describe, expect, it } from "@jest/globals";
import { localStore } from "../../../../src/browser/safe-storage";
import {
  languageToOffer,
  rememberLanguage,
} from "../../../../src/features/language-chooser/remembered-language";

const built = ["en", "de", "zh", "zh-tw", "slo", "jp", "pt"];

describe("languageToOffer", () => {
  beforeEach(() => localStore.remove("language"));

  it.each([
    [["de-AT", "en"], "de"],
    [["zh-TW"], "zh-tw"],
    [["zh-HK"], "zh-tw"],
    [["zh-CN"], "zh"],
    [["sl"], "slo"],
    [["ja-JP"], "jp"],
    [["pt-BR"], "pt"],
    [["eo", "de"], "de"],
  ])("offers a reader of %s", (browser, code) => expect(languageToOffer("en", built, browser)).toBe(code));

  it("offers nothing on a page of the reader's own language", () => {
    expect(languageToOffer("de", built, ["de-DE"])).toBeNull();
    expect(languageToOffer("en", built, ["en-GB", "de"])).toBeNull();
  });
  it("never takes Slovak for Slovenian", () => expect(languageToOffer("en", built, ["sk"])).toBeNull());
  it("offers nothing that is not built", () => expect(languageToOffer("en", ["en"], ["de"])).toBeNull());
  it("prefers what the visitor chose before", () => {
    rememberLanguage("jp");
    expect(languageToOffer("en", built, ["de"])).toBe("jp");
    rememberLanguage("en");
    expect(languageToOffer("en", built, ["de"])).toBeNull();
  });
});

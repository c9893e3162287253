import { describe, expect, it } from "@jest/globals";
import { type GlossaryTerm, glossary, stemsOf } from "../../../../locales/glossary";
import { languages } from "../../../../locales/languages";
import { checkTexts } from "../../../../locales/tools/text-check/check-texts";
import { missingTerms } from "../../../../locales/tools/text-check/glossary-faults";
import { builtKeys, unusedKeys } from "../../../../locales/tools/text-check/unused-keys";

const english = {
  "action.send": "Send",
  title: "The photo is {{size}} wide",
  photos_one: "{{count}} photo",
  photos_other: "{{count}} photos",
};

function faultsOf(code: string, own: Record<string, string>) {
  const namespace = (texts: Record<string, string>) => new Map([["home", new Map(Object.entries(texts))]]);
  const all = new Map([
    ["en", namespace(english)],
    [code, namespace(own)],
  ]);
  return checkTexts(code, all).map(({ key, what }) => `${key} ${what}`);
}

const german = {
  "action.send": "Senden",
  title: "Das Foto ist {{size}} breit",
  photos_one: "{{count}} Foto",
  photos_other: "{{count}} Fotos",
};

describe("checkTexts", () => {
  it("is content with a whole translation", () => expect(faultsOf("de", german)).toEqual([]));

  it("tells a missing, an extra and an empty text", () => {
    const { title: _, ...rest } = german;
    expect(faultsOf("de", { ...rest, extra: "Mehr", "action.send": " " })).toEqual([
      "action.send is empty",
      "title is missing",
      "extra is not a key of English",
    ]);
  });

  it("tells another placeholder and English that was left", () => {
    expect(
      faultsOf("de", { ...german, title: "Das Foto ist {{width}} breit", "action.send": "Send" }),
    ).toEqual([
      "action.send is still English",
      "title lacks {{size}} of the English text and has {{width}}, which the English text does not have",
    ]);
  });

  it("asks each language for its own plural forms", () => {
    const slovenian = {
      "action.send": "Pošlji",
      title: "Širina: {{size}}",
      photos_one: "{{count}} fotografija",
      photos_other: "{{count}} fotografij",
    };
    expect(faultsOf("slo", slovenian).sort()).toEqual(["photos_few is missing", "photos_two is missing"]);
    const japanese = {
      "action.send": "送信",
      title: "写真の幅は{{size}}です",
      photos_other: "写真{{count}}枚",
    };
    expect(faultsOf("jp", japanese)).toEqual([]);
  });

  it("tells a text in the wrong script and a letter of a neighbour", () => {
    expect(faultsOf("el", { ...german, title: "Πλάτος {{size}}" })).toContain(
      "action.send has no letter of its language's script",
    );
    expect(faultsOf("de", { ...german, "action.send": "Sеnden" })).toEqual([
      'action.send has "е", which is not a Latin letter',
    ]);
  });

  it("tells a percentage that is not written as the language writes it", () => {
    const at = (code: string, title: string) => faultsOf(code, { ...german, title: `{{size}}, ${title}` });
    expect(at("de", "100 %")).toEqual([]);
    expect(at("de", "100%")).toEqual(['title writes "100%", the language "100 %"']);
    expect(at("tr", "%70’i")).toEqual([]);
    expect(at("tr", "70 %")).toContain('title writes "70 %", the language "%70"');
  });

  it("tells a button that would break its line", () => {
    expect(faultsOf("de", { ...german, "action.send": "Jetzt die Nachricht absenden" })).toEqual([
      "action.send is 28 characters long for a button, English 4",
    ]);
  });
});

describe("the glossary", () => {
  it("says of every term what it is", () => {
    const unsaid = Object.entries(glossary).filter(([, { note }]) => !/^.{10,}[.]$/.test(note));
    expect(unsaid).toEqual([]);
  });

  it("reads words with soft hyphens", () =>
    expect(missingTerms("dan", "da", "Head covering", "Hoved\u00adbeklædning")).toEqual([]));

  it("has every term in every language but English", () => {
    const terms = Object.keys(glossary) as GlossaryTerm[];
    const missing = languages
      .slice(1)
      .flatMap(({ code }) =>
        terms.filter((term) => !stemsOf(code, term).some(Boolean)).map((term) => [code, term]),
      );
    expect(missing).toEqual([]);
  });

  it("finds a term in any case, and tells one that another word stands for", () => {
    const english = "The crown is measured";
    expect(missingTerms("ru-ru", "ru", english, "Положение макушки измеряется")).toEqual([]);
    expect(missingTerms("ru-ru", "ru", english, "Положение короны измеряется")).toEqual(["crown"]);
    expect(missingTerms("de", "de", "Hang up a sheet of the right colour", "Ein Laken")).toEqual([]);
  });
});

describe("keys in sources", () => {
  const texts = new Map([["home", new Map(Object.entries(english))]]);

  it("finds a key that no source names", () => {
    expect(unusedKeys(texts, 't("title") t("home:photos", { count })')).toEqual(["home:action.send"]);
  });

  it("finds a key that is built from parts", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the very thing that is looked for
    expect(builtKeys("t(`card.${step}.title`)")).toHaveLength(1);
    expect(builtKeys('t("card.title")')).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: another call whose name begins with t
    expect(builtKeys("tell(`round ${index}`)")).toEqual([]);
  });
});

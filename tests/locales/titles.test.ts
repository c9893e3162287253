import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { collectTemplates } from "../../catalogue/templates/template-collection";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { generalSizesCode } from "../../contract/codes";
import type { Template } from "../../contract/document/template";
import { languages } from "../../locales/languages";
import { requirementHead } from "../../src/components/requirement/requirement-head";
import { visibleWidth } from "../../src/components/seo/title-of";
import { maxDescriptionWidth, maxTitleWidth } from "../../src/constants";
import { headTranslate } from "../../src/i18n/head-texts";

/** What people of a language type who look for such a photo: in the title of the home page. */
const typedWords: Record<string, RegExp> = {
  en: /free passport photo/i,
  ara: /صور جواز السفر/,
  bul: /снимка за паспорт/i,
  cs: /pasová|průkazová fotografie/i,
  dan: /pasfoto/i,
  de: /biometrisches passbild/i,
  el: /φωτογραφία διαβατηρίου/i,
  est: /passifoto/i,
  fin: /passikuva/i,
  "fr-fr": /photo d’identité/i,
  hi: /पासपोर्ट फ़ोटो/,
  hu: /igazolványkép/i,
  it: /fototessera/i,
  jp: /パスポート写真/,
  kor: /여권사진/,
  nl: /pasfoto maken/i,
  pl: /zdjęcie do paszportu/i,
  pt: /foto 3x4/i,
  rom: /poză de pașaport/i,
  "ru-ru": /фото на документы онлайн/i,
  slo: /fotografija za potni list/i,
  spa: /foto carné/i,
  swe: /passfoto/i,
  th: /รูปพาสปอร์ต/,
  tr: /biyometrik/i,
  "uk-ua": /фото на документи онлайн/i,
  vie: /ảnh hộ chiếu/i,
  zh: /证件照/,
  "zh-tw": /大頭照/,
};

const pages = ["home", "guide", "requirements", "blog", "contactus", "accuracy"];

let records: TemplateRecord[];
beforeAll(() => {
  records = loadTemplates("content/templates");
});

const templatesIn = (code: string) => [...collectTemplates(records, [], "content", code).byUrlPath.values()];

describe.each(languages.filter(({ code }) => code in typedWords))("titles in $code", ({ code, bcp47 }) => {
  const textsOf = (page: string) => JSON.parse(readFileSync(`locales/${code}/${page}.json`, "utf8"));

  test("of the home page have the words that people type", () => {
    expect(textsOf("home").meta.title).toMatch(typedWords[code]!);
  });

  test("and descriptions fit into a search result", () => {
    const tooWide = pages.flatMap((page) => {
      const { title, description } = textsOf(page).meta;
      return [
        ...(visibleWidth(title) > maxTitleWidth ? [title] : []),
        ...(visibleWidth(description) > maxDescriptionWidth ? [description] : []),
      ];
    });
    expect(tooWide).toEqual([]);
  });

  test("name no document with brackets inside brackets", () => {
    const names = templatesIn(code).map(({ name }) => name);
    expect(names.filter((name) => /[(（][^)）]*[(（]/.test(name))).toEqual([]);
  });

  test("of documents fit, but where the document's own name is longer", () => {
    const node = { ns: "requirement", data: JSON.stringify(textsOf("requirement")) };
    const t = headTranslate({ locales: { edges: [{ node }] } } as never);
    const templates = templatesIn(code);
    const headOf = (template: Template) => requirementHead(t, template, bcp47);
    const heads = templates
      .filter(({ country }) => country !== generalSizesCode)
      .map((template) => ({ ...headOf(template), name: template.photoTitle }));
    expect(heads.filter(({ title, name }) => visibleWidth(title) > maxTitleWidth && title !== name)).toEqual(
      [],
    );
    expect(heads.filter(({ description }) => visibleWidth(description) > maxDescriptionWidth)).toEqual([]);
    const bare = heads.filter(({ title, name }) => title === name);
    expect(bare.length).toBeLessThan(heads.length / 2);

    const general = templates.filter(({ country }) => country === generalSizesCode);
    const sizesIn = (text: string) => text.match(/\d × \d/g)?.length;
    expect(
      general.map((template) => sizesIn(headOf(template).description.replaceAll("\u00a0", " "))),
    ).toEqual(general.map(() => 1));
  });
});

test("every language has its words", () => {
  const codes = languages.map(({ code }) => code);
  expect(Object.keys(typedWords).sort()).toEqual(codes.sort());
});

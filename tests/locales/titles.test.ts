import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { type ArticleCollection, articleKinds } from "../../catalogue/articles/article-collection";
import { type Article, readArticles } from "../../catalogue/articles/article-files";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { collectTemplates } from "../../catalogue/templates/template-collection";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { generalSizesCode } from "../../contract/codes";
import type { Template } from "../../contract/document/template";
import { languages } from "../../locales/languages";
import { maxDescriptionWidth, maxTitleWidth, visibleWidth } from "../../locales/search-result";
import { writeFileSize } from "../../locales/write-file-size";
import { requirementHead } from "../../src/components/requirement/requirement-head";
import {
  photoSizePx,
  usualDpi,
  writeOtherUnit,
  writePhotoSize,
} from "../../src/components/size/write-photo-size";
import { headTranslate } from "../../src/i18n/head-texts";
import { commonSizes, photoSizes } from "../../src/units/photo-sizes";

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

/** The word for a photo, in the title of every guide. */
const photoWords: Record<string, RegExp> = {
  en: /photo/i,
  ara: /صور/,
  bul: /снимк/i,
  cs: /foto/i,
  dan: /foto/i,
  de: /foto|bild/i,
  el: /φωτογραφί/i,
  est: /foto/i,
  fin: /kuva/i,
  "fr-fr": /photo/i,
  hi: /फ़ोटो/,
  hu: /kép|fotó/i,
  it: /foto/i,
  jp: /写真/,
  kor: /사진/,
  nl: /foto/i,
  pl: /zdjęci/i,
  pt: /foto/i,
  rom: /foto|poz[ăe]/i,
  "ru-ru": /фото/i,
  slo: /foto|slik/i,
  spa: /foto/i,
  swe: /foto/i,
  th: /รูป/,
  tr: /fotoğraf/i,
  "uk-ua": /фото/i,
  vie: /ảnh/i,
  zh: /照片|证件照/,
  "zh-tw": /照片|大頭照/,
};

/** Pages that search engines may list and whose head is written in the interface's texts. */
const heads: { texts: string; at?: "privacy" | "terms" }[] = [
  ...["home", "guide", "requirements", "blog", "contactus", "accuracy", "author"].map((texts) => ({ texts })),
  { texts: "legal", at: "privacy" },
  { texts: "legal", at: "terms" },
];

let records: TemplateRecord[];
/** In all languages. */
let articles: Pick<ArticleCollection, "guides" | "blog" | "faq">;
beforeAll(() => {
  records = loadTemplates("content/templates");
  articles = {
    guides: readArticles("content/guides", articleKinds.guides, []),
    blog: readArticles("content/blog", articleKinds.blog, []),
    faq: readArticles("content/faq", articleKinds.faq, []),
  };
});

interface HeadTexts {
  title: string;
  description: string;
}

const tooWideOf = (texts: readonly HeadTexts[]) =>
  texts.flatMap(({ title, description }) => [
    ...(visibleWidth(title) > maxTitleWidth ? [title] : []),
    ...(visibleWidth(description) > maxDescriptionWidth ? [description] : []),
  ]);

/** The front matter of the articles that a language has of its own. */
const frontsOf = <Front>(all: readonly Article<unknown, Front>[], code: string): Front[] =>
  all.flatMap(({ texts }) => texts.get(code)?.front ?? []);

describe.each(languages.filter(({ code }) => code in typedWords))("titles in $code", ({ code, bcp47 }) => {
  let templates: Template[];
  beforeAll(() => {
    templates = [...collectTemplates(records, [], "content", code).byUrlPath.values()];
  });
  const textsOf = (page: string) => JSON.parse(readFileSync(`locales/${code}/${page}.json`, "utf8"));
  const translateOf = (...namespaces: string[]) => {
    const edges = namespaces.map((ns) => ({ node: { ns, data: JSON.stringify(textsOf(ns)) } }));
    return headTranslate({ locales: { edges } } as never);
  };

  test("of the home page have the words that people type", () => {
    expect(textsOf("home").meta.title).toMatch(typedWords[code]!);
  });

  test("and descriptions fit into a search result", () => {
    const metas = heads.map(({ texts, at }) => (at ? textsOf(texts)[at] : textsOf(texts)).meta as HeadTexts);
    expect(tooWideOf(metas)).toEqual([]);
  });

  test("and descriptions of guides and articles fit, and guides say that they are about a photo", () => {
    const guides = frontsOf(articles.guides, code);
    expect(tooWideOf([...guides, ...frontsOf(articles.blog, code)])).toEqual([]);
    expect(guides.map(({ title }) => title).filter((title) => !photoWords[code]!.test(title))).toEqual([]);
  });

  test("of questions fit", () => {
    const questions = frontsOf(articles.faq, code).map(({ question }) => question);
    expect(questions.filter((question) => visibleWidth(question) > maxTitleWidth)).toEqual([]);
  });

  test("of photo sizes and of the file limits fit", () => {
    const t = translateOf("size", "requirement", "result");
    const sizes = commonSizes(photoSizes(templates)).map((size) => {
      const words = {
        size: writePhotoSize(size, bcp47),
        other: writeOtherUnit(size, bcp47),
        pixels: t("requirement:value.pixels", photoSizePx(size)),
        dpi: usualDpi,
        paper: t("result:printout.papers.4x6in"),
      };
      return { title: t("size:meta.title", words), description: t("size:meta.description", words) };
    });
    const limits = { min: writeFileSize(10, bcp47), max: writeFileSize(10_000, bcp47) };
    const files = { title: t("size:files.title"), description: t("size:files.description", limits) };
    expect(tooWideOf([...sizes, files])).toEqual([]);
  });

  test("name no document with brackets inside brackets", () => {
    const names = templates.map(({ name }) => name);
    expect(names.filter((name) => /[(（][^)）]*[(（]/.test(name))).toEqual([]);
  });

  test("of documents fit, but where the document's own name is longer", () => {
    const t = translateOf("requirement", "common");
    const headOf = (template: Template) => requirementHead(t, template, bcp47);
    const documents = templates
      .filter(({ country }) => country !== generalSizesCode)
      .map((template) => ({
        ...headOf(template),
        name: template.photoTitle,
        size: template.sizeLabel,
      }));
    expect(documents.filter(({ title, size }) => !title.includes(size))).toEqual([]);
    const isBare = ({ title, name }: { title: string; name: string }) => title.startsWith(`${name} (`);
    expect(tooWideOf(documents.filter((head) => !isBare(head)))).toEqual([]);
    expect(documents.filter(({ description }) => visibleWidth(description) > maxDescriptionWidth)).toEqual(
      [],
    );
    const isCut = ({ title }: { title: string }) => visibleWidth(title) > maxTitleWidth;
    expect(documents.filter(isCut).length).toBeLessThan(documents.length / 3);

    const general = templates.filter(({ country }) => country === generalSizesCode);
    const sizesIn = (text: string) => text.match(/\d × \d/g)?.length;
    expect(
      general.map((template) => sizesIn(headOf(template).description.replaceAll("\u00a0", " "))),
    ).toEqual(general.map(() => 1));
  });
});

test("every language has its words", () => {
  const codes = languages.map(({ code }) => code);
  for (const words of [typedWords, photoWords]) expect(Object.keys(words).sort()).toEqual(codes.sort());
});

import { beforeEach, describe, expect, test } from "@jest/globals";
import { accuracyPages } from "../../../../src/gatsby/create-pages/accuracy-pages";
import { authorPages } from "../../../../src/gatsby/create-pages/author-pages";
import { inLanguage } from "../../../../src/gatsby/create-pages/content-node";
import { faqPages } from "../../../../src/gatsby/create-pages/faq-pages";
import { guidePages } from "../../../../src/gatsby/create-pages/guide-pages";
import { legalPages } from "../../../../src/gatsby/create-pages/legal-pages";
import { requirementPages } from "../../../../src/gatsby/create-pages/requirement-pages";
import { sizePages } from "../../../../src/gatsby/create-pages/size-pages";
import { stubEnv } from "../../../for-this-test";

beforeEach(() => stubEnv("GATSBY_BUILD_LANGS", "en,de,jp"));

const nodes = (byType: Record<string, object[]>) => (type: string) => (byType[type] ?? []) as never;
const unknown = { background: "unknown", retouch: "unknown", geometry: "unknown" };
const answered = { head: { min: 32, max: 36, crown: "skull" }, editPolicy: unknown, confidence: "single" };
const summary = (pages: { path: string; context?: unknown }[]) =>
  pages.map(({ path, context }) => `${path} ${(context as { translations: string[] }).translations.join()}`);

describe("pages of the collections", () => {
  test("each document once per language", () => {
    const pages = requirementPages(
      nodes({ Template: ["en", "de", "jp"].map((lang) => ({ ...answered, lang, urlPath: "us-visa" })) }),
    );
    expect(summary(pages)).toEqual([
      "/requirements/us-visa en,de,jp",
      "/de/requirements/us-visa en,de,jp",
      "/jp/requirements/us-visa en,de,jp",
    ]);
  });

  test("a document with only a size from a single source is in every language's sitemap", () => {
    const little = { ...answered, head: null, lang: "en", urlPath: "xy-visa" };
    expect(summary(requirementPages(nodes({ Template: [little] })))[0]).toBe(
      "/requirements/xy-visa en,de,jp",
    );
  });

  test("a common size once per language, and a document knows the page of its size", () => {
    const template = {
      ...answered,
      country: "DE",
      sizeText: "35x45 mm",
      sizeWidth: 35,
      sizeHeight: 45,
    };
    const rare = { sizeText: "40.6x54.2 mm", sizeWidth: 40.6, sizeHeight: 54.2 };
    const templates = nodes({
      Template: ["en", "de", "jp"].flatMap((lang) => [
        { ...template, lang, urlPath: "de-visa" },
        { ...template, ...rare, lang, urlPath: "de-exam" },
      ]),
    });
    const pages = sizePages(templates);
    expect(summary(pages)).toEqual([
      "/requirements/size/35x45mm en,de,jp",
      "/de/requirements/size/35x45mm en,de,jp",
      "/jp/requirements/size/35x45mm en,de,jp",
    ]);
    expect(pages[0]?.context).toMatchObject({ sizeText: "35x45 mm", size: { documentCount: 1 } });
    expect(requirementPages(templates).map(({ context }) => context?.sizeId)).toEqual([
      ...Array(3).fill("35x45mm"),
      ...Array(3).fill(null),
    ]);
  });

  test("a guide exists in every language and says in which it is translated", () => {
    const guide = { guideId: "us", documents: ["us-visa"], author: "data" };
    const pages = guidePages(
      nodes({
        Guide: [
          { ...guide, lang: "de" },
          { ...guide, lang: "en" },
        ],
      }),
    );
    expect(summary(pages)).toEqual(["/guide/us de,en", "/de/guide/us de,en", "/jp/guide/us de,en"]);
  });

  test("a question is translated where its text is in the page's language", () => {
    const item = { faqId: "free", category: "service", urlPaths: [] };
    const pages = faqPages(
      nodes({
        FaqItem: [
          { ...item, lang: "en", textLang: "en" },
          { ...item, lang: "de", textLang: "en" },
          { ...item, lang: "jp", textLang: "jp" },
        ],
      }),
    );
    expect(summary(pages)[0]).toBe("/contactus/free en,jp");
  });

  test("a document's page names the guides about it, each in its own language or in English", () => {
    const pages = requirementPages(
      nodes({
        Template: [{ ...answered, lang: "en", urlPath: "us-visa" }],
        Guide: [
          { id: "1", guideId: "us", lang: "en", documents: ["us-visa"] },
          { id: "2", guideId: "us", lang: "de", documents: ["us-visa"] },
          { id: "3", guideId: "fr", lang: "en", documents: ["fr-passport"] },
        ],
      }),
    );
    expect(pages.map(({ context }) => context?.guides)).toEqual([["1"], ["2"], ["1"]]);
  });

  test("the page of figures is there in every language, with the figures", () => {
    const pages = accuracyPages();
    expect(summary(pages)).toEqual(["/accuracy en,de,jp", "/de/accuracy en,de,jp", "/jp/accuracy en,de,jp"]);
    expect(pages[0]?.context).toMatchObject({ measured: { photos: expect.any(Number) } });
  });

  test("authors are English only", () => {
    const pages = authorPages(nodes({ Author: [{ authorId: "data", lang: "en" }] }));
    expect(summary(pages)).toEqual(["/author/data en"]);
  });

  test("a legal text without an address stops the build", () => {
    expect(() => legalPages(nodes({ LegalText: [{ legalId: "imprint", lang: "en" }] }))).toThrow("imprint");
  });

  test("a context holds ids and no words", () => {
    const [page] = requirementPages(
      nodes({ Template: [{ ...answered, lang: "en", urlPath: "us-visa", name: "Visa" }] }),
    );
    expect(JSON.stringify(page)).not.toContain('"Visa"');
  });
});

test("each text once, in the page's language where there is one", () => {
  const texts = [
    { id: "0", guideId: "a", lang: "jp" },
    { id: "1", guideId: "a", lang: "de" },
    { id: "2", guideId: "a", lang: "en" },
    { id: "3", guideId: "b", lang: "en" },
  ];
  expect(inLanguage(texts, "guideId", "de").map(({ id }) => id)).toEqual(["1", "3"]);
  expect(inLanguage(texts.slice(1), "guideId", "jp").map(({ id }) => id)).toEqual(["2", "3"]);
});

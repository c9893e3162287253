import { expect, test } from "@jest/globals";
import { languages } from "../../../locales/languages";
import { headTranslate } from "../../../src/i18n/head-texts";
import { bcp47Of, pageLinks } from "../../../src/i18n/page-links";
import { textsOf } from "../../../src/i18n/page-texts";

const node = (ns: string, texts: unknown) => ({ node: { ns, data: JSON.stringify(texts), language: "de" } });
const data = {
  locales: {
    edges: [node("home", { meta: { title: "Passfoto mit {{name}}" } }), node("common", { a: "b" })],
  },
};

test("texts of a page query come by namespace; a page without them has none", () => {
  expect(textsOf(data)).toEqual({ home: { meta: { title: "Passfoto mit {{name}}" } }, common: { a: "b" } });
  expect(textsOf(null)).toEqual({});
  expect(textsOf({})).toEqual({});
});

test("Head translates from the page query, with placeholders", () => {
  const t = headTranslate(data);
  expect(t("home:meta.title", { name: "Open Passport Photo" })).toBe("Passfoto mit Open Passport Photo");
  expect(t("common:a")).toBe("b");
});

test("a missing key or value stops the build instead of showing a raw key", () => {
  const t = headTranslate(data);
  expect(() => t("home:meta.description")).toThrow('"home:meta.description"');
  expect(() => t("home:meta")).toThrow("home:meta");
  expect(() => t("result:title")).toThrow("result:title");
  expect(() => t("home:meta.title")).toThrow("{{name}}");
});

const siteUrl = "https://example.org";
const all = languages.map((language) => language.code);

test("a translated page names itself, every translation in BCP 47 and x-default, absolutely", () => {
  const links = pageLinks({ siteUrl, path: "/blog", code: "jp", translations: all });
  expect(links[0]).toEqual({ rel: "canonical", href: "https://example.org/jp/blog" });
  const alternates = links.filter((link) => link.rel === "alternate");
  expect(alternates).toHaveLength(30);
  expect(alternates).toContainEqual({
    rel: "alternate",
    href: "https://example.org/jp/blog",
    hrefLang: "ja",
  });
  expect(alternates).toContainEqual({
    rel: "alternate",
    href: "https://example.org/slo/blog",
    hrefLang: "sl",
  });
  expect(alternates.at(-1)).toEqual({
    rel: "alternate",
    href: "https://example.org/blog",
    hrefLang: "x-default",
  });
  expect(new Set(alternates.map((link) => link.hrefLang)).size).toBe(30);
});

test("the cluster is the same from every page of it", () => {
  const alternatesOf = (code: string) =>
    pageLinks({ siteUrl, path: "/", code, translations: ["en", "de", "ara"] }).filter(
      (link) => link.hrefLang,
    );
  expect(alternatesOf("de")).toEqual(alternatesOf("en"));
  expect(alternatesOf("ara").map((link) => link.href)).toEqual([
    "https://example.org/",
    "https://example.org/de",
    "https://example.org/ara",
    "https://example.org/",
  ]);
});

test("a page with only an English body has the English page as canonical and lists the existing translations", () => {
  expect(pageLinks({ siteUrl, path: "/guide/us", code: "de", translations: ["en", "spa"] })).toEqual([
    { rel: "canonical", href: "https://example.org/guide/us" },
    { rel: "alternate", href: "https://example.org/guide/us", hrefLang: "en" },
    { rel: "alternate", href: "https://example.org/spa/guide/us", hrefLang: "es" },
    { rel: "alternate", href: "https://example.org/guide/us", hrefLang: "x-default" },
  ]);
});

test("an unknown code never becomes a hreflang", () => {
  expect(() => bcp47Of("xx")).toThrow('"xx"');
});

import { describe, expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { lastModifiedByPath } from "../../../../src/gatsby/after-build/last-modified";
import { robotsText, sitemapFiles } from "../../../../src/gatsby/after-build/sitemap";

const siteUrl = "https://photo.example";
const all = ["en", "de", "zh-tw"];
const pages = [
  ...all.map((code) => ({ path: "/requirements/us-passport", code, translations: all })),
  ...all.map((code) => ({ path: "/guide/us-passport", code, translations: ["en", "de"] })),
  ...all.map((code) => ({ path: "/result", code, translations: all })),
  ...all.map((code) => ({ path: "/accepted", code, translations: all })),
  ...all.map((code) => ({ path: "/404", code, translations: all })),
  ...all.map((code) => ({ path: "/", code, translations: all })),
];
const files = sitemapFiles(pages, siteUrl, (path) => (path.includes("guide") ? "2026-11-18" : undefined));
const file = (name: string) => parse(files.find((candidate) => candidate.name === name)?.text ?? "");
const locations = (name: string) =>
  file(name)
    .querySelectorAll("loc")
    .map((loc) => loc.text);

describe("sitemaps", () => {
  test("one per language, named after its BCP 47 code, in an index", () => {
    expect(locations("sitemap-index.xml")).toEqual([
      "https://photo.example/sitemap-en.xml",
      "https://photo.example/sitemap-de.xml",
      "https://photo.example/sitemap-zh-hant.xml",
    ]);
  });

  test("are the same after a rebuild, which has the pages in another order", () => {
    const lastmod = (path: string) => (path.includes("guide") ? "2026-11-18" : undefined);
    expect(sitemapFiles([...pages].reverse(), siteUrl, lastmod)).toEqual(files);
  });

  test("private pages and frames around an English body are left out", () => {
    expect(locations("sitemap-en.xml")).toEqual([
      "https://photo.example/",
      "https://photo.example/guide/us-passport",
      "https://photo.example/requirements/us-passport",
    ]);
    expect(locations("sitemap-zh-hant.xml")).toEqual([
      "https://photo.example/zh-tw",
      "https://photo.example/zh-tw/requirements/us-passport",
    ]);
  });

  test("each address names all its languages, itself and x-default included", () => {
    const urls = file("sitemap-de.xml").querySelectorAll("url");
    const guide = urls.find((url) => url.text.includes("/de/guide"));
    expect(guide?.querySelector("lastmod")?.text).toBe("2026-11-18");
    expect(
      guide
        ?.getElementsByTagName("xhtml:link")
        .map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`),
    ).toEqual([
      "en https://photo.example/guide/us-passport",
      "de https://photo.example/de/guide/us-passport",
      "x-default https://photo.example/guide/us-passport",
    ]);
    expect(urls.filter((url) => url.querySelector("lastmod"))).toHaveLength(1);
  });

  test("robots.txt names the index", () => {
    expect(robotsText(siteUrl)).toContain("Sitemap: https://photo.example/sitemap-index.xml");
  });
});

test("a page is as new as its newest text, a list as its newest member", () => {
  const size = { country: "US", sizeText: "50.8x50.8 mm", sizeWidth: 50.8, sizeHeight: 50.8, digital: null };
  const file = { ...size, digital: { maxKb: 240 } };
  const nodes: Record<string, unknown[]> = {
    Template: [
      { ...file, urlPath: "us-visa", compiledAt: "2026-11", verifiedAt: null },
      { ...size, urlPath: "de-visa", compiledAt: "2026-10", verifiedAt: "2026-12-01" },
    ],
    Guide: [
      { guideId: "us", updatedAt: "2026-11-02" },
      { guideId: "us", updatedAt: "2026-11-05T00:00:00.000Z" },
    ],
    LegalText: [{ legalId: "privacy", updatedAt: "2026-11-01" }],
  };
  const dates = lastModifiedByPath((type) => (nodes[type] ?? []) as never);
  expect(Object.fromEntries(dates)).toEqual({
    "/requirements/us-visa": "2026-11",
    "/requirements/de-visa": "2026-12-01",
    "/requirements": "2026-12-01",
    "/requirements/size/2x2in": "2026-12-01",
    "/requirements/file-size": "2026-11",
    "/guide/us": "2026-11-05",
    "/guide": "2026-11-05",
    "/privacy": "2026-11-01",
  });
});

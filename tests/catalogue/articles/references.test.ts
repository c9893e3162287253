import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Article } from "../../../catalogue/articles/article-files";
import { checkMeta, collectReferences } from "../../../catalogue/articles/references";
import { faultLine } from "../../../catalogue/faults/content-error";
import { contentFolder } from "../content-folder";

const records = [
  {
    urlPath: "de-passport",
    country: "DE",
    head: { min: 32, max: 36, crown: "skull" as const },
    digital: null,
  },
  { urlPath: "us-visa", country: "US", head: null, digital: { maxKb: 240 } },
  { urlPath: "us-passport", country: "US", head: null, digital: { widthPx: { min: 600 } } },
];
const referencesOf = (files: Record<string, string | null> = {}, some = records) =>
  collectReferences(join(contentFolder(files), "content"), some);

describe("what an article may point at", () => {
  it("are the documents, their countries, the authors and the pictures of the site", () => {
    const references = referencesOf();
    expect([...references.urlPaths]).toEqual(["de-passport", "us-visa", "us-passport"]);
    expect([...references.countries]).toEqual(["DE", "US"]);
    expect(references.countryOf.get("us-visa")).toBe("US");
    expect([...references.authors]).toEqual(["data"]);
    expect(references.hasStaticFile("/images/red.png")).toBe(true);
    expect(references.hasStaticFile("/images/blue.png")).toBe(false);
  });

  it("are the numbers that a document states", () => {
    const { statesFact } = referencesOf();
    expect([statesFact("de-passport", "headHeight"), statesFact("de-passport", "fileSize")]).toEqual([
      true,
      false,
    ]);
    expect([statesFact("us-visa", "headHeight"), statesFact("us-visa", "fileSize")]).toEqual([false, true]);
    expect([statesFact("us-passport", "fileSize"), statesFact("us-passport", "size")]).toEqual([false, true]);
    expect(statesFact("none", "size")).toBe(false);
  });

  it("are all pages, those of every article among them, but no files", () => {
    const { pages } = referencesOf({ "content/guides/notes.txt": "not a guide" });
    expect([...pages].filter((page) => page.split("/").length > 2)).toEqual([
      "/requirements/file-size",
      "/requirements/de-passport",
      "/requirements/us-visa",
      "/requirements/us-passport",
      "/guide/de-passport",
      "/blog/first",
      "/contactus/why",
      "/author/data",
    ]);
    for (const page of ["/", "/requirements", "/guide", "/privacy", "/terms"])
      expect([page, pages.has(page)]).toEqual([page, true]);
  });

  it("are the fixed pages alone where there is no content", () => {
    const pages = [...collectReferences("/nowhere/content", []).pages];
    expect(pages).toHaveLength(10);
    expect(pages).toContain("/accuracy");
  });
});

describe("the data of an article", () => {
  const references = referencesOf;
  /** Faults of these data; each field stands on the line of its place among them. */
  const said = (meta: Record<string, unknown>) => {
    const article = {
      metaFile: "meta.yaml",
      meta: { updatedAt: "2026-11-20", ...meta },
      lineOf: ([field]: readonly (string | number)[]) => Object.keys(meta).indexOf(String(field)) + 1,
    } as unknown as Article<object, unknown>;
    return checkMeta(article, references()).map(faultLine);
  };

  it("that are right", () => {
    const right = { author: "data", country: "US", documents: ["us-visa"], image: "/images/red.png" };
    expect(
      said({ ...right, category: "photo", publishedAt: "2026-11-20", recommended: ["us-visa"] }),
    ).toEqual([]);
    expect(said({})).toEqual([]);
  });

  it("name an author, a category and a picture that exist", () => {
    expect(said({ author: "date", category: "foto", image: "/images/blue.png" })).toEqual([
      'meta.yaml:1 author: there is no author "date". Did you mean "data"?',
      'meta.yaml:2 category: there is no category "foto". Did you mean "photo"?',
      "meta.yaml:3 image: there is no picture /images/blue.png. Put it into static/images or correct the address.",
    ]);
  });

  it.each(["documents", "recommended", "urlPaths"])("name documents that exist, in %s", (field) => {
    expect(said({ x: 0, [field]: ["us-visa", "us-viza", "us-pasport"] })).toEqual([
      `meta.yaml:2 ${field}.1: there is no document "us-viza". Did you mean "us-visa"?`,
      `meta.yaml:2 ${field}.2: there is no document "us-pasport". Did you mean "us-passport"?`,
    ]);
  });

  it("name a country that has documents, and is theirs", () => {
    expect(said({ country: "FR" })).toEqual([
      'meta.yaml:1 country: there are no documents of "FR". See the names of the files in templates.',
    ]);
    expect(said({ country: "DE", documents: ["us-visa", "us-passport"] })).toEqual([
      'meta.yaml:1 country: it is "DE", its documents are of US. Correct the one or the other.',
    ]);
    expect(said({ country: "DE", documents: ["us-visa", "de-passport"] })).toEqual([]);
  });

  it("say days that are, in their order", () => {
    expect(said({ publishedAt: "2026-11-21" })).toEqual([
      "meta.yaml:0 updatedAt: it is before publishedAt. Write the day of the last change.",
    ]);
    expect(said({ publishedAt: "2026-02-30", updatedAt: "2026-06-31" })).toEqual([
      "meta.yaml:1 publishedAt: there is no day 2026-02-30. Write year, month and day.",
      "meta.yaml:2 updatedAt: there is no day 2026-06-31. Write year, month and day.",
    ]);
  });
});

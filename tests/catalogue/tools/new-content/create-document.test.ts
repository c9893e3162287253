import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { loadContent } from "../../../../catalogue/content";
import { isShownTemplate, loadAllTemplates } from "../../../../catalogue/templates/load-templates";
import { checkContentFolder } from "../../../../catalogue/tools/content-check/check-content-folder";
import { leftOversOfDocuments } from "../../../../catalogue/tools/content-check/check-left-overs";
import { createArticle } from "../../../../catalogue/tools/new-content/create-article";
import { createDocument } from "../../../../catalogue/tools/new-content/create-document";
import { stubEnv } from "../../../for-this-test";
import { contentFolder } from "../../content-folder";

const content = () => join(contentFolder({}), "content");

describe("npm run new -- document", () => {
  it("adds to the file of a country what is complete but for its marked places", () => {
    const dir = content();
    const before = readFileSync(join(dir, "templates/de.yaml"), "utf8");
    const path = createDocument(dir, { country: "de", document: "visa" }, "2026-11-22");
    expect(readFileSync(path, "utf8").startsWith(before)).toBe(true);
    expect(loadAllTemplates(join(dir, "templates")).map(({ urlPath }) => urlPath)).toEqual([
      "de-passport",
      "de-visa",
    ]);
    const { published, ofDrafts } = leftOversOfDocuments(path);
    expect(published).toEqual([]);
    expect(ofDrafts.map(({ problem }) => problem)).toEqual(Array(3).fill("a place marked TODO is left."));
    const lines = readFileSync(path, "utf8").split("\n");
    for (const { line } of ofDrafts) expect(lines[line! - 1]).toContain("TODO");
  });

  it("begins with a draft, which is a document for other drafts only", async () => {
    const dir = content();
    createDocument(dir, { country: "de", document: "visa" }, "2026-11-22");
    const all = loadAllTemplates(join(dir, "templates"));
    expect(all.filter(isShownTemplate).map(({ urlPath }) => urlPath)).toEqual(["de-passport"]);
    expect((await loadContent(dir)).templateDetail("en", "de-visa")).toBeUndefined();
    createArticle(dir, { kind: "guide", country: "de", document: "visa" }, "2026-11-22");
    expect((await checkContentFolder(dir, "2026-11-22")).faults).toEqual([]);
    const meta = join(dir, "guides/de-visa/meta.yaml");
    writeFileSync(meta, readFileSync(meta, "utf8").replace("draft: true\n", ""));
    const { faults } = await checkContentFolder(dir, "2026-11-22");
    expect(faults.map(({ problem }) => problem)).toContain('there is no document "de-visa".');
  });

  it("begins with a draft, which a preview shows", async () => {
    stubEnv("GATSBY_PREVIEW", "1");
    const dir = content();
    createDocument(dir, { country: "de", document: "visa" }, "2026-11-22");
    expect((await loadContent(dir)).templateDetail("en", "de-visa")).toBeDefined();
  });

  it("begins the file of a country that has none", () => {
    const dir = content();
    createDocument(dir, { country: "PT", document: "id-card", slug: "pt-citizen-card" }, "2026-11-22");
    expect(loadAllTemplates(join(dir, "templates")).at(-1)).toMatchObject({
      country: "PT",
      urlPath: "pt-citizen-card",
      compiledAt: "2026-11",
    });
  });

  it.each([
    [{ document: "visa" }, /--country pt/],
    [{ country: "ptt", document: "visa" }, /"ptt" is no code of a country/],
    [{ country: "qq", document: "visa" }, /no country "QQ"/],
    [{ country: "zz", document: "visa" }, /no country "ZZ"/],
    [{ country: "pt" }, /--document passport \| visa/],
    [{ country: "pt", document: "pasport" }, /no document "pasport"\. Did you mean "passport"/],
    [{ country: "de", document: "passport" }, /already\. Name another: --slug de-passport-2/],
    [{ country: "pt", document: "visa", slug: "PT visa" }, /cannot be an address/],
  ])("writes nothing for %j", (wanted, words) => {
    const dir = content();
    const before = loadAllTemplates(join(dir, "templates"));
    expect(() => createDocument(dir, wanted, "2026-11-22")).toThrow(words);
    expect(loadAllTemplates(join(dir, "templates"))).toEqual(before);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { leftOversIn } from "../../../../catalogue/tools/content-check/check-left-overs";
import { createDocument } from "../../../../catalogue/tools/new-content/create-document";
import { contentFolder } from "../../content-folder";

const content = () => join(contentFolder({}), "content");

describe("npm run new -- document", () => {
  it("adds to the file of a country what is complete but for its marked places", () => {
    const dir = content();
    const before = readFileSync(join(dir, "templates/de.yaml"), "utf8");
    const path = createDocument(dir, { country: "de", document: "visa" }, "2026-11-22");
    expect(readFileSync(path, "utf8").startsWith(before)).toBe(true);
    expect(loadTemplates(join(dir, "templates")).map(({ urlPath }) => urlPath)).toEqual([
      "de-passport",
      "de-visa",
    ]);
    expect(leftOversIn(path).map(({ problem }) => problem)).toEqual(
      Array(3).fill("a place marked TODO is left."),
    );
  });

  it("begins the file of a country that has none", () => {
    const dir = content();
    createDocument(dir, { country: "PT", document: "id-card", slug: "pt-citizen-card" }, "2026-11-22");
    expect(loadTemplates(join(dir, "templates")).at(-1)).toMatchObject({
      country: "PT",
      urlPath: "pt-citizen-card",
      compiledAt: "2026-11",
    });
  });

  it.each([
    [{ document: "visa" }, /--country pt/],
    [{ country: "qq", document: "visa" }, /no country "QQ"/],
    [{ country: "zz", document: "visa" }, /no country "ZZ"/],
    [{ country: "pt" }, /--document passport \| visa/],
    [{ country: "pt", document: "pasport" }, /no document "pasport"\. Did you mean "passport"/],
    [{ country: "de", document: "passport" }, /already\. Name another: --slug de-passport-2/],
    [{ country: "pt", document: "visa", slug: "PT visa" }, /cannot be an address/],
  ])("writes nothing for %j", (wanted, words) => {
    const dir = content();
    const before = loadTemplates(join(dir, "templates"));
    expect(() => createDocument(dir, wanted, "2026-11-22")).toThrow(words);
    expect(loadTemplates(join(dir, "templates"))).toEqual(before);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../../catalogue/content";
import type { CardBody } from "../../../contract/card/card-body";
import { layOutSheet } from "../../../photo/core/sheet/sheet";
import { documentOf } from "../../../server/cards/card-document";

const body = (fields: Partial<CardBody>): CardBody => ({
  fileName: `${"0".repeat(32)}.jpg`,
  unit: "mm",
  dpi: 300,
  background: "auto",
  paper: "4x6in",
  mode: "make",
  isChild: false,
  isEnlargedByShop: false,
  ...fields,
});

describe("documentOf", () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadContent();
  });

  it.each([
    [{ urlPath: "de-passport" }, "germany-passport-35x45mm"],
    [{ urlPath: "us-passport" }, "united-states-passport-50.8x50.8mm"],
    [{ urlPath: "std-35x45" }, "photo-35x45mm"],
    [{ width: 2, height: 2, unit: "inch" }, "photo-50.8x50.8mm"],
    [{ width: 413, height: 531, unit: "px" }, "photo-35x45mm"],
  ] as [Partial<CardBody>, string][])("calls %j %s", (fields, downloadName) => {
    expect(documentOf(content, body(fields), "en").downloadName).toBe(downloadName);
  });

  it("labels the sheet in the language of the call, and names the file in English", () => {
    const labelsOf = (fields: Partial<CardBody>, lang: string) => {
      const { label, printAtFullSizeLabel } = documentOf(content, body(fields), lang);
      return [label, printAtFullSizeLabel].map((text) => text.replace(/\s/g, " "));
    };
    expect(labelsOf({ urlPath: "us-passport" }, "de")).toEqual([
      "USA · Reisepass · 50,8 × 50,8 mm",
      "Mit 100 % drucken",
    ]);
    // A rule in pixels, on paper.
    expect(labelsOf({ urlPath: "am-evisa" }, "en")[0]).toMatch(/ · 50\.8 × 50\.8 mm$/);
    expect(labelsOf({ width: 35, height: 45 }, "ru-ru")).toEqual([
      "35 × 45 мм",
      "Печатайте в масштабе 100 %",
    ]);
    expect(documentOf(content, body({ urlPath: "us-passport" }), "de").downloadName).toMatch(
      /^united-states/,
    );
  });

  it("gives every document a name for every system, and a place on the smallest paper", () => {
    for (const { templateList } of content.countryGroups("en").data)
      for (const { urlPath } of templateList) {
        const { downloadName, rule } = documentOf(content, body({ urlPath }), "en");
        expect(downloadName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[\d.]+x[\d.]+mm$/);
        expect(layOutSheet("4x6in", rule).copies).toBeGreaterThan(0);
      }
  });

  it("replaces by a colour that the document allows, however it is written, and by no other", () => {
    const [allowed = ""] = content.photoRule("de-passport")?.backgrounds ?? [];
    const upper = body({ urlPath: "de-passport", background: allowed.toUpperCase() });
    expect(documentOf(content, upper, "en").background).toBe(allowed);
    expect(() => documentOf(content, body({ urlPath: "de-passport", background: "#123456" }), "en")).toThrow(
      allowed,
    );
  });

  it.each([
    [{ width: 35, height: 45 }, "body/width, body/height"],
    [{ maxKb: 100 }, "body/maxKb"],
    [{ unit: "inch" }, "body/unit"],
    [{ dpi: 600 }, "body/dpi"],
  ] as [Partial<CardBody>, string][])("refuses %j beside a document, which has its own", (fields, named) => {
    expect(() => documentOf(content, body({ urlPath: "de-passport", ...fields }), "en")).toThrow(
      `body/urlPath must not stand beside ${named}: a document has its own`,
    );
  });

  it("lets a size of one's own have any colour, and no authority's rule", () => {
    const { rule, background } = documentOf(
      content,
      body({ width: 35, height: 45, background: "#ABCDEF" }),
      "en",
    );
    expect(background).toBe("#abcdef");
    expect(rule).toMatchObject({
      head: null,
      backgrounds: ["#abcdef"],
      editPolicy: { background: "may-replace" },
    });
    const kept = documentOf(content, body({ width: 35, height: 45, background: "keep" }), "en");
    expect([kept.background, kept.rule.backgrounds]).toEqual(["keep", []]);
  });
});

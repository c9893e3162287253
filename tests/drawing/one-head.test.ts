import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { frameOfRecord } from "../../build/drawings/document-samples";
import { loadContent } from "../../catalogue/content";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import type { Template } from "../../contract/document/template";
import { frameOfTemplate } from "../../drawing/drawing-frame";
import { placeHead } from "../../drawing/place-head";

describe("every document", () => {
  let templates: Template[];
  beforeAll(async () => {
    const content = await loadContent(join(__dirname, "../../content"));
    templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  });
  const records = new Map(
    loadTemplates(join(__dirname, "../../content/templates")).map((record) => [record.urlPath, record]),
  );

  it("is drawn by the build from its file as by the page from the API", () => {
    expect(templates.length).toBeGreaterThan(300);
    for (const template of templates) {
      const fromApi = placeHead(frameOfTemplate(template));
      const fromFile = placeHead(frameOfRecord(records.get(template.urlPath)!));
      expect({ urlPath: template.urlPath, chinMm: fromFile.chinMm, crownMm: fromFile.crownMm }).toEqual({
        urlPath: template.urlPath,
        chinMm: expect.closeTo(fromApi.chinMm, 1),
        crownMm: expect.closeTo(fromApi.crownMm, 1),
      });
    }
  });

  it("has its head whole, in its band, and the eyes in theirs where both can be met", () => {
    const missed: string[] = [];
    for (const template of templates) {
      const frame = frameOfTemplate(template);
      const place = placeHead(frame);
      const headMm = place.chinMm - place.crownMm;
      expect({
        urlPath: template.urlPath,
        isWhole: place.crownMm >= 0 && place.chinMm < frame.heightMm,
        isInBand: headMm >= place.headMm.min - 1e-9 && headMm <= place.headMm.max + 1e-9,
      }).toEqual({ urlPath: template.urlPath, isWhole: true, isInBand: true });
      const eyesMm = frame.heightMm - place.eyesMm;
      if (frame.eyeLineMm && (eyesMm < frame.eyeLineMm.min || eyesMm > frame.eyeLineMm.max))
        missed.push(template.urlPath);
    }
    expect(missed).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../catalogue/content";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { checkFinishedFile } from "../../photo/core/checks/file/finished-file";
import { digitalSize } from "../../photo/core/crop/output-size";
import type { Check, PhotoRule } from "../../photo/core/types";

let content: Content;
let records: TemplateRecord[];

beforeAll(async () => {
  content = await loadContent();
  records = loadTemplates("content/templates");
});

const aboutPixels = (check: Check) => check.rule === "pixel-size" || check.rule === "resolution";

/** Of the shape that is made, `scale` times as large. */
function judgeFile(rule: PhotoRule, scale: number): Check[] {
  const { widthPx, heightPx } = digitalSize(rule);
  const [across, down] = [Math.round(scale * widthPx), Math.round(scale * heightPx)];
  return checkFinishedFile({ format: "jpeg", widthPx: across, heightPx: down, bytes: 1 }, rule).filter(
    aboutPixels,
  );
}

const refusedFor = (wanted: (record: TemplateRecord) => boolean, scales: number[]): string[] =>
  records.filter(wanted).flatMap(({ urlPath }) => {
    const rule = content.photoRule(urlPath)!;
    return scales
      .filter((scale) => judgeFile(rule, scale).some(({ verdict }) => verdict === "fail"))
      .map((scale) => `${urlPath} ${scale}`);
  });

const ends = ({ digital }: TemplateRecord) => [digital?.widthPx, digital?.heightPx];
const hasMax = (record: TemplateRecord) => ends(record).some((band) => band?.max !== undefined);
const hasMin = (record: TemplateRecord) => ends(record).some((band) => band?.min !== undefined);

/** Of the documents, by the limits that their sources state. */
describe("a finished file is refused for its pixels", () => {
  it("never where no source states pixels", () => {
    expect(refusedFor((record) => !hasMin(record) && !hasMax(record), [0.2, 0.5, 1, 2.5, 6])).toEqual([]);
  });

  it("never for too many where a source states only the least", () => {
    const least = (record: TemplateRecord) => hasMin(record) && !hasMax(record);
    expect(records.filter(least).length).toBeGreaterThan(40);
    expect(refusedFor(least, [1, 2.5, 6])).toEqual([]);
  });

  it("never for too few where a source states only the most", () => {
    expect(refusedFor((record) => !hasMin(record) && hasMax(record), [0.2, 0.5, 1])).toEqual([]);
  });

  it("where it has fewer than the least, and the photo that is made has not", () => {
    const least = records.filter(hasMin).map(({ urlPath }) => urlPath);
    expect(refusedFor(hasMin, [0.2])).toEqual(least.map((urlPath) => `${urlPath} 0.2`));
    expect(refusedFor(hasMin, [1])).toEqual([]);
  });
});

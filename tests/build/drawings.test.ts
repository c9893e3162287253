import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { adviceNames, drawAdvice } from "../../build/drawings/advice";
import { frameOfRecord, writeDocumentSamples } from "../../build/drawings/document-samples";
import { people } from "../../build/drawings/people";
import { drawSample, personFor, personPlace } from "../../build/drawings/sample-image";
import { letters } from "../../build/drawings/stroke-letters";
import { languageRecords } from "../../catalogue/language-records";
import { loadDocumentTexts } from "../../catalogue/templates/document-texts";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { templateView } from "../../catalogue/templates/template-view";
import { webpOf } from "../../src/store/site-slice";

const root = join(__dirname, "../..");

describe("sample images", () => {
  const records = loadTemplates(join(root, "content/templates"));

  it("put every document's head inside its own rule and its own photo", () => {
    expect(records.length).toBeGreaterThan(100);
    for (const record of records) {
      const frame = frameOfRecord(record);
      const { chinY, headHeight } = personPlace(frame, personFor(frame, record.urlPath));
      const band = frame.headMm && frame.crown === "skull" ? frame.headMm : { min: 0, max: frame.heightMm };
      expect({
        urlPath: record.urlPath,
        isWhole: chinY < frame.heightMm && chinY > headHeight,
        isInBand: headHeight >= band.min && headHeight <= band.max,
      }).toEqual({ urlPath: record.urlPath, isWhole: true, isInBand: true });
    }
  });

  it("lie where the API says", () => {
    const dir = mkdtempSync(join(tmpdir(), "samples-"));
    expect(writeDocumentSamples(records.slice(0, 5), join(dir, "images/samples"))).toBe(5);
    const words = {
      documents: loadDocumentTexts(join(root, "locales"), "en"),
      remarks: {},
      subjects: {},
      bcp47: "en",
      countryName: (country: string) => country,
      ownWords: {},
    };
    for (const record of records.slice(0, 5)) {
      const { imageUrl, passportImageSrc } = templateView(record, words);
      expect(readFileSync(join(dir, imageUrl), "utf8")).toMatch(/^<svg /);
      expect(passportImageSrc).toBe(imageUrl);
    }
    rmSync(dir, { recursive: true });
  });

  it("show the document's size, background and the same person every time", async () => {
    const record = records.find(({ urlPath }) => urlPath === "us-passport")!;
    const { svg, widthPx, heightPx } = drawSample(frameOfRecord(record), "us-passport");
    expect(drawSample(frameOfRecord(record), "us-passport").svg).toBe(svg);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([widthPx, heightPx]);
    const corner = (40 + 4 + (36 + 4) * info.width) * info.channels;
    const colour = Buffer.from(data.subarray(corner, corner + 3)).toString("hex");
    expect(`#${colour}`).toBe(record.background.colours[0]);
  });
});

describe("drawn pictures", () => {
  it("show all six skin tones", () => {
    expect(new Set(people.map(({ skinTone }) => skinTone)).size).toBe(6);
  });

  it("need no font", () => {
    expect(() => letters("A", 0, 0, 16, "#000", 1)).toThrow('No strokes for "A"');
    for (const name of adviceNames) expect(drawAdvice(name)).not.toContain("<text");
  });

  it("lie where the language records point, each small", async () => {
    const { modelImage, headerGuideImage, headerExampleImage, passportStep1, passportStep2, passportStep3 } =
      languageRecords[0]!;
    for (const image of [
      modelImage,
      headerGuideImage,
      headerExampleImage,
      passportStep1,
      passportStep2,
      passportStep3,
    ]) {
      expect(existsSync(join(root, "static", image))).toBe(true);
      const file = join(root, "static", webpOf(image));
      expect(readFileSync(file).length).toBeLessThan(40_000);
      expect((await sharp(file).metadata()).format).toBe("webp");
    }
    for (const name of adviceNames)
      expect(existsSync(join(root, `static/images/advice/${name}.webp`))).toBe(true);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { checkPhoto } from "../../../photo/check-photo";
import { thresholds } from "../../../photo/core/thresholds";
import type { Caption, PhotoRule } from "../../../photo/core/types";
import { makePhoto } from "../../../photo/make-photo";
import { drawingTools } from "../../../photo/node/drawing-tools";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import type { PhotoPorts } from "../../../photo/ports";
import { checkCaption } from "../../../photo/print/caption";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { testRequest, testRule } from "../test-rule";

/** As Kerala PSC: 150 x 200 pixels, the strip 40 of them. */
const rule: PhotoRule = testRule({
  widthMm: 12.7,
  heightMm: 16.933,
  dpi: 300,
  head: null,
  digital: {
    widthPx: { min: 150, max: 150 },
    heightPx: { min: 200, max: 200 },
    aspectRatio: null,
    minKb: null,
    maxKb: 30,
    format: "jpeg",
  },
  caption: { heightRatio: 0.2 },
});
const caption: Caption = { name: "Anil Kumar", date: "2026-11-05" };
const named = (name: string) => checkCaption({ rule, caption: { name, date: caption.date } }, drawingTools);

describe("a caption", () => {
  it("is asked for by its form only", async () => {
    const plain = { ...rule, caption: null };
    expect(await checkCaption({ rule: plain }, drawingTools)).toEqual([]);
    await expect(checkCaption({ rule: plain, caption }, drawingTools)).rejects.toThrow(RangeError);
    expect(await checkCaption({ rule }, drawingTools)).toMatchObject([
      { rule: "name-and-date", verdict: "warn", messageKey: "captionMissing" },
    ]);
  });

  it.each([
    "Anil Kumar",
    "محمد عبد الرحمن",
    "Κωνσταντίνος Παπαδόπουλος",
    "Maria Aparecida dos Santos Nascimento",
  ])("fits: %s", async (name) => {
    const [check] = await named(name);
    expect(check).toMatchObject({ verdict: "pass", messageKey: "captionTooLong", unit: "px", min: 8 });
    expect(check!.measured).toBeGreaterThanOrEqual(thresholds.captionEmPx.fail.min);
  });

  it.each([
    ["Venkatanarasimharajuvaripeta Subrahmanya Chandrasekharan Nair", "captionTooLong"],
    ["Venkatanarasimharajuvaripetapurushottama", "captionTooLong"],
    ["Anil \u{10fffd}", "captionLetters"],
    ["Anil 😀", "captionLetters"],
  ])("is refused with its reason: %s", async (name, messageKey) => {
    expect(await named(name)).toMatchObject([{ verdict: "fail", messageKey }]);
  });
});

describe("a photo with a caption", () => {
  let ports: PhotoPorts;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
  });
  const make = async (given?: Caption) => {
    const image = await drawPortrait({ background: "#ffffff" }).jpeg();
    return makePhoto({ ...testRequest(image, rule), caption: given }, ports);
  };

  it("has the exact pixels, the head above the strip, and the words in it", async () => {
    const [made, without] = [await make(caption), await make()];
    if (!made.accepted || !without.accepted) throw new Error("refused");
    expect([made.digital.widthPx, made.digital.heightPx, made.captionHeightPx]).toEqual([150, 200, 40]);
    expect(made.digital.bytes.length).toBeLessThanOrEqual(30_000);
    expect(without.captionHeightPx).toBeUndefined();
    const { data, info } = await sharp(made.digital.bytes)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([150, 200]);
    const inStrip = data.subarray(150 * 160);
    expect(inStrip.filter((value) => value > 240).length).toBeGreaterThan(0.6 * inStrip.length);
    expect(inStrip.filter((value) => value < 100).length).toBeGreaterThan(0.03 * inStrip.length);
    // Nothing touches the sides.
    for (let y = 160; y < 200; y++)
      for (const x of [0, 1, 148, 149]) expect(data[150 * y + x]).toBeGreaterThan(230);
    const chinMm = made.result.topMarginMm! + made.result.headHeightMm!;
    expect(chinMm).toBeLessThan(0.8 * rule.heightMm);
    // The eyes are measured from the lower edge of the whole photo.
    const eyesFromTopMm = rule.heightMm - made.result.eyeLineFromBottomMm!;
    expect(eyesFromTopMm).toBeGreaterThan(made.result.topMarginMm!);
    expect(eyesFromTopMm).toBeLessThan(chinMm);
    expect(Buffer.from(made.digital.bytes).includes("Anil")).toBe(false);
    expect(Buffer.from(made.printout.pdf).includes("Anil")).toBe(false);
  });

  it("is checked by the head's share of the picture above the strip", async () => {
    const made = await make(caption);
    if (!made.accepted) throw new Error("refused");
    const { checks } = await checkPhoto({ image: made.digital.bytes, rule }, ports);
    expect(checks.find((check) => check.rule === "head-height")).toMatchObject({ verdict: "pass" });
    expect(checks.find((check) => check.rule === "shape")).toMatchObject({ verdict: "pass" });
  });

  it("is not made when the name does not fit", async () => {
    const refused = await make({ ...caption, name: "Venkatanarasimharajuvaripetapurushottama" });
    expect(refused).toMatchObject({
      accepted: false,
      checks: [{ messageKey: "captionTooLong" }],
      face: null,
    });
  });
});

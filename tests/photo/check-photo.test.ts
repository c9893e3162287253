import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { checkPhoto } from "../../photo/check-photo";
import type { PhotoReport } from "../../photo/core/photo-outcome";
import type { CheckRequest } from "../../photo/core/types";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { emptyFile, nobody, truncatedJpeg, twoPeople } from "../fixtures/bad-images";
import { drawPortrait, type PortraitOptions } from "../fixtures/portraits/draw-portrait";
import { squareDocument, testRequest, testRule } from "./test-rule";

let ports: PhotoPorts;

beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

/** A studio's photo of 35 x 45 mm at 600 dpi, 23.6 px to a millimetre, with the skull's top and chin where they are told. */
const pxPerMm = 1063 / 45;

/** The drawn skull is so much flatter than the proportion that real heads have. */
const flatterRatio = 0.06;

function studioPhoto({
  headMm = 33,
  topMm = 4,
  ...other
}: PortraitOptions & { headMm?: number; topMm?: number }) {
  return drawPortrait({
    widthPx: 827,
    heightPx: 1063,
    headHeightPx: headMm * pxPerMm,
    chinYPx: (topMm + headMm) * pxPerMm,
    background: "#f8f8f8",
    ...other,
  }).jpeg();
}

const check = (image: Uint8Array, other: Partial<CheckRequest> = {}): Promise<PhotoReport> =>
  checkPhoto({ image, rule: testRule(), ...other }, ports);

const failed = ({ checks }: PhotoReport) =>
  checks.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule);

const named = ({ checks }: PhotoReport, rule: string) => checks.find((found) => found.rule === rule);

describe("a finished photo that meets its document", () => {
  it("is ready, with what was measured on the whole picture in millimetres", async () => {
    const report = await check(await studioPhoto({}), {
      rule: testRule({ topMarginMm: { min: 2, max: 6 }, eyeLineMm: { min: 18, max: 28 } }),
    });
    expect(failed(report)).toEqual([]);
    expect(report).toMatchObject({ accepted: true, given: { format: "jpeg", widthPx: 827, heightPx: 1063 } });
    expect(Math.abs(report.result!.headHeightMm! - 33)).toBeLessThan(33 * flatterRatio);
    expect(Math.abs(report.result!.topMarginMm! - 4)).toBeLessThan(33 * flatterRatio);
    expect(Math.abs(report.result!.centreOffsetMm!)).toBeLessThan(0.35);
    expect(Math.abs(report.face!.chin[1] - 37 * pxPerMm)).toBeLessThan(0.02 * 33 * pxPerMm);
  });

  it("is what this engine makes, and measures the same", async () => {
    const rule = testRule(squareDocument);
    const made = await makePhoto(testRequest(await drawPortrait({ tiltDeg: 5 }).jpeg(), rule), ports);
    if (!made.accepted) throw new Error("refused");
    const report = await check(made.digital.bytes, { rule });
    expect(failed(report)).toEqual([]);
    expect(report.given).toEqual({
      format: "jpeg",
      widthPx: 600,
      heightPx: 600,
      bytes: made.digital.bytes.length,
    });
    expect(Math.abs(report.result!.headHeightMm! - made.result.headHeightMm!)).toBeLessThan(0.3);
    expect(Math.abs(report.result!.eyeLineFromBottomMm! - made.result.eyeLineFromBottomMm!)).toBeLessThan(
      0.3,
    );
  });
});

it.each<[string, number, "accepted" | "refused"]>([
  ["by less than the measurement error, is accepted with a warning", 0.8, "accepted"],
  ["by more than that, is refused", 1.2, "refused"],
])("a finished photo whose lengths miss their limits %s", async (_what, errors, verdict) => {
  const image = await studioPhoto({});
  const { headHeightMm, eyeLineFromBottomMm, topMarginMm } = (await check(image)).result!;
  const offMm = (errorRatio: number) => errors * errorRatio * headHeightMm!;
  const rule = testRule({
    head: { heightMm: { min: 25, max: headHeightMm! - offMm(0.02) }, crown: "skull" },
    eyeLineMm: { min: eyeLineFromBottomMm! + offMm(0.005), max: 35 },
    topMarginMm: { min: topMarginMm! + offMm(0.02), max: 12 },
  });
  const report = await check(image, { rule });
  const missed = verdict === "accepted" ? "warn" : "fail";
  expect(report.accepted).toBe(verdict === "accepted");
  expect(["head-height", "eye-line", "top-margin"].map((name) => named(report, name)?.verdict)).toEqual([
    missed,
    missed,
    missed,
  ]);
});

describe("a finished photo that misses its document", () => {
  it.each([
    ["a head too small", { headMm: 27 }, "head-height", 27],
    ["a head too large", { headMm: 37, topMm: 5 }, "head-height", 37],
  ])("by %s is told its millimetres", async (_name, options, rule, lengthMm) => {
    const report = await check(await studioPhoto(options));
    expect(report).toMatchObject({ accepted: false, grade: null });
    expect(failed(report)).toEqual([rule]);
    expect(named(report, rule)).toMatchObject({ min: 31.5, max: 36, unit: "mm" });
    expect(Math.abs(Number(named(report, rule)!.measured) / lengthMm - 1)).toBeLessThan(flatterRatio);
  });

  it("by a head beside the middle is told how far", async () => {
    const report = await check(await studioPhoto({ chinXPx: 827 / 2 + 4 * pxPerMm }));
    expect(failed(report)).toEqual(["centred"]);
    expect(Number(named(report, "centred")!.measured)).toBeCloseTo(4, 0);
  });

  it("by its lean is told the degrees, and nothing is levelled", async () => {
    const report = await check(await studioPhoto({ tiltDeg: 10, headMm: 32 }));
    expect(failed(report)).toContain("roll");
    expect(Math.abs(Number(named(report, "roll")!.measured) - 10)).toBeLessThan(1);
  });

  it("by its shape is told the ratio, and no millimetres of a frame that it does not have", async () => {
    const square = await sharp(await studioPhoto({}))
      .resize(900, 1063, { fit: "fill" })
      .jpeg()
      .toBuffer();
    const report = await check(new Uint8Array(square));
    expect(named(report, "shape")).toMatchObject({
      verdict: "fail",
      measured: 0.847,
      min: 0.754,
      max: 0.801,
    });
    expect(named(report, "head-height")).toMatchObject({ verdict: "not-checked", measured: null });
    expect(report.result).toBeNull();
  });

  it("by its background's colour is likely to be refused", async () => {
    const report = await check(await studioPhoto({ background: "#2c6e31" }));
    expect(named(report, "background")).toMatchObject({ verdict: "warn", messageKey: "backgroundForbidden" });
    expect([report.accepted, report.grade]).toEqual([true, "refusal-likely"]);
  });

  it("by lying on its side is not measured, as nobody knows which edge is its height", async () => {
    const lying = await sharp(await studioPhoto({}))
      .rotate(90)
      .jpeg()
      .toBuffer();
    const report = await check(new Uint8Array(lying), { rule: testRule({ widthMm: 45, heightMm: 35 }) });
    expect(named(report, "roll")).toMatchObject({ verdict: "fail", measured: 90 });
    expect([report.result, report.face === null]).toEqual([null, false]);
  });

  it("by several things is told all of them", async () => {
    const report = await check(await studioPhoto({ headMm: 27, glasses: "dark", skinTone: 2, tiltDeg: 12 }));
    expect(failed(report)).toEqual(expect.arrayContaining(["eyes-visible", "roll", "head-height"]));
  });
});

it("a copy is judged by the file that was handed in", async () => {
  const digital = {
    widthPx: { min: 400, max: 900 },
    heightPx: { min: 500, max: 1100 },
    aspectRatio: null,
    minKb: null,
    maxKb: 500,
    format: "jpeg",
  } as const;
  const given = { format: "png", widthPx: 1654, heightPx: 2126, bytes: 1_900_000 };
  const report = await check(await studioPhoto({}), { rule: testRule({ digital }), given });
  expect(failed(report)).toEqual(["pixel-size", "file-size"]);
  expect(report.given).toEqual(given);
});

describe("a file that the authority crops itself", () => {
  const rule = testRule({}, { geometry: "forbidden" });

  it("is asked for the room that the crop needs, and for no millimetres", async () => {
    const roomy = await check(await drawPortrait({ background: "#f8f8f8" }).jpeg(), { rule });
    expect(failed(roomy)).toEqual([]);
    expect([named(roomy, "head-height"), roomy.result]).toEqual([undefined, null]);
    const tight = await check(await drawPortrait({ widthPx: 420, background: "#f8f8f8" }).jpeg(), { rule });
    expect(failed(tight)).toContain("too-close");
  });
});

describe("what is no photo of one person", () => {
  it.each([
    ["nobody", nobody, "face-count"],
    ["two people", twoPeople, "face-count"],
    ["half a file", () => truncatedJpeg(0.4), "image-type"],
    ["no bytes", async () => emptyFile(), "image-type"],
  ])("%s is refused for that reason", async (_name, image, rule) => {
    const report = await check(await image());
    expect([report.accepted, report.grade]).toEqual([false, null]);
    expect(failed(report)).toContain(rule);
  });
});

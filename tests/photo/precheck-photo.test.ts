import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp, { type Sharp } from "sharp";
import { neededLongestPx } from "../../photo/core/crop/needed-pixels";
import { maxFrames } from "../../photo/core/file/image-limits";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { precheckPhoto } from "../../photo/precheck-photo";
import { bombPng, heavyJpeg } from "../fixtures/bad-images";
import { drawPng } from "../fixtures/pictures";
import { drawPortrait, type PortraitOptions } from "../fixtures/portraits/draw-portrait";
import { pngChunk, withPngChunks } from "../trials/fuzz/hostile-parts";
import { testRequest, testRule } from "./test-rule";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

const framesPng = async () =>
  withPngChunks(await drawPng(), Array<Buffer>(maxFrames + 1).fill(pngChunk("fcTL")));

const photoOf = (options: PortraitOptions): Promise<Uint8Array> => drawPortrait(options).jpeg();

describe("a first look", () => {
  it.each<[string, PortraitOptions, (jpeg: Sharp) => Sharp, string[]]>([
    ["a good photo", {}, (jpeg) => jpeg, []],
    ["nobody", { people: 0 }, (jpeg) => jpeg, ["noFaces"]],
    ["two people", { people: 2, headHeightPx: 300 }, (jpeg) => jpeg, ["multipleFaces"]],
    ["a cut head", { chinYPx: 300 }, (jpeg) => jpeg, ["incompleteFace"]],
    ["a small head", { headHeightPx: 420 }, (jpeg) => jpeg.resize(240), ["smallFaces"]],
    ["the dark", {}, (jpeg) => jpeg.linear(0.08, 0), ["tooDark"]],
    ["blur", {}, (jpeg) => jpeg.blur(9), ["blurred"]],
  ])("tells %s", async (_name, options, spoil, keys) => {
    const image = await spoil(sharp(await photoOf(options)))
      .jpeg()
      .toBuffer();
    const { faults } = await precheckPhoto(image, ports);
    expect(faults.map(({ messageKey }) => messageKey)).toEqual(keys);
  });
  it("leaves a file that is no picture to the check", async () => {
    const { faults, found } = await precheckPhoto(Buffer.from("no picture"), ports);
    expect(faults.map(({ messageKey }) => messageKey)).toEqual(["imageType"]);
    expect(found).toBeNull();
  });
  it.each([
    ["more pixels than are taken", bombPng(), ["tooLarge"]],
    ["too many frames", framesPng(), ["tooCostly"]],
    ["too many bytes, of which a smaller copy is sent", heavyJpeg(30), []],
  ])("calls no other type what has %s", async (_name, image, keys) => {
    const { faults, found } = await precheckPhoto(await image, ports);
    expect([faults.map(({ messageKey }) => messageKey), found]).toEqual([keys, null]);
  });
});

describe("a picture of a full phone screen", () => {
  const screen = { widthPx: 709, heightPx: 1600, headHeightPx: 420 };
  const trimmed = async (image: Uint8Array) => {
    const { trim } = await precheckPhoto(image, ports);
    const { x: left, y: top, width, height } = trim!;
    return sharp(image).extract({ left, top, width, height }).jpeg({ quality: 92 }).toBuffer();
  };

  it("is accepted once it is trimmed to the part that is told", async () => {
    const image = await photoOf(screen);
    expect((await makePhoto(testRequest(image, testRule()), ports)).checks).toContainEqual(
      expect.objectContaining({ rule: "aspect-ratio", verdict: "fail" }),
    );
    const { width, height } = await sharp(await trimmed(image)).metadata();
    expect([width, height]).toEqual([709, 1418]);
    expect((await makePhoto(testRequest(await trimmed(image), testRule()), ports)).accepted).toBe(true);
  });

  it("is trimmed around a head that lies", async () => {
    const image = await sharp(await photoOf(screen))
      .rotate(90)
      .jpeg()
      .toBuffer();
    expect((await precheckPhoto(image, ports)).trim).toMatchObject({ y: 0, width: 1418, height: 709 });
  });

  it.each<[string, PortraitOptions]>([
    ["nobody", { people: 0 }],
    ["two people", { people: 2, headHeightPx: 250 }],
  ])("is not trimmed around %s", async (_, options) => {
    expect((await precheckPhoto(await photoOf({ ...screen, ...options }), ports)).trim).toBeNull();
  });
});

describe("a picture with no more pixels than are needed", () => {
  it.each([
    ["35x45 at 300 dpi", testRule()],
    [
      "a square of 51 mm",
      testRule({ widthMm: 51, heightMm: 51, head: { heightMm: { min: 25, max: 35 }, crown: "skull" } }),
    ],
  ])("gives the same photo: %s", async (_name, rule) => {
    const image = await photoOf({ widthPx: 2100, heightPx: 2800, headHeightPx: 1050 });
    const { found } = await precheckPhoto(image, ports);
    const neededPx = neededLongestPx(found!.head, found!.longestPx, rule)!;
    expect(neededPx).toBeLessThan(2000);
    const smaller = await sharp(image).resize({ height: neededPx }).jpeg({ quality: 92 }).toBuffer();
    const whole = await makePhoto(testRequest(image, rule), ports);
    const small = await makePhoto(testRequest(smaller, rule), ports);
    const verdicts = ({ checks }: PhotoOutcome) => checks.map(({ rule: name, verdict }) => [name, verdict]);
    expect(verdicts(small)).toEqual(verdicts(whole));
    if (!whole.accepted || !small.accepted) throw new Error("not accepted");
    expect([small.digital.widthPx, small.digital.heightPx]).toEqual([
      whole.digital.widthPx,
      whole.digital.heightPx,
    ]);
    expect(small.result.headHeightMm! / whole.result.headHeightMm!).toBeCloseTo(1, 2);
  });
});

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
    ["a small head", { headHeightPx: 420 }, (jpeg) => jpeg.resize(300), ["smallFaces"]],
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

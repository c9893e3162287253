import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { type Content, loadContent } from "../../catalogue/content";
import { watchCamera } from "../../photo/camera/watch-camera";
import { cameraFrameEdgePx } from "../../photo/core/file/image-limits";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { cameraPortrait, phonePair, phonePortrait } from "../fixtures/portraits/phone-portrait";
import { testRequest } from "./test-rule";

/** The end-to-end tests fall back to these drawings: without this, they would test a refusal. */
describe("the drawn fallback of the end-to-end tests", () => {
  let ports: PhotoPorts;
  let content: Content;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
    content = await loadContent();
  });

  const outcomeOf = async (image: Uint8Array, urlPath: string) =>
    makePhoto(testRequest(image, content.photoRule(urlPath)!), ports);

  it.each(["de-passport", "us-passport", "us-visa", "gb-passport", "std-35x45"])(
    "is accepted for %s",
    async (urlPath) => {
      const outcome = await outcomeOf(await phonePortrait().jpeg(), urlPath);
      expect(outcome.checks.filter(({ verdict }) => verdict === "fail")).toEqual([]);
      expect(outcome.accepted).toBe(true);
    },
  );

  it("is at the right distance from a camera, so that the guidance has no requests", async () => {
    const { jpeg, widthPx } = cameraPortrait();
    const photo = await jpeg();
    const { data, info } = await sharp(photo)
      .resize(cameraFrameEdgePx)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sight = await watchCamera(ports)(
      { widthPx: info.width, heightPx: info.height, channels: 3, pixels: new Uint8Array(data) },
      { rule: content.photoRule("de-passport")!, decodeScale: cameraFrameEdgePx / widthPx },
      0,
    );
    expect(sight).toMatchObject({ advice: null, isWhole: true });
    expect((await outcomeOf(photo, "de-passport")).accepted).toBe(true);
  });

  it("is refused for the count of faces where it shows two people", async () => {
    const pair = phonePair();
    const { accepted, checks, face } = await outcomeOf(await pair.jpeg(), "de-passport");
    expect(accepted).toBe(false);
    const count = checks.find(({ rule }) => rule === "face-count");
    expect(count).toMatchObject({ verdict: "fail", measured: 2 });
    // Both faces, in pixels of the picture that was given.
    expect(count?.places).toEqual([face?.box, count?.place]);
    const middles = count!.places!.map(({ x, width }) => (x + width / 2) / pair.widthPx);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeGreaterThan(0.3);
  });
});

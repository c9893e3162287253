import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { hairTop } from "../../photo/core/face/head";
import { warp } from "../../photo/core/raster/warp";
import type { BackgroundChoice, EditPolicy } from "../../photo/core/types";
import { makePhoto } from "../../photo/make-photo";
import { sanitiseImage } from "../../photo/node/decode/sanitise-image";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import { findPerson } from "../../photo/pipeline/detect-person";
import { framePhoto } from "../../photo/pipeline/frame-photo";
import { mattePerson } from "../../photo/pipeline/matte-person";
import { mattingView } from "../../photo/pipeline/matting-view";
import type { PhotoPorts } from "../../photo/ports";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { testRequest, testRule } from "./test-rule";

let ports: PhotoPorts;
let onWhite: Uint8Array;
let inCorner: Uint8Array;
let onShelf: Uint8Array;

beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
  onWhite = await drawPortrait({ background: "white" }).jpeg();
  inCorner = await drawPortrait({ background: "corner" }).jpeg();
  onShelf = await drawPortrait({ background: "shelf", hair: "long" }).jpeg();
});

async function edited(image: Uint8Array, policy: Partial<EditPolicy>, background: BackgroundChoice = "auto") {
  const outcome = await makePhoto(testRequest(image, testRule({}, policy), { background }), ports);
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome.checks));
  const verdict = outcome.checks.find(({ rule }) => rule === "background");
  return {
    isReplaced: outcome.edits.includes("background"),
    policyConflict: outcome.policyConflict,
    verdict: verdict?.verdict,
    messageKey: verdict?.messageKey,
    outcome,
  };
}

describe("the background", () => {
  it.each(["keep", "unknown", "may-replace"] as const)(
    "is kept under the policy %s when it already meets the rule",
    async (background) => {
      expect(await edited(onWhite, { background })).toMatchObject({
        isReplaced: false,
        policyConflict: false,
        verdict: "pass",
      });
    },
  );

  it.each([
    { background: "keep", isReplaced: false, verdict: "warn", messageKey: "backgroundColour" },
    { background: "unknown", isReplaced: true, verdict: "warn", messageKey: "backgroundReplaced" },
    { background: "may-replace", isReplaced: true, verdict: "pass", messageKey: "backgroundReplaced" },
  ] as const)("that misses the rule, under the policy $background", async ({ background, ...expected }) => {
    expect(await edited(inCorner, { background })).toMatchObject({ ...expected, policyConflict: false });
  });

  it("makes a refusal likely where it is far off the rule and may not be replaced", async () => {
    const { isReplaced, outcome } = await edited(onShelf, { background: "keep" });
    expect(isReplaced).toBe(false);
    expect(outcome.grade).toBe("refusal-likely");
  });

  it("is kept with a warning where the cut-out may be torn, and replaced where the visitor asks for it", async () => {
    const kept = await edited(onShelf, { background: "may-replace" });
    expect(kept).toMatchObject({ isReplaced: false, verdict: "warn", messageKey: "backgroundColour" });
    expect(kept.outcome.checks).toContainEqual(expect.objectContaining({ rule: "cut-out", verdict: "warn" }));
    expect(await edited(onShelf, { background: "may-replace" }, "#ffffff")).toMatchObject({
      isReplaced: true,
    });
  });

  it("is replaced against the policy only when the visitor asks, and the report says so", async () => {
    expect(await edited(inCorner, { background: "keep" }, "#ffffff")).toMatchObject({
      isReplaced: true,
      policyConflict: true,
      messageKey: "policyConflict",
    });
  });

  it("stays when the visitor wants to keep it", async () => {
    expect(await edited(inCorner, { background: "may-replace" }, "keep")).toMatchObject({
      isReplaced: false,
      verdict: "warn",
    });
  });

  it("cannot become a colour that the rule does not name", async () => {
    await expect(edited(inCorner, {}, "#123456")).rejects.toThrow(
      /^"#123456" is no background of .* Possible are: auto, keep, #/,
    );
  });

  it("of a cut-out is the engine's own work, and is reported as such", async () => {
    const { data, info } = await sharp(inCorner).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let i = 3; i < data.length / 6; i += 4) data[i] = 0;
    const raw = { width: info.width, height: info.height, channels: 4 as const };
    const png = new Uint8Array(await sharp(data, { raw }).png().toBuffer());
    expect(await edited(png, { background: "keep" }, "keep")).toMatchObject({
      isReplaced: true,
      policyConflict: true,
    });
  });
});

describe("a kept background", () => {
  it.each([0, 6])(
    "is a plain rotate-crop-resize of the source, head tilted by %i degrees",
    async (tiltDeg) => {
      const rule = testRule();
      const raster = await drawPortrait({ background: "shelf", tiltDeg }).raster();
      const { person } = await findPerson(raster, ports);
      const cut = await mattePerson({ person: person!, view: mattingView(person!, rule) }, ports);
      const hair = hairTop(cut.matte, cut.view, person!.head);
      const framing = await framePhoto(
        { person: person!, cut, hairTop: hair, decodeScale: 1, rule },
        null,
        ports,
      );
      if (!framing.ok) throw new Error(`lacks ${framing.reason}`);
      const { view, photo } = framing.value;
      expect(Buffer.compare(photo.pixels, warp(raster, view).pixels)).toBe(0);
    },
  );
});

describe("an authority that refuses a cropped file", () => {
  it("gets the visitor's whole picture, while the print is cropped as always", async () => {
    const { outcome } = await edited(inCorner, { background: "keep", geometry: "forbidden" });
    expect(outcome.digital).toMatchObject({ widthPx: 900, heightPx: 1200 });
    expect(outcome.edits).toEqual([]);
    expect(outcome.printoutEdits).toContain("crop");
    expect(outcome.checks.find(({ rule }) => rule === "resolution")).toMatchObject({ verdict: "pass" });
    const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect(await pixelsOf(outcome.digital.bytes)).toEqual(await pixelsOf(inCorner));
  });

  it("gets it encoded again where EXIF turns it or it exceeds the limit", async () => {
    const policy = { background: "keep", geometry: "forbidden" } as const;
    const turned = await sharp(inCorner).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const { outcome: upright } = await edited(turned, policy);
    expect(upright.digital).toMatchObject({ widthPx: 900, heightPx: 1200 });
    expect(upright.edits).toEqual(["rotate", "encode"]);
    const maxKb = Math.floor(inCorner.length / 1000) - 1;
    const side = { min: 1, max: null };
    const digital = {
      widthPx: side,
      heightPx: side,
      aspectRatio: null,
      minKb: null,
      maxKb,
      format: "jpeg" as const,
    };
    const outcome = await makePhoto(testRequest(inCorner, testRule({ digital }, policy)), ports);
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.checks));
    expect(outcome.digital.bytes.length).toBeLessThanOrEqual(maxKb * 1000);
    expect(outcome.edits).toEqual(["encode"]);
  });

  it("is told what was done to the file before the engine got it", async () => {
    const rule = testRule({}, { background: "keep", geometry: "forbidden" });
    const { bytes: image, edits: editsBefore } = await sanitiseImage(
      await sharp(inCorner).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    );
    const outcome = await makePhoto({ ...testRequest(image, rule), editsBefore }, ports);
    expect(outcome.accepted && outcome.edits).toEqual(["rotate", "encode"]);
    expect((await sanitiseImage(inCorner)).edits).toEqual([]);
  });

  it("is told when that picture has fewer pixels than its website takes", async () => {
    const digital = {
      widthPx: { min: 600, max: null },
      heightPx: { min: 1250, max: null },
      aspectRatio: null,
      minKb: null,
      maxKb: null,
      format: "jpeg" as const,
    };
    const rule = testRule({ digital }, { background: "keep", geometry: "forbidden" });
    const outcome = await makePhoto(testRequest(inCorner, rule), ports);
    expect(outcome).toMatchObject({ accepted: false });
    expect(outcome.checks.at(-1)).toMatchObject({
      rule: "pixel-size",
      verdict: "fail",
      measured: 1200,
      min: 1250,
      messageKey: "pixelSize",
    });
  });
});

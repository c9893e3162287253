import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { precheckPhoto } from "../../photo/precheck-photo";
import { photographsFolder } from "../../tools/testing/photographs";
import { testRequest, testRule } from "./test-rule";

const folder = join(photographsFolder, "../cases/files");
const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

(existsSync(folder) ? describe : describe.skip)("a picture from a public bug report", () => {
  let ports: PhotoPorts;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
  });

  it.each([
    ["F09-mouth-open-o-1.jpg", "mouth-closed", "warn"],
    ["F10-black-bar-over-eyes.jpg", "occlusion", "fail"],
    ["F10-filter-nose.jpg", "occlusion", "warn"],
    ["F10-watermark-over-face.jpg", "occlusion", "warn"],
    ["F14-jpeg-q8-blocks.jpg", "compression", "warn"],
    ["F15-green-light.jpg", "natural-colour", "warn"],
    ["F15-sepia.jpg", "natural-colour", "warn"],
    ["F16-hot-spots.jpg", "exposure", "warn"],
    ["F17-blinds-called-damaged.jpg", "integrity", "pass"],
  ])("%s: %s %s", async (file, rule, verdict) => {
    const { checks } = await makePhoto(testRequest(read(file), testRule()), ports);
    expect(checks.find((check) => check.rule === rule)).toMatchObject({ verdict });
  });

  it.each(["F12-wall-door-panels-kept.jpg", "F12-wall-frame-kept.jpg"])(
    "%s: the wall is not taken for a plain one",
    async (file) => {
      const outcome = await makePhoto(testRequest(read(file), testRule()), ports);
      expect(outcome.accepted && outcome.edits).toContain("background");
    },
  );

  it("that is a scan of a print is framed above the border of the print", async () => {
    const outcome = await makePhoto(
      testRequest(read("F11-scan-of-print-border-in-result.jpg"), testRule()),
      ports,
    );
    if (!outcome.accepted) throw new Error("refused");
    const { data, info } = await sharp(outcome.digital.bytes)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lastRow = data.subarray(-info.width);
    expect(lastRow[info.width >> 1]).toBeLessThan(180);
  });

  it("that is too narrow is refused, and told how it is to be trimmed", async () => {
    const image = read("F08-fullscreen-9x20.jpg");
    const { accepted, checks } = await makePhoto(testRequest(image, testRule()), ports);
    expect([accepted, checks.find(({ verdict }) => verdict === "fail")?.rule]).toEqual([
      false,
      "aspect-ratio",
    ]);
    expect((await precheckPhoto(image, ports)).trim).not.toBeNull();
  });
});

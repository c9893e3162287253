import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { makePhoto } from "../../../../../photo/make-photo";
import { loadModelRunner } from "../../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../../photo/node/photo-ports";
import type { PhotoPorts } from "../../../../../photo/ports";
import { facePicture } from "../../../../../tools/eval/defects/face-picture";
import { phonePortrait } from "../../../../fixtures/portraits/phone-portrait";
import { testRequest, testRule } from "../../../test-rule";

/** Across the face and the picture; unit: the distance of the eyes, origin: between them. */
const letters = (fill: string, opacity: number): string =>
  `<g transform="rotate(-30)" font-family="sans-serif" font-weight="bold" font-size=".5" fill="${fill}" fill-opacity="${opacity}">${[-3, -2, -1, 0, 1, 2, 3, 4].map((row) => `<text x="-4" y="${0.95 * row}">PROOF PROOF PROOF PROOF</text>`).join("")}</g>`;

describe("what is drawn over a face", () => {
  let ports: PhotoPorts;
  let portrait: Uint8Array;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
    portrait = await phonePortrait().jpeg();
  });

  async function checksWith(parts: string) {
    const { head, widthPx, heightPx } = (await facePicture("drawn", portrait, ports))!;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><g transform="translate(${head.eyeMiddle.join(" ")}) rotate(${head.rollDeg}) scale(${head.interpupillaryPx})">${parts}</g></svg>`;
    const image = await sharp(portrait)
      .resize(widthPx, heightPx)
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 92 })
      .toBuffer();
    const rule = testRule({ glasses: "not-allowed" });
    return (await makePhoto(testRequest(new Uint8Array(image), rule), ports)).checks;
  }

  it.each(["#000", "#fff", "#888"])(
    "a bar of %s over the eyes is the only thing that is told",
    async (fill) => {
      const checks = await checksWith(`<rect x="-1.1" y="-.25" width="2.2" height=".5" fill="${fill}" />`);
      expect(checks.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule)).toEqual([
        "occlusion",
      ]);
      const ofEyes = ["eyes-open", "eyes-visible", "red-eyes", "gaze", "glasses"];
      const verdicts = checks.filter(({ rule }) => ofEyes.includes(rule)).map(({ verdict }) => verdict);
      expect(verdicts).toEqual(ofEyes.map(() => "not-checked"));
    },
  );

  it.each([
    ["light", "#fff", 0.55],
    ["dark", "#000", 0.45],
  ])("%s letters are told", async (_name, fill, opacity) => {
    const checks = await checksWith(letters(fill, opacity));
    expect(checks.find(({ messageKey }) => messageKey === "drawnOver")).toMatchObject({ verdict: "warn" });
  });

  it("nothing is told of the face alone", async () => {
    expect((await checksWith("")).find(({ messageKey }) => messageKey === "drawnOver")).toBeUndefined();
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp, { type Matrix3x3, type Sharp } from "sharp";
import type { Answers } from "../../../../photo/core/questions";
import type { Check, Verdict } from "../../../../photo/core/types";
import { loadModelRunner } from "../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../photo/node/photo-ports";
import { checkSource } from "../../../../photo/pipeline/check-source";
import { findPerson } from "../../../../photo/pipeline/detect-person";
import type { PhotoPorts } from "../../../../photo/ports";
import type { DefectName } from "../../../../tools/eval/defects/defects";
import { facePicture } from "../../../../tools/eval/defects/face-picture";
import { madeDefects } from "../../../../tools/eval/defects/made-defects";
import { drawPortrait, type PortraitOptions } from "../../../fixtures/portraits/draw-portrait";
import { testRule } from "../../test-rule";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

async function checksOf(image: Uint8Array, answers: Answers = {}): Promise<Check[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = { widthPx: info.width, heightPx: info.height, channels: 3 as const, pixels: data };
  const { person } = await findPerson(raster, ports);
  const rule = testRule({ glasses: "not-allowed", expression: "neutral" });
  return checkSource({ person: person!, decodeScale: 1, rule, answers }, ports);
}

async function verdictsOf(image: Uint8Array, answers?: Answers): Promise<Map<string, Verdict>> {
  const checks = await checksOf(image, answers);
  return new Map(checks.map((check) => [check.rule, check.verdict]));
}

const light: PortraitOptions = { skinTone: 1, hair: "short" };
const deep: PortraitOptions = { skinTone: 6, hair: "bald", beard: true };

describe("a drawn person", () => {
  it.each([light, deep])(
    "as it is passes every check of the face but that it is drawn ($skinTone, $hair)",
    async (person) => {
      const verdicts = await verdictsOf(await drawPortrait(person).jpeg());
      expect([...verdicts].filter(([, verdict]) => verdict !== "pass")).toEqual([["natural-colour", "warn"]]);
    },
  );

  it("in dark glasses is told of nothing that they hide, nor asked whether they are there", async () => {
    const verdicts = await verdictsOf(await drawPortrait({ ...light, glasses: "dark" }).jpeg());
    expect(["eyes-open", "red-eyes", "gaze"].map((rule) => verdicts.get(rule))).toEqual(
      Array(3).fill("not-checked"),
    );
    expect(verdicts.get("glasses")).toBe("fail");
  });

  it.each<[string, PortraitOptions, string, Verdict[]]>([
    ["dark glasses", { ...light, glasses: "dark" }, "eyes-visible", ["fail"]],
    ["dark glasses on darker skin", { ...light, skinTone: 5, glasses: "dark" }, "eyes-visible", ["fail"]],
    ["black glasses on the darkest skin", { ...deep, glasses: "dark" }, "eyes-visible", ["fail"]],
    ["clear glasses", { ...deep, glasses: "clear" }, "glasses", ["ask", "fail"]],
    ["clear glasses, and an undamaged file", { ...light, glasses: "clear" }, "integrity", ["pass"]],
    ["eyes to the side", { ...light, gaze: 1 }, "gaze", ["warn"]],
    ["a head that leans by 20 degrees", { ...deep, tiltDeg: 20 }, "roll", ["fail"]],
  ])("with %s is told so", async (_name, options, rule, verdicts) => {
    const found = await verdictsOf(await drawPortrait(options).jpeg());
    expect(verdicts).toContain(found.get(rule));
  });

  it.each<[DefectName, PortraitOptions, string, Verdict[]]>([
    ["mask", light, "occlusion", ["fail"]],
    ["mask", deep, "occlusion", ["fail"]],
    ["covered-head", light, "head-covering", ["ask"]],
    ["hair-coloured-hood", light, "head-covering", ["ask"]],
    ["hair-coloured-hood", { ...light, skinTone: 4 }, "head-covering", ["ask"]],
    ["red-eyes", deep, "red-eyes", ["warn"]],
    ["closed-eyes", light, "eyes-open", ["ask"]],
    ["closed-eyes", deep, "eyes-open", ["ask"]],
    ["squeezed-eyes", light, "eyes-open", ["ask"]],
    ["squeezed-eyes", deep, "eyes-open", ["ask"]],
    ["blurred", light, "sharpness", ["fail"]],
    ["blurred", deep, "sharpness", ["fail"]],
    ["shaken", light, "sharpness", ["fail"]],
    ["shaken", deep, "sharpness", ["fail"]],
    ["too-dark", light, "exposure", ["fail"]],
    ["flat", light, "contrast", ["fail"]],
    ["one-side-black", light, "lighting", ["fail"]],
    ["one-side-black", deep, "lighting", ["warn", "fail"]],
    ["grey", deep, "colour", ["fail"]],
  ])("with the defect %s is told so", async (defect, options, rule, verdicts) => {
    const picture = await facePicture("drawn", await drawPortrait(options).jpeg(), ports);
    const image = await madeDefects[defect]!(picture!, 0);
    expect(verdicts).toContain((await verdictsOf(image!)).get(rule));
  });
});

describe("a picture of a drawn person", () => {
  const { leftEye, rightEye, chin } = drawPortrait(light).truth;
  const [apart, eyesY] = [leftEye[0] - rightEye[0], (leftEye[1] + rightEye[1]) / 2];
  const middleX = (leftEye[0] + rightEye[0]) / 2;
  const noseY = eyesY + 0.4 * (chin[1] - eyesY);
  const onPicture = async (drawn: string, then = (image: Sharp) => image) => {
    const overlay = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">${drawn}</svg>`,
    );
    const image = sharp(await drawPortrait(light).png()).composite([{ input: overlay }]);
    const png = await image.png().toBuffer();
    return then(sharp(png)).toBuffer();
  };
  const bar = (colour: string) =>
    `<rect x="${rightEye[0] - 0.4 * apart}" y="${eyesY - 0.14 * apart}" width="${1.8 * apart}" height="${0.28 * apart}" fill="${colour}"/>`;
  const spot = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${0.3 * apart}" ry="${0.15 * apart}" fill="#fff"/>`;

  it.each<[string, string, string, Verdict]>([
    ["a black bar over the eyes", bar("#000"), "occlusion", "fail"],
    ["a white bar over the eyes", bar("#fff"), "occlusion", "fail"],
    [
      "a painted nose",
      `<ellipse cx="${middleX}" cy="${noseY}" rx="${0.35 * apart}" ry="${0.22 * apart}" fill="#222"/>`,
      "occlusion",
      "warn",
    ],
    [
      "burnt-out spots",
      spot(middleX, eyesY - 0.4 * apart) + spot(middleX, chin[1] - 0.2 * apart),
      "exposure",
      "warn",
    ],
  ])("with %s is told so", async (_, drawn, rule, verdict) => {
    expect((await verdictsOf(await onPicture(drawn))).get(rule)).toBe(verdict);
  });

  it("with a smile is told of its teeth, not of an open mouth", async () => {
    const at = (x: number, y: number) => `${middleX + x * apart} ${eyesY + y * (chin[1] - eyesY)}`;
    const lips = `<path d="M${at(-0.46, 0.58)}Q${at(0, 0.6)} ${at(0.46, 0.58)}Q${at(0.2, 0.84)} ${at(0, 0.84)}Q${at(-0.2, 0.84)} ${at(-0.46, 0.58)}Z" fill="#b5605a"/>`;
    const teeth = `<path d="M${at(-0.4, 0.61)}Q${at(0, 0.65)} ${at(0.4, 0.61)}Q${at(0.18, 0.76)} ${at(0, 0.76)}Q${at(-0.18, 0.76)} ${at(-0.4, 0.61)}Z" fill="#efe8dc"/>`;
    const checks = await checksOf(await onPicture(lips + teeth));
    expect(checks.find(({ rule }) => rule === "mouth-closed")).toMatchObject({
      verdict: "fail",
      messageKey: "teethShown",
    });
  });

  it("in sepia is told so", async () => {
    const sepia: Matrix3x3 = [
      [0.393, 0.769, 0.189],
      [0.349, 0.686, 0.168],
      [0.272, 0.534, 0.131],
    ];
    const toned = await onPicture("", (image) => image.recomb(sepia).jpeg({ quality: 92 }));
    expect((await checksOf(toned)).find(({ rule }) => rule === "natural-colour")).toMatchObject({
      verdict: "warn",
      messageKey: "unnaturalColour",
    });
  });
});

describe("a drawn person with squeezed eyes", () => {
  /** Lids that meet in an arch, between folds that run to the corners, as in crying and laughing. */
  const squeezed = async (options: PortraitOptions): Promise<Sharp> => {
    const portrait = drawPortrait({ ...options, eyesOpen: 0 });
    const { leftEye, rightEye } = portrait.truth;
    const apart = leftEye[0] - rightEye[0];
    const eyes = [leftEye, rightEye].map(([x, y], i) => {
      const out = i === 0 ? apart : -apart;
      const at = (dx: number, dy: number) => `${x + out * dx} ${y + apart * dy}`;
      return `<path stroke-width="${0.03 * apart}" d="M${at(-0.25, 0.01)}Q${at(0, -0.12)} ${at(0.25, 0)}"/>
<path stroke-width="${0.02 * apart}" stroke-opacity="0.6" d="M${at(0.25, 0)}L${at(0.37, -0.06)}M${at(0.25, 0)}L${at(0.37, 0.06)}M${at(-0.2, 0.05)}Q${at(0, 0.16)} ${at(0.25, 0.06)}M${at(-0.2, -0.05)}Q${at(0, -0.14)} ${at(0.25, -0.06)}"/>`;
    });
    const folds = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><g fill="none" stroke="#2a1710" stroke-linecap="round">${eyes.join("")}</g></svg>`;
    const image = sharp(await portrait.png()).composite([{ input: Buffer.from(folds) }]);
    return sharp(await image.png().toBuffer());
  };
  const ofEyes = (verdicts: Map<string, Verdict>) => ["eyes-open", "gaze"].map((rule) => verdicts.get(rule));

  it.each([1, 2, 3, 4, 5, 6] as const)("is asked in skin tone %d, and looks nowhere", async (skinTone) => {
    const image = await (await squeezed({ ...light, skinTone })).toBuffer();
    expect(ofEyes(await verdictsOf(image))).toEqual(["ask", "not-checked"]);
    // Nor when the visitor says that they are open: what was taken for lids is no iris.
    expect(ofEyes(await verdictsOf(image, { "eyes-open": "yes" }))).toEqual(["pass", "not-checked"]);
  });

  it("is not said to have open eyes where no colour tells a lid from the white", async () => {
    const image = await squeezed({ ...light, skinTone: 2 });
    const grey = await image.greyscale().toColourspace("srgb").png().toBuffer();
    expect(ofEyes(await verdictsOf(grey))).toEqual(["not-checked", "not-checked"]);
  });

  it.each([1, 4, 6] as const)("differs from one who narrows them, in skin tone %d", async (skinTone) => {
    const narrowed = await drawPortrait({ ...light, skinTone, eyesOpen: 0.5 }).jpeg();
    expect(ofEyes(await verdictsOf(narrowed))).toEqual(["pass", "pass"]);
  });
});

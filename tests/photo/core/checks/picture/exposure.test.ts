import { describe, expect, it } from "@jest/globals";
import { checkContrast } from "../../../../../photo/core/checks/picture/contrast";
import { checkExposure } from "../../../../../photo/core/checks/picture/exposure";
import { checkGreyPhoto } from "../../../../../photo/core/checks/picture/grey-photo";
import { checkSharpness } from "../../../../../photo/core/checks/picture/sharpness";
import { paintedPatch } from "../painted-patch";

const grey = (sample: number): number[] => [sample, sample, sample];
/** Whether a pixel belongs to a share of the face of 80 x 80 px, spread over its rows. */
const inShare = (x: number, share: number): boolean => x >= 10 && x < 10 + 80 * share;

// Linear light of samples by IEC 61966-2-1: 255 is 100 %, 230 is 79 %, 215 is 68 %, 128 is 22 %, 80 is 8 %, 50 is 3 %.
describe("the light of a face", () => {
  it.each<[string, (x: number, y: number) => number[], string, string]>([
    ["of usual light", (x) => grey(inShare(x, 0.5) ? 128 : 180), "pass", "tooBright"],
    ["burnt out in an eighth", (x) => grey(inShare(x, 1 / 8) ? 255 : 128), "fail", "tooBright"],
    ["burnt out in a sixteenth", (x) => grey(inShare(x, 1 / 16) ? 255 : 128), "warn", "tooBright"],
    ["burnt out in an eightieth", (x) => grey(inShare(x, 1 / 80) ? 255 : 128), "pass", "tooBright"],
    ["too bright as a whole", () => grey(230), "fail", "tooBright"],
    ["rather bright as a whole", () => grey(215), "warn", "tooBright"],
    ["lost in the dark", () => grey(50), "fail", "tooDark"],
    ["rather dark", () => grey(95), "warn", "tooDark"],
    ["dark before a bright window", (x, y) => grey(Math.min(x, y) < 5 ? 255 : 35), "fail", "tooDark"],
    [
      "dark, with whites of the eyes",
      (x, y) => grey(y < 12 && y >= 10 ? 140 : x < 6 ? 200 : 45),
      "warn",
      "tooDark",
    ],
    ["dark of skin, before a wall", (x, y) => grey(x < 6 ? 200 : y > 80 ? 90 : 55), "pass", "tooBright"],
  ])("%s", (_, colourAt, verdict, messageKey) => {
    expect(checkExposure(paintedPatch(colourAt))).toMatchObject({ rule: "exposure", verdict, messageKey });
  });

  it("says how bright the face is where nothing is wrong", () => {
    expect(checkExposure(paintedPatch(() => grey(188))).measured).toBeCloseTo(50, 0);
  });
});

describe("the contrast of a face", () => {
  it.each([
    [40, "pass"],
    [12, "warn"],
    [6, "fail"],
  ])("of %d grey levels on both sides of its mean: %s", (levels, verdict) => {
    const patch = paintedPatch((x) => grey(x < 50 ? 120 - levels : 120 + levels));
    const check = checkContrast(patch);
    expect(check).toMatchObject({ rule: "contrast", verdict });
    expect(check.measured).toBeCloseTo(levels, 1);
  });
});

describe("a face in black and white", () => {
  it.each<[string, (x: number, y: number) => number[], number]>([
    ["that is grey", (x) => grey(x), 0],
    // The 99th percentile: 40 of 255 in a tenth of the face.
    ["with some colour", (x) => (inShare(x, 0.1) ? [140, 100, 110] : grey(110)), 15.7],
    ["with a few coloured pixels", (x, y) => (x === 20 && y < 40 ? [255, 0, 0] : grey(110)), 0],
    ["in colour all over", () => [255, 0, 90], 100],
    ["in colour outside the face alone", (x) => (x < 10 ? [255, 0, 0] : grey(110)), 0],
  ])("%s", (_, colourAt, measured) => {
    const patch = paintedPatch(colourAt);
    const inColour = checkGreyPhoto(patch, "colour");
    expect(inColour.measured).toBeCloseTo(measured, 0);
    expect(inColour).toMatchObject({
      rule: "colour",
      verdict: measured < 3 ? "fail" : "pass",
      messageKey: "greyPhoto",
    });
    expect(checkGreyPhoto(patch, "grey").verdict).toBe("pass");
    expect(checkGreyPhoto(patch, "either").verdict).toBe("pass");
  });
});

describe("the sharpness of a face", () => {
  const wave = (period: number) => (x: number, y: number) =>
    grey(120 + 40 * Math.sin((2 * Math.PI * x) / period) + 40 * Math.sin((2 * Math.PI * y) / period));
  /** Detail across, and none down: what moved up and down shows so. */
  const shaken = (x: number, y: number) =>
    grey(120 + 40 * Math.sin((2 * Math.PI * x) / 8) + 40 * Math.sin((2 * Math.PI * y) / 60));
  it.each<[string, (x: number, y: number) => number[], string]>([
    ["with detail in all directions", wave(8), "pass"],
    ["with soft detail", wave(20.5), "warn"],
    ["without detail", wave(60), "fail"],
    ["that was shaken downwards", shaken, "fail"],
    ["that was shaken sideways", (x, y) => shaken(y, x), "fail"],
    ["shaken along a slope", (x, y) => shaken((x + y) / 1.4, (x - y) / 1.4), "fail"],
  ])("%s", (_, colourAt, verdict) => {
    expect(checkSharpness(paintedPatch(colourAt))).toMatchObject({
      rule: "sharpness",
      verdict,
      messageKey: "blurred",
    });
  });

  it("is measured over the contrast: dim light is no blur", () => {
    const [full, dim] = [1, 0.25].map((light) =>
      checkSharpness(paintedPatch((x, y) => wave(8)(x, y).map((sample) => sample * light))),
    );
    expect(dim!.measured).toBe(full!.measured);
  });

  it("is the deviation of the Laplacian: of a wave with 8 px, 2 - 2 cos(45 degrees) of its own", () => {
    const { measured } = checkSharpness(paintedPatch(wave(8)));
    expect(measured).toBeCloseTo(2 - 2 * Math.cos(Math.PI / 4), 1);
  });
});

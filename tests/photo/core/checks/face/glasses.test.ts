import { describe, expect, it } from "@jest/globals";
import { frameBars } from "../../../../../photo/core/checks/face/frame-bars";
import {
  besideQuestion,
  checkGlasses,
  isWorn,
  mayBeWorn,
  signInFront,
} from "../../../../../photo/core/checks/face/glasses";
import { type FacePatch, patchEdgePx } from "../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import { landmarks } from "../../../../../photo/core/face/landmarks";
import type { Answers } from "../../../../../photo/core/questions";
import { thresholds } from "../../../../../photo/core/thresholds";
import type { Check, Point } from "../../../../../photo/core/types";

const edgePx = patchEdgePx;
const head = { rightEye: [77, 90], leftEye: [147, 90] } as unknown as HeadPoints;
const places: Partial<Record<keyof typeof landmarks, Point>> = {
  betweenBrows: [112, 70],
  noseBridge: [112, 88],
  noseBack: [112, 115],
  rightEyeOuter: [62, 90],
  rightEyeInner: [92, 90],
  leftEyeInner: [132, 90],
  leftEyeOuter: [162, 90],
  rightTemple: [35, 90],
  leftTemple: [189, 90],
};
const mesh = { points: new Float32Array(3 * 468), flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
for (const [name, at] of Object.entries(places))
  mesh.points.set(at, 3 * landmarks[name as keyof typeof places]);

/** From a column and a row to others. */
type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Even skin with areas of another light. */
function face(skin: number, light: number, areas: readonly Area[]): FacePatch {
  const pixels = new Float32Array(3 * edgePx * edgePx).fill(skin);
  for (const [left, top, right, bottom] of areas) {
    for (let y = top; y < bottom; y++) pixels.fill(light, 3 * (y * edgePx + left), 3 * (y * edgePx + right));
  }
  return { pixels, edgePx, inFace: new Uint8Array(edgePx * edgePx).fill(1), at: (point) => point };
}

const bridge: Area = [95, 92, 129, 94];
const sidesOfFrame: Area[] = [
  [30, 88, 62, 90],
  [162, 88, 194, 90],
];
const pads: Area[] = [
  [99, 92, 101, 102],
  [123, 92, 125, 102],
];
const rims: Area[] = [
  [60, 114, 94, 116],
  [130, 114, 164, 116],
];

describe("the frame of glasses", () => {
  it.each([
    ["a dark frame on light skin", 180, 40, [bridge, ...sidesOfFrame, ...pads, ...rims], "worn"],
    ["a bright metal bridge without rims on dark skin", 60, 150, [bridge, ...sidesOfFrame, ...pads], "worn"],
    [
      "a dark bridge and sides without rims or pads on light skin",
      180,
      120,
      [bridge, ...sidesOfFrame],
      "asked",
    ],
    ["nothing", 180, 0, [], "bare"],
    ["a wrinkle across the nose", 180, 100, [bridge], "bare"],
    ["lines beside the eyes and wrinkles below them", 180, 150, [...sidesOfFrame], "bare"],
    ["the shade of deep eyes down to the cheek", 150, 70, [[0, 0, edgePx, 115]], "bare"],
    ["light on the cheek alone", 60, 130, [[0, 115, edgePx, edgePx]], "bare"],
  ] as const)("on %s", (_, skin, light, areas, expected) => {
    const frame = frameBars(face(skin, light, areas), mesh, head) / thresholds.frameBars.sure;
    expect(isWorn(frame) ? "worn" : mayBeWorn(frame) ? "asked" : "bare").toBe(expected);
  });

  it("is not needed to know that something is before the eyes: a lens ends in an edge", () => {
    const lenses = face(180, 30, [[0, 0, edgePx, 115]]);
    expect([isWorn(signInFront(lenses, mesh, head)), mayBeWorn(frameBars(lenses, mesh, head))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("lenses that may hide the eyes", () => {
  const unclear = { rule: "eyes-visible", verdict: "warn", messageKey: "eyesUnclear" } as Check;
  /** A frame that may be there. */
  const glasses = (rule: "not-allowed" | "allowed", answer?: Answers["glasses"]) =>
    checkGlasses(
      0.8,
      { areEyesSeen: true, areLensesDark: false, areReflectionsTold: false },
      { glasses: rule },
      answer,
    );
  const visible = (...given: Parameters<typeof glasses>) =>
    besideQuestion(unclear, glasses(...given)).verdict;

  it("are not claimed while the visitor is asked for glasses", () => {
    expect(glasses("not-allowed").verdict).toBe("ask");
    expect(visible("not-allowed")).toBe("not-checked");
  });

  it("are none where the visitor wears none", () => {
    expect(visible("not-allowed", "no")).toBe("pass");
  });

  it("are warned of where glasses are worn, and where nothing is asked", () => {
    expect(visible("not-allowed", "yes")).toBe("warn");
    expect(visible("allowed")).toBe("warn");
  });

  it("that surely hide them stay so, whatever is answered", () => {
    const hidden = { ...unclear, verdict: "fail", messageKey: "darkGlasses" } as Check;
    expect(besideQuestion(hidden, glasses("not-allowed", "no"))).toBe(hidden);
  });
});

it("behind dark lenses nothing is said of clear glasses", () => {
  const dark = { areEyesSeen: false, areLensesDark: true, areReflectionsTold: false };
  expect(checkGlasses(2, dark, { glasses: "allowed" }, undefined).verdict).toBe("not-checked");
  expect(checkGlasses(2, dark, { glasses: "not-allowed" }, undefined).verdict).toBe("fail");
});

describe("where glasses are allowed only without glare", () => {
  const clear = { areEyesSeen: true, areLensesDark: false, areReflectionsTold: false };
  const rule = { glasses: "if-no-glare" } as const;

  it("who wears some is asked to look, as not every reflection can be told", () => {
    const { verdict, messageKey } = checkGlasses(1.5, clear, rule, undefined);
    expect([verdict, messageKey]).toEqual(["warn", "reflectionsPossible"]);
  });

  it("who wears none is not", () => {
    expect(checkGlasses(0.8, clear, rule, undefined).verdict).toBe("pass");
  });

  it("nobody is told twice", () => {
    const told = { ...clear, areEyesSeen: false, areReflectionsTold: true };
    expect(checkGlasses(1.5, told, rule, undefined).verdict).toBe("pass");
  });

  it("and where they are allowed without a word on glare nobody is asked", () => {
    expect(checkGlasses(1.5, clear, { glasses: "allowed" }, undefined).verdict).toBe("pass");
  });
});

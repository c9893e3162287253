import { describe, expect, it } from "@jest/globals";
import {
  besideQuestion,
  checkGlasses,
  frameSigns,
  isWorn,
  mayBeWorn,
} from "../../../../../photo/core/checks/face/glasses";
import { type FacePatch, patchEyeDistancePx } from "../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import type { Answers } from "../../../../../photo/core/questions";
import type { Check } from "../../../../../photo/core/types";

const edgePx = 160;
const eyes = { rightEye: [80 - patchEyeDistancePx / 2, 60], leftEye: [80 + patchEyeDistancePx / 2, 60] };
const head = eyes as unknown as HeadPoints;
/** The nose runs down the middle; no other points are asked for. */
const mesh = { points: new Float32Array(3 * 468), flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
mesh.points.set([80, 90, 0], 3 * 5);
mesh.points.set([80, 45, 0], 3 * 9);

/** Skin, of another light in some rows below the eyes. */
function face(skin: number, rows: { from: number; to: number; light: number }): FacePatch {
  const pixels = new Float32Array(3 * edgePx * edgePx);
  for (let y = 0; y < edgePx; y++) {
    const light = y >= rows.from && y < rows.to ? rows.light : skin;
    // Over the nose lies nothing.
    for (let x = 0; x < edgePx; x++)
      for (let c = 0; c < 3; c++) pixels[3 * (y * edgePx + x) + c] = Math.abs(x - 80) < 12 ? skin : light;
  }
  return { pixels, edgePx, inFace: new Uint8Array(edgePx * edgePx).fill(1), at: (point) => point };
}

describe("the frame of glasses", () => {
  it.each([
    ["a dark rim on light skin", 180, { from: 84, to: 87, light: 40 }, "worn"],
    ["a golden rim on dark skin", 60, { from: 84, to: 87, light: 140 }, "worn"],
    ["a thin rim in shade", 60, { from: 84, to: 87, light: 22 }, "asked"],
    ["nothing", 180, { from: 0, to: 0, light: 0 }, "bare"],
    ["the shade of deep eyes down to the cheek", 150, { from: 0, to: 85, light: 70 }, "bare"],
    ["light on the cheek alone", 60, { from: 85, to: 160, light: 130 }, "bare"],
  ] as const)("on %s", (_, skin, rows, expected) => {
    const { frame } = frameSigns(face(skin, rows), mesh, head);
    expect(isWorn(frame) ? "worn" : mayBeWorn(frame) ? "asked" : "bare").toBe(expected);
  });

  it("is not needed to know that something is before the eyes: a lens ends in an edge", () => {
    const { inFront, frame } = frameSigns(face(180, { from: 0, to: 85, light: 30 }), mesh, head);
    expect([isWorn(inFront), mayBeWorn(frame)]).toEqual([true, false]);
  });
});

describe("lenses that may hide the eyes", () => {
  const unclear = { rule: "eyes-visible", verdict: "warn", messageKey: "eyesUnclear" } as Check;
  /** A frame that may be there. */
  const glasses = (rule: "not-allowed" | "allowed", answer?: Answers["glasses"]) =>
    checkGlasses(0.7, { areEyesSeen: true, areLensesDark: false }, { glasses: rule }, answer);
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
  const dark = { areEyesSeen: false, areLensesDark: true };
  expect(checkGlasses(2, dark, { glasses: "allowed" }, undefined).verdict).toBe("not-checked");
  expect(checkGlasses(2, dark, { glasses: "not-allowed" }, undefined).verdict).toBe("fail");
});

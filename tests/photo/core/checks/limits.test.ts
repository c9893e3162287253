import { describe, expect, it } from "@jest/globals";
import { checkGlasses } from "../../../../photo/core/checks/face/glasses";
import { checkHands } from "../../../../photo/core/checks/face/hands";
import {
  checkHeadCovering,
  clothSign,
  coveringSign,
  withTopOfHead,
} from "../../../../photo/core/checks/face/head-covering";
import { checkRoll, checkYawAndPitch } from "../../../../photo/core/checks/face/pose";
import { gradeOf } from "../../../../photo/core/checks/grade";
import { judge } from "../../../../photo/core/checks/judge";
import { faceOval } from "../../../../photo/core/face/landmarks";
import type { FaceMesh } from "../../../../photo/core/face/mesh";
import { thresholds } from "../../../../photo/core/thresholds";
import type { Check } from "../../../../photo/core/types";

describe("a limit", () => {
  it.each([
    ["sharpness", 0.147, "pass"],
    ["sharpness", 0.1, "pass"],
    ["sharpness", 0.09, "warn"],
    ["sharpness", 0.046, "fail"],
    ["steadiness", 0.13, "pass"],
    ["steadiness", 0.09, "pass"],
    ["steadiness", 0.07, "warn"],
    ["steadiness", 0.046, "fail"],
    ["highlightPercent", 23, "pass"],
    ["highlightPercent", 12, "warn"],
    ["highlightPercent", 6.1, "fail"],
    ["clippedPercent", 0.2, "pass"],
    ["clippedPercent", 21, "fail"],
    ["faceContrast", 18.2, "pass"],
    ["faceContrast", 7.8, "fail"],
    ["sideLightRatio", 0.033, "fail"],
    ["lensDeltaE", 18.3, "pass"],
    ["gazeOffset", 0.2, "pass"],
    ["gazeOffset", -0.327, "warn"],
    ["sideLightRatio", 0.176, "pass"],
    ["sideLightRatio", 0.136, "warn"],
    ["smileRatio", 1.09, "pass"],
    ["smileRatio", 1.11, "warn"],
    ["skinHueDeltaE", 7.8, "pass"],
    ["skinHueDeltaE", 9.3, "warn"],
    ["neutralSmileRatio", 0.951, "pass"],
    ["neutralSmileRatio", 1.03, "warn"],
    ["lensDeltaE", 21.1, "warn"],
    ["lensDeltaE", 31, "fail"],
    ["mouthOpenRatio", 0.154, "warn"],
    ["mouthOpenRatio", 0.217, "fail"],
    ["neutralMouthRatio", 0.048, "pass"],
    ["neutralMouthRatio", 0.084, "fail"],
    ["pupilRedness", 0.25, "warn"],
    ["eyeContrast", 0.2, "pass"],
    ["eyeContrast", 0.1, "fail"],
    ["hangingLids", 0.99, "pass"],
    ["hangingLids", 1.1, "warn"],
    ["lidsWithoutIris", 1.3, "pass"],
    ["lidsWithoutIris", 1.43, "warn"],
    ["lidsWithoutWhite", 1.12, "pass"],
    ["lidsWithoutWhite", 1.34, "warn"],
  ] as const)("of %s at %d: %s", (name, value, verdict) => {
    expect(judge("sharpness", "blurred", value, { ...thresholds[name], unit: "ratio" }).verdict).toBe(
      verdict,
    );
  });

  it("is told apart from a number that misses it by little", () => {
    const { measured } = judge("mouth-closed", "mouthOpen", 0.20004, thresholds.mouthOpenRatio);
    expect(measured).toBe(0.20004);
  });
});

describe("what may pass within the error of its measurement", () => {
  it.each([
    ["rollDeg", 15.2, "warn"],
    ["rollDeg", -15.2, "warn"],
    ["rollDeg", 15.4, "fail"],
    ["handScore", 0.85, "warn"],
    ["handScore", 0.894, "fail"],
    ["yawDeg", 19.9, "warn"],
    ["yawDeg", 20.1, "fail"],
    ["aspectRatio", 2.001, "fail"],
  ] as const)("is not refused: %s at %d is a %s", (name, value, verdict) => {
    expect(judge("sharpness", "blurred", value, { ...thresholds[name], unit: "ratio" }).verdict).toBe(
      verdict,
    );
  });
});

describe("the way the face points", () => {
  const checkYaw = (yawDeg: number) => checkYawAndPitch({ yawDeg, pitchDeg: -3, rollDeg: 0 })[0]!;
  const checkPitch = (pitchDeg: number) => checkYawAndPitch({ yawDeg: 0, pitchDeg, rollDeg: 0 })[1]!;

  it("is judged as it is shown", () => {
    expect(checkYaw(17.51)).toMatchObject({
      verdict: "pass",
      measured: 17.5,
    });
  });
  it("may differ from straight by what a level head measures", () => {
    expect(checkYaw(15.8).verdict).toBe("pass");
    expect(checkPitch(16 - 3).verdict).toBe("pass");
  });
  it("has one limit, whether a photo beyond it is warned of or refused", () => {
    const checks = [18, 25].map((yawDeg) => checkYaw(yawDeg));
    expect(checks.map(({ verdict }) => verdict)).toEqual(["warn", "fail"]);
    expect(checks[1]).toMatchObject({ min: checks[0]!.min, max: checks[0]!.max });
  });
  it.each([
    [18, "faceToRight"],
    [-18, "faceToLeft"],
  ] as const)("at a yaw of %d is said", (yawDeg, key) => {
    expect(checkYaw(yawDeg).messageKey).toBe(key);
  });
  it.each([
    [21 - 3, "chinDown", "warn"],
    [-20.6 - 3, "chinUp", "warn"],
    [-26.6 - 3, "chinUp", "fail"],
    [16 - 3, "frontCamera", "pass"],
    [-3, "frontCamera", "pass"],
  ] as const)("at a pitch of %d is said", (pitchDeg, messageKey, verdict) => {
    expect(checkPitch(pitchDeg)).toMatchObject({ messageKey, verdict });
  });
  it.each([
    [-20, -13.4 - 3, ["fail", "pass"]],
    [-19.7, -19.5 - 3, ["fail", "pass"]],
    [16.4, 20.4 - 3, ["pass", "fail"]],
    [18, 10 - 3, ["warn", "pass"]],
    [17, 19 - 3, ["pass", "pass"]],
  ])("at a yaw of %d and a pitch of %d is judged together", (yawDeg, pitchDeg, verdicts) => {
    const checks = checkYawAndPitch({ yawDeg, pitchDeg, rollDeg: 0 });
    expect(checks.map(({ verdict }) => verdict)).toEqual(verdicts);
  });
});

describe("glasses", () => {
  const seen = { areEyesSeen: true, areLensesDark: false, areReflectionsTold: false };
  it.each([
    ["not-allowed", 1.4, undefined, "fail"],
    ["not-allowed", 0.8, undefined, "ask"],
    ["not-allowed", 0.8, "no", "pass"],
    ["not-allowed", 0.8, "yes", "fail"],
    ["not-allowed", 0.2, undefined, "pass"],
    ["allowed", 1.4, undefined, "pass"],
    [null, 1.4, undefined, "warn"],
    [null, 0.8, undefined, "pass"],
  ] as const)(
    "where they are %s, with a sign of %d and the answer %s: %s",
    (glasses, sign, answer, verdict) => {
      expect(checkGlasses(sign, seen, { glasses }, answer)).toMatchObject({ verdict });
    },
  );

  it("with dark lenses are not asked about where they are forbidden: they are there", () => {
    const hidden = { areEyesSeen: false, areLensesDark: true, areReflectionsTold: false };
    const verdict = (answer?: "no") => checkGlasses(0.8, hidden, { glasses: "not-allowed" }, answer).verdict;
    expect([verdict(), verdict("no")]).toEqual(["fail", "pass"]);
  });
});

describe("a head covering", () => {
  const strands = { textureAbove: 0.5 };
  const bare = { skinRatio: 0.98, edge: 20, above: [25, 9, 12] as [number, number, number] };
  it.each([
    ["nothing", bare, false],
    ["a cap down to the brows", { ...bare, skinRatio: 0.12 }, true],
    ["a fringe, or skin in another light than the cheeks", { ...bare, skinRatio: 0.4 }, false],
    ["hair in a dim light", { ...bare, skinRatio: 0.24 }, false],
    ["a low fringe, which ends in strands", { ...bare, skinRatio: 0.08, edge: 4 }, false],
    ["a brim", { ...bare, edge: 60 }, true],
    [
      "black hair that a camera sees blue",
      { ...bare, above: [7.9, 8.5, -23.6] as [number, number, number] },
      false,
    ],
    ["dark hair under a blue sky", { ...bare, above: [16, 3, -18.3] as [number, number, number] }, false],
    ["hair with the light behind it", { ...bare, above: [34, 5, -21.5] as [number, number, number] }, false],
    ["blue wool", { ...bare, above: [34, 2, -26] as [number, number, number] }, true],
    ["white hair", { ...bare, above: [80, 0, 1] as [number, number, number] }, false],
    ["red wool", { ...bare, above: [46, 40, 33] as [number, number, number] }, true],
    ["a dark red cap", { ...bare, above: [28, 38, 22] as [number, number, number] }, true],
    ["red hair in the sun", { ...bare, above: [46, 26, 38] as [number, number, number] }, false],
    ["hair dyed red-brown", { ...bare, above: [30, 23, 20] as [number, number, number] }, false],
    ["a bald head, ruddy", { ...bare, above: [62, 22, 20] as [number, number, number] }, false],
    ["a bald head in warm light", { ...bare, above: [67, 27, 27] as [number, number, number] }, false],
  ])("%s", (_name, forehead, isAsked) => {
    const check = checkHeadCovering(
      coveringSign(forehead, strands, false),
      { headCovering: "religious-only" },
      undefined,
    );
    expect(check.verdict).toBe(isAsked ? "ask" : "pass");
  });

  it("is told over dark glasses, whose shadow on the cheeks says nothing of the forehead, by its edge and its colour", () => {
    expect(coveringSign({ ...bare, skinRatio: 0.1 }, strands, true)).toBeLessThan(1);
    expect(coveringSign({ ...bare, edge: 60 }, strands, true)).toBeGreaterThan(1);
  });

  it("without any strands is asked about also where it is as light as the skin, and shows no edge", () => {
    const covered = { ...bare, skinRatio: 0.13, edge: 0.2 };
    expect(coveringSign(covered, { textureAbove: 0.02 }, false)).toBeGreaterThan(1);
    expect(coveringSign(covered, { textureAbove: 0.18 }, false)).toBeLessThan(0.1);
  });

  const hair = {
    textureAbove: 0.4,
    textureBelow: 0.05,
    aboveToBelow: 40,
    aboveToSkin: 50,
    edgeOff: 0.03,
    edgeStep: 50,
    edgeUp: 1.1,
  };
  it.each([
    ["hair", hair, false],
    ["hair with a straight fringe", { ...hair, edgeOff: 0.01, edgeUp: 0.6 }, false],
    ["a low hairline, drawn", { ...hair, textureAbove: 0, edgeOff: 0.012, edgeUp: 0.73 }, false],
    ["knitted wool", { ...hair, textureAbove: 0.18, edgeOff: 0.006, edgeUp: 0.7 }, true],
    ["a hood in the hair's colour", { ...hair, textureAbove: 0.05, aboveToBelow: 1 }, true],
    [
      "a bald head above a bare neck",
      { ...hair, textureAbove: 0.06, aboveToBelow: 5, aboveToSkin: 14 },
      false,
    ],
  ])("of cloth: %s", (_name, cloth, isAsked) => {
    const check = checkHeadCovering(clothSign(cloth), { headCovering: null }, undefined);
    expect(check.verdict).toBe(isAsked ? "ask" : "pass");
  });
  it.each([
    ["a straw hat over black hair", { rise: 78, uneven: 6 }, "ask"],
    ["black hair whose top shines", { rise: 34, uneven: 8 }, "pass"],
    ["strands in a hard light", { rise: 70, uneven: 15 }, "pass"],
    ["a head that the cut-out hardly shows", null, "pass"],
  ] as const)("of its top: %s", (_name, top, verdict) => {
    const source = [checkHeadCovering(0.2, { headCovering: null }, undefined), checkRoll(0)];
    const checks = withTopOfHead(source, top, { headCovering: null }, undefined);
    expect(checks.map((check) => [check.rule, check.verdict])).toEqual([
      ["head-covering", verdict],
      ["roll", "pass"],
    ]);
  });
  it("is not asked about again once the visitor has said that there is none", () => {
    const source = [checkHeadCovering(0.2, { headCovering: null }, "no")];
    const [check] = withTopOfHead(source, { rise: 78, uneven: 6 }, { headCovering: null }, "no");
    expect(check).toMatchObject({ verdict: "pass", answer: "no", measured: 1.42 });
  });
  it.each([
    ["religious-only", "religious-or-medical", "pass"],
    [null, "religious-or-medical", "pass"],
    ["not-allowed", "religious-or-medical", "fail"],
    [null, "other", "fail"],
    ["not-allowed", "no", "pass"],
  ] as const)("where the document says %s and the visitor %s: %s", (headCovering, answer, verdict) => {
    expect(checkHeadCovering(2, { headCovering }, answer)).toMatchObject({ verdict, answer });
  });
});

describe("a hand", () => {
  const points = new Float32Array(468 * 3);
  faceOval.forEach((index, i) => {
    const angle = (2 * Math.PI * i) / faceOval.length;
    points.set([100 + 50 * Math.cos(angle), 100 + 70 * Math.sin(angle), 0], index * 3);
  });
  const mesh: FaceMesh = { points, flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
  const handAt = (x: number, y: number, handScore: number) => ({
    points: Array.from({ length: 21 }, (_, i): [number, number] => [x + i, y + i]),
    palmScore: 0.9,
    handScore,
  });
  it.each([
    ["at the chin", [handAt(100, 150, 0.95)], "fail"],
    ["beside the head", [handAt(200, 200, 0.95)], "warn"],
    ["that is none", [handAt(100, 150, 0.06)], "pass"],
    ["that may be one before the face", [handAt(100, 150, 0.48)], "warn"],
    ["that may be one beside the head", [handAt(200, 200, 0.75)], "pass"],
    [
      "that may be one before the face, with a sure one there",
      [handAt(100, 110, 0.48), handAt(135, 140, 0.95)],
      "fail",
    ],
    ["nowhere", [], "pass"],
  ] as const)("%s", (_name, hands, verdict) => {
    expect(checkHands(hands, mesh).verdict).toBe(verdict);
  });
});

describe("the grade of an accepted photo", () => {
  const check = (verdict: Check["verdict"], messageKey: Check["messageKey"] = "blurred") =>
    ({ ...judge("sharpness", "blurred", 1, thresholds.sharpness), verdict, messageKey }) as Check;
  it.each([
    ["ready", [check("pass"), check("not-checked")]],
    ["look", [check("pass"), check("warn")]],
    ["ask", [check("warn"), check("ask")]],
    ["refusal-likely", [check("ask"), check("warn", "backgroundForbidden")]],
    ["refusal-likely", [check("warn", "policyConflict")]],
  ] as const)("is %s", (grade, checks) => {
    expect(gradeOf(checks)).toBe(grade);
  });
});

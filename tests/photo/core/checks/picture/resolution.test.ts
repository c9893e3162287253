import { expect, it } from "@jest/globals";
import { checkResolution } from "../../../../../photo/core/checks/picture/resolution";
import { thresholds } from "../../../../../photo/core/thresholds";
import { testRule } from "../../../test-rule";

const tooMuch = thresholds.upscaling.fail.max * 1.1;
const near = { headShare: 0.6, eyesPx: 70, photoHeightPx: 300 };

it.each([
  ["asks a small face to come closer", 0.2, "smallFaces", 70, 77],
  ["asks for the original of a picture that the head fills already", 0.6, "lowResolution", 300, 331],
])("%s, and says how many pixels there are and are needed", (_, headShare, messageKey, measured, min) => {
  expect(checkResolution(tooMuch, { ...near, headShare }, testRule())).toMatchObject({
    verdict: "fail",
    messageKey,
    unit: "px",
    measured,
    min,
    max: null,
  });
});

it("says nothing of pixels that are there", () => {
  expect(checkResolution(0.9, near, testRule()).verdict).toBe("pass");
});

it.each(["lowResolution", "upscaled"])("does not say %s of a picture that goes out whole", (messageKey) => {
  const upscaling = messageKey === "upscaled" ? 1.3 : tooMuch;
  const check = (geometry: "allowed" | "forbidden") =>
    checkResolution(upscaling, near, testRule({}, { geometry }));
  expect(check("allowed")).toMatchObject({ messageKey });
  expect(check("allowed").verdict).not.toBe("pass");
  expect(check("forbidden")).toMatchObject({ verdict: "pass", measured: 1 });
});

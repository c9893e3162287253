import { expect, it } from "@jest/globals";
import { checkResolution } from "../../../../../photo/core/checks/picture/resolution";
import { thresholds } from "../../../../../photo/core/thresholds";

const tooMuch = thresholds.upscaling.fail.max * 1.1;

it.each([
  ["asks a small face to come closer", 0.2, "smallFaces"],
  ["asks for the original of a picture that the head fills already", 0.6, "lowResolution"],
])("%s", (_, headShare, messageKey) => {
  expect(checkResolution(tooMuch, headShare)).toMatchObject({ verdict: "fail", messageKey });
});

it("says nothing of pixels that are there", () => {
  expect(checkResolution(0.9, 0.6).verdict).toBe("pass");
});

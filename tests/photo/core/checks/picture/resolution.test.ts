import { expect, it } from "@jest/globals";
import { checkResolution } from "../../../../../photo/core/checks/picture/resolution";
import { thresholds } from "../../../../../photo/core/thresholds";
import { testRule } from "../../../test-rule";

const tooMuch = thresholds.upscaling.fail.max * 1.1;

it.each([
  ["asks a small face to come closer", 0.2, "smallFaces"],
  ["asks for the original of a picture that the head fills already", 0.6, "lowResolution"],
])("%s", (_, headShare, messageKey) => {
  expect(checkResolution(tooMuch, headShare, testRule())).toMatchObject({ verdict: "fail", messageKey });
});

it("says nothing of pixels that are there", () => {
  expect(checkResolution(0.9, 0.6, testRule()).verdict).toBe("pass");
});

it.each(["lowResolution", "upscaled"])("does not say %s of a picture that goes out whole", (messageKey) => {
  const upscaling = messageKey === "upscaled" ? 1.3 : tooMuch;
  const check = (geometry: "allowed" | "forbidden") =>
    checkResolution(upscaling, 0.6, testRule({}, { geometry }));
  expect(check("allowed")).toMatchObject({ messageKey });
  expect(check("allowed").verdict).not.toBe("pass");
  expect(check("forbidden")).toMatchObject({ verdict: "pass", measured: 1 });
});

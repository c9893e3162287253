import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import type { Check } from "../../../../../../../photo/core/types";
import { reportLines } from "../../../../../../../src/features/photo/components/result/checks/report-lines";
import { useCheckWords } from "../../../../../../../src/features/photo/components/use-check-words";
import { renderEnglish, texts } from "../../../../../components/render";

afterEach(cleanup);

const found = (rule: Check["rule"], messageKey: Check["messageKey"], other: Partial<Check> = {}): Check => ({
  rule,
  verdict: "pass",
  measured: null,
  min: null,
  max: null,
  unit: null,
  messageKey,
  ...other,
});

const Report = ({ checks }: { checks: Check[] }) => (
  <ul>
    {reportLines(checks, useCheckWords()).map(({ name, numbers }) => (
      <li key={name}>{[name, ...numbers].join(" · ")}</li>
    ))}
  </ul>
);

function linesOf(checks: Check[]) {
  renderEnglish(<Report checks={checks} />);
  return screen.getAllByRole("listitem").map((line) => line.textContent);
}

const { errors } = texts;

test("a name that two rules share stands there once, and not beside the fault of the same name", () => {
  const lines = linesOf([
    found("image-type", "imageType"),
    found("file-format", "fileFormat"),
    found("hands", "handOverFace", { verdict: "fail" }),
    found("occlusion", "faceCovered"),
  ]);
  expect(lines).toEqual([errors.handOverFace.title, errors.imageType.name]);
});

test("numbers stand there with their unit, and shares that have none do not", () => {
  const lines = linesOf([
    found("head-height", "headHeight", { measured: 27.06, min: 29, max: 34, unit: "mm" }),
    found("sharpness", "blurred", { measured: 0.43, min: 0.11, unit: "ratio" }),
  ]);
  expect(lines).toEqual([
    errors.blurred.name,
    `${errors.headHeight.name} · 27.1\u00a0mm · Allowed: 29\u00a0mm to 34\u00a0mm`,
  ]);
});

test("glasses are not met beside a fault of the glasses", () => {
  const glasses = found("glasses", "glasses");
  const reflections = found("eyes-visible", "reflections", { verdict: "warn" });
  expect(linesOf([glasses, reflections])).toEqual([errors.reflections.title]);
  cleanup();
  expect(linesOf([glasses])).toEqual([errors.glasses.name]);
});

test("the head height is not met beside the warning that it is close to the limit", () => {
  const measured = { measured: 34.8, min: 25.4, max: 34.925, unit: "mm" } as const;
  const met = found("head-height", "headHeight", measured);
  const close = found("head-height-certain", "headHeightUncertain", { ...measured, verdict: "warn" });
  const [warning, ...others] = linesOf([met, close]);
  expect(warning).toContain("34.8");
  expect(others).toEqual([]);
});

test("an angle has its number, also once its check has passed", () => {
  const yaw = { measured: 12, min: -17.5, max: 17.5, unit: "deg" } as const;
  expect(linesOf([found("yaw", "frontCamera", yaw)])).toEqual([
    `${errors.frontCamera.name} (left–right) · 12° · Allowed: 17.5° or less`,
  ]);
  cleanup();
  expect(linesOf([found("yaw", "frontCamera", { ...yaw, verdict: "warn" })])[0]).toContain("17.5");
});

test("the top of the head has no length of its own: it is the head's", () => {
  const measured = { measured: 34, min: 32, max: 36, unit: "mm" } as const;
  expect(
    linesOf([
      found("head-height", "headHeight", measured),
      found("head-height-certain", "headHeightUncertain", measured),
    ]),
  ).toEqual([
    `${errors.headHeight.name} · 34\u00a0mm · Allowed: 32\u00a0mm to 36\u00a0mm`,
    errors.headHeightUncertain.name,
  ]);
});

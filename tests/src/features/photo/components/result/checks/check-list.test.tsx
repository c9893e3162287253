import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import type { Template } from "../../../../../../../contract/document/template";
import type { Check } from "../../../../../../../photo/core/types";
import { CheckList } from "../../../../../../../src/features/photo/components/result/checks/check-list";
import { renderEnglish, texts } from "../../../../../components/render";

afterEach(cleanup);

const warned = (rule: string, messageKey: string): Check =>
  ({ rule, verdict: "warn", messageKey, measured: null, min: null, max: null, unit: null }) as Check;

function cardOf(title: string) {
  const heading = screen.getByRole("heading", { name: title });
  return within(heading.parentElement!.parentElement!);
}

test("a fault that two checks have found is told once", () => {
  const key = "backgroundUneven";
  renderEnglish(<CheckList checks={[warned("background", key), warned("background-even", key)]} />);
  expect(screen.getAllByRole("heading", { name: texts.errors[key].title })).toHaveLength(1);
});

test("a background that is refused as a whole is told once, with all that helps, as grave as the outcome", () => {
  const points = ["backgroundForbidden", "backgroundColour", "backgroundShadow"];
  renderEnglish(<CheckList checks={points.map((key) => warned(key, key))} />);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  const told = cardOf(texts.errors.backgroundColour.title);
  expect(told.getByText(texts.result.verdict.refused)).toBeTruthy();
  const { backgroundColour, backgroundShadow } = texts.errors;
  expect(told.getByText(`${backgroundColour.advice} ${backgroundShadow.advice}`)).toBeTruthy();
});

test("of what is met every name stands there once, in words, with numbers of lengths only", () => {
  const met = (
    rule: Check["rule"],
    messageKey: Check["messageKey"],
    measured: number | null,
    unit: Check["unit"],
  ): Check => ({
    ...{ rule, messageKey, measured, unit, verdict: "pass", min: null, max: null },
  });
  const checks = [
    met("yaw", "frontCamera", 3, "deg"),
    met("pitch", "frontCamera", 2, "deg"),
    met("exposure", "tooBright", 3, "percent"),
    met("exposure", "tooBright", 60, "percent"),
    met("image-type", "imageType", null, null),
    met("integrity", "damaged", 0.33, null),
    met("natural-colour", "unnaturalColour", null, null),
    met("red-eyes", "redEyes", null, null),
    met("eyes-visible", "darkGlasses", null, null),
    met("glasses", "glasses", null, null),
    { ...met("head-height", "headHeight", 33, "mm"), min: 32, max: 36 },
  ];
  renderEnglish(<CheckList checks={checks} />);
  const told = [...document.querySelectorAll("details li")].map(({ textContent }) => textContent!);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toHaveLength(10);
  expect(told.filter((text) => /\d/.test(text))).toEqual([
    "Facing the camera (left–right)3°",
    "Facing the camera (up–down)2°",
    `${texts.errors.headHeight.name}33\u00a0mm · Allowed: 32\u00a0mm to 36\u00a0mm`,
  ]);
});

test("points of a background that is not refused stand each by itself", () => {
  const points = ["backgroundColour", "backgroundShadow"];
  renderEnglish(<CheckList checks={points.map((key) => warned(key, key))} />);
  expect(screen.getAllByRole("heading")).toHaveLength(2);
});

test("what the authority relaxes for children leads to its own words, the rest to our advice", () => {
  const { expression, blurred } = texts.errors;
  const childRules = {
    groups: [{ age: "under-6", rules: ["expression-free"] }],
  } as unknown as Template["forChildren"];
  const checks = [warned("expression", "expression"), warned("sharpness", "blurred")];
  renderEnglish(<CheckList checks={checks} childRules={childRules} />);
  const rules = { name: texts.photo.document.childRules };
  expect(cardOf(expression.title).getByRole("link", rules)).toBeTruthy();
  expect(screen.queryByText(expression.advice)).toBeNull();
  expect(cardOf(blurred.title).queryByRole("link", rules)).toBeNull();
  expect(screen.getByText(blurred.advice)).toBeTruthy();
});

import { expect, it } from "@jest/globals";
import { ease } from "../../../../photo/core/checks/ease";
import type { Check, Verdict } from "../../../../photo/core/types";

const check = (rule: Check["rule"], verdict: Verdict): Check => ({
  rule,
  verdict,
  measured: 1,
  min: null,
  max: 0,
  unit: "ratio",
  messageKey: "mouthOpen",
});

it.each<[Check["rule"], Verdict, Verdict]>([
  ["mouth-closed", "fail", "warn"],
  ["mouth-closed", "warn", "warn"],
  ["mouth-closed", "pass", "pass"],
  ["mouth-closed", "not-checked", "not-checked"],
  ["sharpness", "fail", "fail"],
  ["eyes-open", "fail", "fail"],
])("a child whose authority eases the mouth and the gaze: %s, %s -> %s", (rule, before, after) => {
  expect(ease([check(rule, before)], ["mouth-closed", "gaze"])).toEqual([check(rule, after)]);
});

it("nothing is eased for a grown-up", () => {
  const checks = [check("mouth-closed", "fail")];
  expect(ease(checks)).toEqual(checks);
});

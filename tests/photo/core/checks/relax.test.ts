import { expect, it } from "@jest/globals";
import { relax } from "../../../../photo/core/checks/relax";
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
])("a child whose authority relaxes the mouth and the gaze: %s, %s -> %s", (rule, before, after) => {
  expect(relax([check(rule, before)], { relaxed: ["mouth-closed", "gaze"] })).toEqual([check(rule, after)]);
});

it("nothing is relaxed for a grown-up", () => {
  const checks = [check("mouth-closed", "fail")];
  expect(relax(checks, {})).toEqual(checks);
});

it.each<Verdict>(["fail", "warn", "ask"])(
  "what no small child is asked is no fault, and not said to be met: %s",
  (verdict) => {
    const [relaxed] = relax([check("eyes-open", verdict)], { relaxed: ["eyes-open"], waived: ["eyes-open"] });
    expect(relaxed).toMatchObject({ verdict: "not-checked", measured: null, min: null, max: null });
  },
);

it("of a small child whose eyes are shut, a calm expression is not claimed: it may cry", () => {
  const verdicts = (eyes: Verdict) =>
    relax([check("eyes-open", eyes), check("expression", "pass")], { waived: ["eyes-open"] }).map(
      ({ verdict }) => verdict,
    );
  expect(verdicts("fail")).toEqual(["not-checked", "not-checked"]);
  expect(verdicts("pass")).toEqual(["pass", "pass"]);
});

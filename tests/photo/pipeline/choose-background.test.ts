import { describe, expect, it } from "@jest/globals";
import { gradeOf } from "../../../photo/core/checks/grade";
import { chooseBackground, replaceInstead } from "../../../photo/pipeline/choose-background";
import { testRule } from "../test-rule";

const clean = { disagreement: 0.02, overlap: 0.004 };
const torn = [
  { disagreement: 0.06, overlap: 0.004 },
  { disagreement: 0.02, overlap: 0.02 },
];
const leaves = {
  mean: [40, -20, 20] as [number, number, number],
  distance: 60,
  nearest: "#ffffff",
  spread: 20,
  sides: 8,
  shadow: 0,
  line: 0,
};
const rule = testRule({}, { background: "may-replace" });
const verdictOf = (checks: { rule: string; verdict: string }[]) =>
  checks.find(({ rule: name }) => name === "cut-out")?.verdict;

it.each(["may-replace", "unknown", "keep"] as const)(
  "keeps what is behind the person where a rule names no colour: %s",
  (background) => {
    const chosen = chooseBackground("auto", testRule({ backgrounds: [] }, { background }), null, clean);
    expect(chosen).toMatchObject({ replacement: null, mayStillReplace: false, policyConflict: false });
    expect(chosen.checks.filter(({ verdict }) => verdict === "fail" || verdict === "warn")).toEqual([]);
  },
);

describe("a cut-out that may be torn", () => {
  it.each(torn)("is not delivered unasked: $disagreement, $overlap", (doubt) => {
    const chosen = chooseBackground("auto", rule, leaves, doubt);
    expect(chosen.replacement).toBeNull();
    const told = chosen.checks.find(({ rule: name }) => name === "cut-out");
    expect(told).toMatchObject({ verdict: "warn", messageKey: "cutOutKept" });
  });

  it.each(["unknown", "keep"] as const)(
    "leaves a wall that an authority will hardly take: %s",
    (background) => {
      const { checks } = chooseBackground("auto", testRule({}, { background }), leaves, torn[0]!);
      expect(gradeOf(checks)).toBe("refusal-likely");
    },
  );

  it("is not a reason to refuse the wall where no source states a colour", () => {
    const free = testRule({ isBackgroundOurs: true }, { background: "keep" });
    const { checks } = chooseBackground("auto", free, leaves, torn[0]!);
    expect(gradeOf(checks)).toBe("look");
    expect(checks[0]).toMatchObject({ messageKey: "backgroundColour", verdict: "not-checked" });
  });

  it("leaves a wall that nobody judges where no authority stands behind the size", () => {
    expect(gradeOf(chooseBackground("auto", rule, leaves, torn[0]!).checks)).toBe("look");
  });

  it("is warned of where the visitor asks for a new background, or where only that gives room", () => {
    expect(verdictOf(chooseBackground("#ffffff", rule, leaves, torn[0]!).checks)).toBe("warn");
    expect(verdictOf(replaceInstead(rule, torn[0]!).checks)).toBe("warn");
  });

  it("is no matter where the background stays anyway", () => {
    expect(verdictOf(chooseBackground("keep", rule, leaves, torn[0]!).checks)).toBeUndefined();
  });

  it("is not suspected of a clean one", () => {
    const chosen = chooseBackground("auto", rule, leaves, clean);
    expect(chosen.replacement).toEqual([255, 255, 255]);
    expect(verdictOf(chosen.checks)).toBe("pass");
  });
});

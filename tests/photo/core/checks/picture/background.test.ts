import { describe, expect, it } from "@jest/globals";
import {
  checkBackground,
  checkFixedBackground,
  meetsRule,
} from "../../../../../photo/core/checks/picture/background";
import { checkCutOut } from "../../../../../photo/core/checks/picture/cut-out";
import type { BackgroundFacts } from "../../../../../photo/core/matte/background";

const wall: BackgroundFacts = {
  mean: [95, 0, 0],
  distance: 3,
  nearest: "#ffffff",
  spread: 1,
  sides: 1,
  shadow: 1,
  line: 0.5,
};
const told = (checks: ReturnType<typeof checkBackground>) =>
  checks.filter(({ verdict }) => verdict !== "pass").map(({ rule, verdict }) => [rule, verdict]);

// The limits: colour 12 (OpenPhotoID), spread and sides 3.5, a line 2.5, shadow 4; 20 and 8 where it may not be replaced.
describe("a background", () => {
  it.each<[string, Partial<BackgroundFacts>, string[][]]>([
    ["that is a bare wall", {}, []],
    ["of another colour", { distance: 13 }, [["background", "warn"]]],
    ["with a shelf", { spread: 4 }, [["background-even", "warn"]]],
    ["lit from one side", { sides: 4 }, [["background-even", "warn"]]],
    ["with the panels of a door", { line: 3 }, [["background-even", "warn"]]],
    ["with a hard shadow", { shadow: 5 }, [["background-shadow", "warn"]]],
    [
      "far from the rule, where it may be replaced",
      { distance: 60, spread: 30 },
      [
        ["background", "warn"],
        ["background-even", "warn"],
      ],
    ],
  ])("%s", (_, other, findings) => {
    const facts = { ...wall, ...other };
    expect(told(checkBackground(facts))).toEqual(findings);
    expect(meetsRule(facts)).toBe(findings.length === 0);
  });

  it("is measured by the worst of three signs", () => {
    const even = (facts: BackgroundFacts) =>
      checkBackground(facts).find(({ rule }) => rule === "background-even");
    expect(even({ ...wall, spread: 2, sides: 1.5 })).toMatchObject({ measured: 2 });
    expect(even({ ...wall, spread: 1.5, sides: 3 })).toMatchObject({ measured: 3 });
    expect(even({ ...wall, spread: 1.5, line: 2 })).toMatchObject({ measured: 2, max: 2.5 });
  });

  it("that cannot be seen is not judged, nor taken for one that meets the rule", () => {
    for (const check of [checkBackground, checkFixedBackground]) {
      expect(check(null)).toMatchObject([
        { rule: "background", verdict: "not-checked", messageKey: "backgroundColour" },
      ]);
    }
    expect(meetsRule(null)).toBe(false);
  });

  it.each<[string, Partial<BackgroundFacts>, string[]]>([
    ["is a wall", {}, ["backgroundColour", "backgroundUneven", "backgroundShadow"]],
    ["is a wall in shade", { distance: 18 }, ["backgroundColour", "backgroundUneven", "backgroundShadow"]],
    ["is a door", { distance: 30 }, ["backgroundForbidden", "backgroundUneven", "backgroundShadow"]],
    ["is a room", { spread: 9 }, ["backgroundColour", "unevenForbidden", "backgroundShadow"]],
    ["is half in the sun", { sides: 9 }, ["backgroundColour", "unevenForbidden", "backgroundShadow"]],
  ])("that may not be replaced and %s", (_, other, keys) => {
    expect(checkFixedBackground({ ...wall, ...other }).map(({ messageKey }) => messageKey)).toEqual(keys);
  });
});

describe("a background in another colour", () => {
  it.each([checkBackground, checkFixedBackground])("is told with its own and the nearest one", (check) => {
    const [colour] = check({ ...wall, mean: [60, 0, 0], distance: 40, nearest: "#ffffff" });
    expect(colour!.colours).toEqual({ seen: "#919191", wanted: "#ffffff" });
  });

  it("has no colours where it meets the rule", () => {
    expect(checkBackground(wall)[0]).not.toHaveProperty("colours");
  });
});

// The limits: 0.0305 and 0.0145 heads squared.
describe("a cut-out", () => {
  it.each([
    ["that is clean", 0.01, 0.004, "pass", 0.01],
    ["that tears", 0.05, 0.004, "warn", 0.05],
    ["of a brown head before black", 0.01, 0.017, "warn", 0.017],
    ["nearer to the one limit than to the other", 0.02, 0.011, "pass", 0.011],
  ] as const)("%s", (_, disagreement, overlap, verdict, measured) => {
    expect(checkCutOut({ disagreement, overlap })).toMatchObject({ rule: "cut-out", verdict, measured });
  });

  it("that was not made is not judged", () => {
    expect(checkCutOut(null)).toMatchObject({
      rule: "cut-out",
      verdict: "not-checked",
      messageKey: "cutOut",
    });
  });
});

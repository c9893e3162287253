import { describe, expect, test } from "@jest/globals";
import type { ManifestEntry } from "../../../../tools/eval/manifest";
import type { EntryResult } from "../../../../tools/eval/run/run-entry";
import { peopleTable, unexplainedFindings } from "../../../../tools/eval/tables/people-table";

function result(
  expected: ManifestEntry["expected"],
  seen: string[],
  findings: Record<string, "warn" | "ask" | "fail">,
): EntryResult {
  const checks = Object.entries(findings).map(([rule, verdict]) => ({ rule, verdict }));
  const accepted = !Object.values(findings).includes("fail");
  const entry = { file: "people/x.jpg", expected, person: { tone: "dark", sex: "f", age: "adult", seen } };
  return { entry, outcome: { accepted, checks }, failed: [], isRight: accepted } as unknown as EntryResult;
}

describe("an unexplained finding", () => {
  test("is one that nothing on the photo explains", () => {
    const found = { gaze: "warn", glasses: "ask" } as const;
    expect(unexplainedFindings(result({ verdict: "accept" }, ["glasses"], found))).toEqual(["gaze"]);
    expect(unexplainedFindings(result({ verdict: "accept" }, ["aside", "glare"], found))).toEqual([]);
  });

  test("is never one of the background, of which the labels say too little", () => {
    expect(unexplainedFindings(result({ verdict: "accept" }, [], { background: "warn" }))).toEqual([]);
  });
});

test("people are counted in their groups", () => {
  const table = peopleTable([
    result({ verdict: "accept" }, [], {}),
    result({ verdict: "accept" }, [], { pitch: "fail" }),
    result({ verdict: "either", tell: "mouth" }, ["teeth"], { "mouth-closed": "warn" }),
  ]);
  const everyone = table.find(({ group, goodAccepted }) => group === "all" && goodAccepted.whole > 0)!;
  expect(everyone.goodAccepted).toMatchObject({ part: 1, whole: 2 });
  expect(everyone.badExplained).toMatchObject({ part: 1, whole: 1 });
  expect(everyone.unexplained).toMatchObject({ part: 1, whole: 3 });
  expect(everyone.checks).toEqual({ pitch: 1 });
  expect(
    table.find(({ group, part }) => group === "light" && part === everyone.part)!.goodAccepted.whole,
  ).toBe(0);
});

test("bad photos that were not rejected for a true reason are told of it, rejected otherwise, or silent", () => {
  const bad = (findings: Record<string, "warn" | "ask" | "fail">) => ({
    ...result({ verdict: "reject", rule: "mouth" }, ["open mouth"], findings),
    isRight: false,
  });
  const table = peopleTable([bad({ "mouth-closed": "warn" }), bad({ pitch: "fail" }), bad({ gaze: "warn" })]);
  const everyone = table.find(({ group, badRefused }) => group === "all" && badRefused.whole > 0)!;
  expect(everyone.badNotRefused).toEqual({ told: 1, refusedOtherwise: 1, silent: 1 });
});

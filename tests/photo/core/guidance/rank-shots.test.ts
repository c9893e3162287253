import { describe, expect, it } from "@jest/globals";
import type { CheckId, MessageKey } from "../../../../photo/core/findings";
import { compareShots, faultsOf } from "../../../../photo/core/guidance/rank-shots";
import type { Check, Verdict } from "../../../../photo/core/types";

const checksOf = (found: readonly [MessageKey, Verdict][]): Check[] =>
  found.map(([messageKey, verdict]) => ({
    rule: messageKey.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as CheckId,
    verdict,
    measured: null,
    min: null,
    max: null,
    unit: null,
    messageKey,
  }));

describe("several photos", () => {
  it("are ranked by what refuses them, then by what an authority will hardly take, then by warnings", () => {
    const shots = {
      "two faults": checksOf([
        ["eyesClosed", "fail"],
        ["blurred", "fail"],
      ]),
      "a likely refusal": checksOf([["backgroundForbidden", "warn"]]),
      "two warnings": checksOf([
        ["gazeAway", "warn"],
        ["expression", "warn"],
      ]),
      "a question": checksOf([["glasses", "ask"]]),
      "eyes that look closed and two warnings": checksOf([
        ["eyesClosed", "ask"],
        ["gazeAway", "warn"],
        ["expression", "warn"],
      ]),
      "one warning": checksOf([["gazeAway", "warn"]]),
      "one fault": checksOf([["eyesClosed", "fail"]]),
    };
    const ranked = Object.entries(shots).sort(([, a], [, b]) => compareShots(a, b));
    expect(ranked.map(([name]) => name)).toEqual([
      "a question",
      "one warning",
      "two warnings",
      "eyes that look closed and two warnings",
      "a likely refusal",
      "one fault",
      "two faults",
    ]);
  });
  it("count a fault of two checks once", () => {
    const turned: [MessageKey, Verdict] = ["frontCamera", "fail"];
    expect(compareShots(checksOf([turned, turned]), checksOf([["blurred", "fail"]]))).toBe(0);
  });
  it("keep their order where nothing tells them apart", () => {
    expect(compareShots(checksOf([["gazeAway", "warn"]]), checksOf([["expression", "warn"]]))).toBe(0);
  });
  it.each<[MessageKey | null, [MessageKey, Verdict][]]>([
    [
      "eyesClosed",
      [
        ["gazeAway", "warn"],
        ["blurred", "fail"],
        ["eyesClosed", "fail"],
      ],
    ],
    [
      "backgroundForbidden",
      [
        ["gazeAway", "warn"],
        ["backgroundForbidden", "warn"],
      ],
    ],
    [
      "gazeAway",
      [
        ["gazeAway", "warn"],
        ["glasses", "ask"],
      ],
    ],
    [null, [["glasses", "ask"]]],
    ["eyesClosed", [["eyesClosed", "ask"]]],
  ])("have %s as what says most against them", (messageKey, found) => {
    expect(faultsOf(checksOf(found))[0]?.messageKey ?? null).toBe(messageKey);
  });
});

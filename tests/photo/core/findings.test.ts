import { expect, it, test } from "@jest/globals";
import { relaxedChecks } from "../../../contract/document/photo-rule";
import { childRules } from "../../../contract/document/template";
import { checkIds, type Finding, findingOf, findings } from "../../../photo/core/findings";
import type { Check, Verdict } from "../../../photo/core/types";
import example from "../../../server/openapi/card-example.json";

const rows: Finding[] = Object.values(findings);
const of = (check: string) => rows.filter((row) => [row.check].flat().includes(check));

test.each(checkIds)("%s has one message for a photo that passes", (check) => {
  expect(of(check).length === 1 || of(check).filter(({ isPassed }) => isPassed).length === 1).toBe(true);
});

it("knows no message of a newer server, nor of an object", () => {
  expect(findingOf("tooLazy")).toBeNull();
  expect(findingOf("toString")).toBeNull();
});

test("every check that can be relaxed for children is relaxed by some rule of an authority", () => {
  const relaxed = checkIds.filter((check) => of(check).some(({ isRelaxed }) => isRelaxed));
  expect([...relaxedChecks({ groups: [{ rules: [...childRules] }] })].sort()).toEqual([...relaxed].sort());
});

const made = [example.card, example.rejection, example.report].flatMap(({ checks }) => checks) as Check[];

/** What a finding of each severity can be told as. */
const verdicts: Record<NonNullable<Finding["severity"]> | "fail", Verdict[]> = {
  fail: ["pass", "not-checked", "warn", "fail"],
  "likely-refusal": ["warn"],
  ask: ["pass", "not-checked", "warn", "ask"],
  warn: ["pass", "not-checked", "warn"],
};

test.each(made)("the engine reports $rule as its finding $messageKey says", ({ rule, unit, ...check }) => {
  const { severity = "fail", ...row } = findingOf(check.messageKey)!;
  expect([row.check].flat()).toContain(rule);
  expect([row.unit ?? null, null].flat()).toContain(unit);
  expect(verdicts[severity]).toContain(check.verdict);
});

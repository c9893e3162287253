import { expect, test } from "@jest/globals";
import type { EntryResult } from "../../../../tools/eval/run/run-entry";
import { tailTable } from "../../../../tools/eval/tables/tail-table";

/** In the part that limits are set on. */
const used = "people/dj24.jpg";

function result(measured: number, { seen = [] as string[], verdict = "pass" } = {}): EntryResult {
  const checks = [{ rule: "yaw", measured, min: -16, max: verdict === "fail" ? 20 : 16, verdict }];
  const entry = { file: used, expected: { verdict: "either" }, person: { seen } };
  return { entry, outcome: { checks } } as unknown as EntryResult;
}

/** Values of which 95 % lie under 1.645 spreads of 5. */
const normal = Array.from({ length: 100 }, (_, i) => (8.225 * (i - 50)) / 45);

test("a limit is told by its distance from decent portraits, in their spread", () => {
  const [below, above] = tailTable(normal.map((value) => result(value)));
  expect(above).toMatchObject({ check: "yaw", limit: 16, photos: 100, beyond: 0 });
  expect(above!.spreads).toBeCloseTo(3.2, 1);
  expect(above!.expectedPercent).toBe(0);
  expect(below).toMatchObject({ limit: -16 });
});

test("what fails is counted, and what a label explains is not", () => {
  const others = normal.map((value) => result(value));
  const [, above] = tailTable([...others, result(24, { verdict: "fail" }), result(24, { seen: ["yaw"] })]);
  expect(above).toMatchObject({ photos: 101, beyond: 1 });
  // One of 101 values is above its limit, and none of the 101 below.
  expect(above!.expectedPercent).toBeCloseTo(100 / 202, 2);
});

test("a few portraits tell nothing", () => {
  expect(tailTable(normal.slice(0, 20).map((value) => result(value)))).toEqual([]);
});

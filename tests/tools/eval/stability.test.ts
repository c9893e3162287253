import { expect, test } from "@jest/globals";
import type { ManifestEntry } from "../../../tools/eval/manifest";
import { partOf } from "../../../tools/eval/parts";
import { type ChangedPhoto, sampleByTone, stabilityTable } from "../../../tools/eval/stability";

const entries = Array.from({ length: 90 }, (_, i): ManifestEntry => {
  const tone = (["dark", "middle", "light"] as const)[i % 3]!;
  const verdict = i % 5 === 0 ? "reject" : "accept";
  return {
    file: `people/p${i}.jpg`,
    category: "people",
    expected: { verdict },
    person: { tone, sex: "f", age: "adult", seen: [] },
  };
});

test("the portraits that are changed are decent ones, as many of each skin tone, none of those kept aside", () => {
  const sample = sampleByTone(entries, 4);
  expect(sample.map(({ person }) => person!.tone)).toEqual(
    ["dark", "middle", "light"].flatMap((tone) => [tone, tone, tone, tone]),
  );
  expect(sample.every(({ expected }) => expected!.verdict === "accept")).toBe(true);
  expect(sample.every(({ file }) => partOf(file) === "used for limits")).toBe(true);
  expect(sampleByTone([...entries].reverse(), 4)).toEqual(sample);
});

/** An outcome of which only the verdicts of these checks matter. */
const outcome = (failed: string[]) =>
  ({
    accepted: failed.length === 0,
    edits: [],
    checks: ["resolution", "yaw"].map((rule) => ({
      rule,
      verdict: failed.includes(rule) ? "fail" : "pass",
      measured: null,
      min: null,
      max: null,
      unit: null,
      messageKey: "resolution",
    })),
  }) as unknown as ChangedPhoto["before"];

test("a smaller picture that has too few pixels is no flip; one that is refused for its pose is, and so is any flip of a mirror image", () => {
  const [entry] = entries as [ManifestEntry];
  const changed = (change: string, failed: string[]) => ({
    entry,
    change,
    before: outcome([]),
    after: outcome(failed),
  });
  const rows = stabilityTable([
    changed("90 % of the size", ["resolution"]),
    changed("90 % of the size", ["resolution", "yaw"]),
    changed("90 % of the size", []),
    changed("mirrored", ["resolution"]),
  ]);
  const of = (name: string) => rows.find(({ change }) => change === name);
  expect(of("90 % of the size")).toMatchObject({ photos: 3, verdict: 1, tooFewPixels: 1 });
  expect(of("mirrored")).toMatchObject({ photos: 1, verdict: 1, tooFewPixels: 0 });
});

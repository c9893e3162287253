import { expect, test } from "@jest/globals";
import type { ManifestEntry } from "../../../tools/eval/manifest";
import { partOf } from "../../../tools/eval/parts";
import { sampleByTone } from "../../../tools/eval/stability";

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

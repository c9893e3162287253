import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { ManifestEntry } from "../../../../tools/eval/manifest";
import { resultCache } from "../../../../tools/eval/run/result-cache";
import type { JudgedEntry } from "../../../../tools/eval/run/run-entry";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "result-cache-"));
});
afterAll(() => rm(folder, { recursive: true }));

const entry: ManifestEntry = { file: "good/x.jpg", category: "good", expected: { verdict: "accept" } };
const image = { bytes: new Uint8Array(1000), mimeType: "image/jpeg", widthPx: 1, heightPx: 1 };
const judged = {
  outcome: {
    accepted: true,
    digital: image,
    printout: image,
    preview: null,
    cropSource: { image },
    checks: [{ rule: "yaw", verdict: "pass" }],
  },
  failed: [],
  durationMs: 1,
  residentBytes: 1,
} as unknown as JudgedEntry;

test("what was said of a photograph is kept without its pictures, and asked once", async () => {
  const file = join(folder, "cache.jsonl");
  const once = await resultCache(file);
  expect((await once(entry, async () => judged)).isRight).toBe(true);
  const line = await readFile(file, "utf8");
  expect(Object.keys(JSON.parse(line).outcome)).toEqual(["accepted", "checks"]);
  const again = await resultCache(file);
  const known = await again(entry, () => Promise.reject(new Error("asked again")));
  expect(known).toMatchObject({ isRight: true, outcome: { checks: [{ rule: "yaw" }] } });
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { loadContent } from "../../catalogue/content";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { ManifestEntry } from "../../tools/eval/manifest";
import { type Pool, runEntry } from "../../tools/eval/run/run-entry";
import { hasPhotographs, photographsFolder } from "../../tools/testing/photographs";
import { testRequest, testRule } from "./test-rule";

const entries: ManifestEntry[] = hasPhotographs
  ? JSON.parse(readFileSync(`${photographsFolder}/manifest.json`, "utf8"))
  : [];
const filesOf = (...categories: string[]) =>
  entries
    .filter(({ category, expected }) => categories.includes(category) && expected?.verdict)
    .map((entry) => [entry.file, entry] as const);

(hasPhotographs ? describe : describe.skip)("photographs of real people", () => {
  let pool: Pool;
  beforeAll(() => {
    pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  });
  afterAll(() => pool.close());

  it.each(filesOf("good"))("%s is accepted, with the head inside its band", async (_file, entry) => {
    const { outcome, failed } = await runEntry(photographsFolder, entry, testRule(), pool);
    expect(failed).toEqual([]);
    const headMm = outcome?.accepted ? outcome.result.headHeightMm! : Number.NaN;
    expect(headMm).toBeGreaterThanOrEqual(31.5);
    expect(headMm).toBeLessThanOrEqual(36);
  });

  it("accepts a head that may be too large by less than the measurement error, with a warning", async () => {
    const rule = (await loadContent()).photoRule("us-visa")!;
    const entry = entries.find(({ file }) => file === "good/good-2.jpg")!;
    const { outcome, failed } = await runEntry(photographsFolder, entry, rule, pool);
    expect(failed).toEqual([]);
    expect(outcome?.checks).toContainEqual(
      expect.objectContaining({ rule: "head-height-certain", verdict: "warn", max: 34.925 }),
    );
  });

  it("is no fault where the visitor has made the head as high as it may be", async () => {
    const rule = (await loadContent()).photoRule("us-visa")!;
    const image = readFileSync(`${photographsFolder}/good/good-11.jpg`);
    const adjust = { scale: 1.5, dxMm: 0, dyMm: 0, rotateDeg: 0 };
    const { checks } = await pool.makePhoto(testRequest(image, rule, { adjust }));
    expect(checks.find(({ rule: name }) => name === "head-height")).toMatchObject({ verdict: "pass" });
  });

  it("is not called whole where a movement by hand puts the chin on the lower edge", async () => {
    const rule = (await loadContent()).photoRule("de-passport")!;
    const image = readFileSync(`${photographsFolder}/people/in11.jpg`);
    const adjust = { scale: 1, dxMm: 0, dyMm: 8, rotateDeg: 0 };
    const outcome = await pool.makePhoto(testRequest(image, rule, { adjust }));
    const verdicts = ["bottom-space", "face-complete", "finished-face", "shoulders"].map(
      (name) => outcome.checks.find((check) => check.rule === name)?.verdict,
    );
    expect(verdicts).toEqual(["warn", "warn", "warn", "not-checked"]);
  });

  it("a dog is no person, and nothing is said of its pose", async () => {
    const entry = { file: "people/lp13.png", category: "people", expected: null };
    const { outcome, failed } = await runEntry(photographsFolder, entry, testRule(), pool);
    expect(failed).toEqual(["face-count"]);
    expect(outcome?.checks.filter(({ verdict }) => verdict === "warn" || verdict === "ask")).toEqual([]);
  });

  it.each(filesOf("nobody", "many", "profile", "cropped", "closeup", "pitch", "corrupt"))(
    "%s gets the verdict that it should",
    async (_file, entry) => {
      const { isRight, failed } = await runEntry(photographsFolder, entry, testRule(), pool);
      expect({ isRight, failed }).toEqual({ isRight: true, failed });
    },
  );
});

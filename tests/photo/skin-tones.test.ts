import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { Pool } from "../../tools/eval/run/run-entry";
import { skinToneTable } from "../../tools/eval/tables/skin-tone-table";
import { testRule } from "./test-rule";

/**
 * What still differs, and must not grow: in three drawn scenes the cut-out is surer in some tones than in others, and what is
 * said of the wall follows it. Warnings all, none of them a refusal.
 */
const known = new Set([
  ...["4 background-even", "4 background-shadow", "4 cut-out"],
  ...["6 background", "6 background-even", "6 background-shadow", "6 cut-out"],
  ...["8 background-even", "8 cut-out"],
]);

describe("twelve drawn people in six skin tones", () => {
  let pool: Pool;
  beforeAll(() => {
    pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  });
  afterAll(() => pool.close());

  it("get the same verdicts in each, also of the mouth where the document asks for a neutral one", async () => {
    const { rows, differing } = await skinToneTable(testRule({ expression: "neutral" }), pool);
    expect(rows.map(({ photos, accepted }) => [photos, accepted])).toEqual(rows.map(() => [12, 12]));
    expect(differing.map(({ person, rule }) => `${person} ${rule}`).filter((one) => !known.has(one))).toEqual(
      [],
    );
    expect(differing.flatMap(({ verdicts }) => verdicts)).not.toContain("fail");
  }, 600_000);
});

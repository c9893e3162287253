import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { Pool } from "../../scripts/evaluation/run-entry";
import { skinToneTable } from "../../scripts/evaluation/skin-tone-table";
import { testRule } from "./test-rule";

describe("twelve drawn people in six skin tones", () => {
  let pool: Pool;
  beforeAll(() => {
    pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  });
  afterAll(() => pool.close());

  it("get the same verdicts in each", async () => {
    const { rows, differing } = await skinToneTable(testRule(), pool);
    expect(rows.map(({ photos, accepted }) => [photos, accepted])).toEqual(rows.map(() => [12, 12]));
    expect(differing).toEqual([]);
  }, 300_000);
});

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { readConfig } from "../../server/config/config";
import { unusedStores } from "../../server/unused-stores";
import { afterThisTest } from "../for-this-test";

const postgres = { DATABASE_URL: "postgres://photo@127.0.0.1/photo" };

it("names the stores of an earlier configuration, which hold photos that no sweep deletes", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "unused-stores-"));
  afterThisTest(() => rm(dataDir, { recursive: true }));
  const sentencesOf = (env: NodeJS.ProcessEnv) =>
    unusedStores(readConfig({ PHOTO_DATA_DIR: dataDir, ...env }));
  expect(sentencesOf({ ...postgres, S3_BUCKET: "photos" })).toEqual([]);

  writeFileSync(join(dataDir, "photo.sqlite"), "");
  mkdirSync(join(dataDir, "files"));
  expect(sentencesOf({})).toEqual([]);
  expect(sentencesOf(postgres)).toEqual([
    expect.stringContaining(`${dataDir}/photo.sqlite is not used with DATABASE_URL`),
  ]);
  expect(sentencesOf({ ...postgres, S3_BUCKET: "photos" })).toEqual([
    expect.stringContaining(`${dataDir}/photo.sqlite is not used with DATABASE_URL`),
    expect.stringContaining(`${dataDir}/files is not used with S3_BUCKET`),
  ]);
});

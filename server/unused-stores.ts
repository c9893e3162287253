import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config/config";

/** One sentence for each store of an earlier configuration that is left under `PHOTO_DATA_DIR`: no sweep deletes what it holds. */
export function unusedStores({ databaseUrl, s3, dataDir }: Pick<Config, "databaseUrl" | "s3" | "dataDir">) {
  const [sqlite, files] = [join(dataDir, "photo.sqlite"), join(dataDir, "files")];
  const advice = "deploy/stores.md says what to do";
  const sentences: string[] = [];
  if (databaseUrl && existsSync(sqlite))
    sentences.push(
      `${sqlite} is not used with DATABASE_URL: its messages, and the photos that it lists, are never deleted; ${advice}`,
    );
  if (s3 && existsSync(files))
    sentences.push(`${files} is not used with S3_BUCKET: photos in it are never deleted; ${advice}`);
  return sentences;
}

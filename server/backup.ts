import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "libsql";
import pg from "pg";
import { openFolderStorage } from "./adapters/folder-storage";
import type { Config } from "./config/config";
import { requireData } from "./config/path-state";

/** What was measured of a face, and addresses of visitors: neither is kept longer than its row. */
const leftOut = ["card_answer", "rate_count"];

/**
 * Copies the database while servers use it, without the records of files that are not backed up, and returns the names of the others.
 *
 * @param leastExpiresAt media that expire before it are not backed up, ms since 1970
 */
function copySqlite(file: string, copyFile: string, leastExpiresAt: number): string[] {
  const live = new SqliteFile(file, { readonly: true });
  live.prepare("vacuum into ?").run(copyFile);
  live.close();
  const copy = new SqliteFile(copyFile);
  copy.exec("pragma secure_delete = on");
  copy.prepare("delete from file where kind <> 'media' or expires_at < ?").run(leastExpiresAt);
  // An earlier release, whose server has not been started again yet, may lack one of them.
  const tables = copy.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  for (const { name } of tables) if (leftOut.includes(name)) copy.exec(`delete from ${name}`);
  const rows = copy.prepare("select file_name from file").all() as { file_name: string }[];
  copy.close();
  return rows.map(({ file_name }) => file_name);
}

/** Reads only: a backup before an upgrade must not make the tables of the new release. */
async function mediaInPostgres(url: string, leastExpiresAt: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const media = "select file_name from file where kind = 'media' and expires_at >= $1";
    const { rows } = await client.query<{ file_name: string }>(media, [leastExpiresAt]);
    return rows.map(({ file_name }) => file_name);
  } finally {
    await client.end();
  }
}

/** Returns the number of copied files. Media that are deleted meanwhile are left out. */
async function copyMedia(names: string[], from: string, to: string): Promise<number> {
  const [source, target] = [await openFolderStorage(from), await openFolderStorage(to)];
  let count = 0;
  for (const name of names) {
    const bytes = await source.get(name);
    if (!bytes) continue;
    await target.put(name, bytes);
    count += 1;
  }
  return count;
}

const oldOf = (folder: string): string => `${folder}.old`;

/** Gives the earlier backup its name again if one that replaced it has ended half way. */
async function recoverFolder(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(oldOf(folder))) await rename(oldOf(folder), folder);
}

/** At every moment, either `folder` or `<folder>.old` is a complete backup. */
async function replaceFolder(folder: string, next: string): Promise<void> {
  const old = oldOf(folder);
  if (existsSync(folder)) {
    await rm(old, { recursive: true, force: true });
    await rename(folder, old);
  }
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

/**
 * Copies the SQLite database and the folder of media to `<backupDir>/photo`, which it replaces when it is complete. Photos, what
 * was answered about them, and temporary media are left out: a backup would keep them longer than the pages promise. PostgreSQL and S3-compatible stores have programs of their own.
 *
 * @returns what was copied, in one line; with both of them, nothing
 * @throws Error if `backupDir` does not exist, if there is no data, or if it cannot be read or copied; the earlier backup is kept, and nothing else is left
 */
export async function backUp(config: Config, backupDir: string): Promise<string> {
  const { dataDir, databaseUrl, s3 } = config;
  const [sqliteFile, filesDir] = [join(dataDir, "photo.sqlite"), join(dataDir, "files")];
  if (databaseUrl && s3)
    return "Nothing to copy here: the database is in PostgreSQL, and media are in a bucket.";
  for (const path of [...(databaseUrl ? [] : [sqliteFile]), ...(s3 ? [] : [filesDir])]) requireData(path);

  const [folder, next] = [join(backupDir, "photo"), join(backupDir, "photo.new")];
  try {
    await recoverFolder(folder);
    await rm(next, { recursive: true, force: true });
    // Not recursive: a folder that is missing may be a disk that is not mounted.
    await mkdir(next, { mode: 0o700 });
    const leastExpiresAt = Date.now() + config.temporaryTtlMs;
    const names = databaseUrl
      ? await mediaInPostgres(databaseUrl, leastExpiresAt)
      : copySqlite(sqliteFile, join(next, "photo.sqlite"), leastExpiresAt);
    const count = s3 ? 0 : await copyMedia(names, filesDir, join(next, "files"));
    await replaceFolder(folder, next);
    return `${folder}: ${[...(databaseUrl ? [] : ["photo.sqlite"]), ...(s3 ? [] : [`${count} ${count === 1 ? "media file" : "media files"}`])].join(", ")}`;
  } catch (error) {
    // Half a backup would fill the disk that was too small for it.
    await rm(next, { recursive: true, force: true }).catch(() => {});
    const kept = existsSync(folder) ? `The earlier backup in ${folder} is kept.` : "There is no earlier one.";
    throw new Error(`No backup was made: ${(error as Error).message}. ${kept}`, { cause: error });
  }
}

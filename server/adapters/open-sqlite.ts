import { rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { connect, migrate, type OpenDatabase } from "../database/migrate";
import { makeFolders } from "../make-folders";
import { RetryingSqliteDialect } from "./sqlite-dialect";

/**
 * Opens the SQLite file, creating it if necessary, and migrates its tables.
 * @throws if the file cannot be opened or a migration fails
 */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  const folder = dirname(file);
  makeFolders(folder);
  // Of a folder that cannot be written, SQLite would only give the number of its error.
  const probe = join(folder, "probe");
  writeFileSync(probe, "");
  rmSync(probe, { force: true });
  const database = connect(new RetryingSqliteDialect(file));
  await sql`pragma journal_mode = wal`.execute(database);
  // Commits are written to disk before they are acknowledged: feedback must survive a power failure.
  await sql`pragma synchronous = full`.execute(database);
  // Deleted messages and addresses of visitors are overwritten, not only marked as free.
  await sql`pragma secure_delete = on`.execute(database);
  await migrate(database);
  const { ino } = await stat(file);
  return {
    database,
    async probe() {
      await sql`insert into setting (name, value) values ('probe', '') on conflict (name) do update set value = ''`.execute(
        database,
      );
      // On Linux, a process can still write to a file that was removed, and loses it at exit.
      if ((await stat(file)).ino !== ino) throw new Error(`${file} is not the file that was opened`);
    },
    async truncateLog() {
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
    },
  };
}

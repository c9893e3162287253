import { mkdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { connect, migrate, type OpenDatabase } from "../database/migrate";
import { RetryingSqliteDialect } from "./sqlite-dialect";

/**
 * Opens the SQLite file, makes it when there is none, and brings its tables up to date.
 *
 * @throws when the file cannot be opened or a migration fails
 */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = connect(new RetryingSqliteDialect(file));
  await sql`pragma journal_mode = wal`.execute(database);
  // A commit is on the disk before it is answered: feedback must survive a power cut.
  await sql`pragma synchronous = full`.execute(database);
  // What is deleted, messages and addresses of visitors, is overwritten and not only marked as free.
  await sql`pragma secure_delete = on`.execute(database);
  await migrate(database);
  const { ino } = await stat(file);
  return {
    database,
    async probe() {
      await sql`insert into setting (name, value) values ('probe', '') on conflict (name) do update set value = ''`.execute(
        database,
      );
      // A file that was removed is still written to by who has it open, and gone with the process.
      if ((await stat(file)).ino !== ino) throw new Error(`${file} is not the file that was opened`);
    },
    async truncateLog() {
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
    },
  };
}

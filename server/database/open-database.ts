import { mkdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { CamelCasePlugin, Kysely, Migrator, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import { migrations } from "./migrations";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  database: Database;
  /** Rejects when it does not answer, or when what is written to it is lost. */
  probe(): Promise<void>;
}

/**
 * Opens the SQLite file, makes it when there is none, and brings its tables up to date. `libsql` speaks
 * better-sqlite3's language, so Kysely's own dialect takes it.
 *
 * @throws when the file cannot be opened or a migration fails.
 */
export async function openDatabase(file: string): Promise<OpenDatabase> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: new SqliteFile(file) as unknown as SqliteDatabase }),
    plugins: [new CamelCasePlugin()],
  });
  await sql`pragma journal_mode = wal`.execute(database);
  // A commit is on the disk before it is answered: feedback must survive a power cut.
  await sql`pragma synchronous = full`.execute(database);
  await sql`pragma busy_timeout = 5000`.execute(database);
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
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
  };
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { CamelCasePlugin, Kysely, Migrator, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import SqliteFile from "libsql";
import { migrations } from "./migrations";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

/**
 * Opens the SQLite file, makes it when there is none, and brings its tables up to date. `libsql` speaks
 * better-sqlite3's language, so Kysely's own dialect takes it.
 *
 * @throws when the file cannot be opened or a migration fails.
 */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
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
  return database;
}

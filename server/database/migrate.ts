import { CamelCasePlugin, type Dialect, Kysely, Migrator, sql } from "kysely";
import { migrations } from "./migrations";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  database: Database;
  /** Rejects if the database does not answer, or if written data is lost. */
  probe(): Promise<void>;
  /** Removes the bytes of deleted rows from the log of SQLite. PostgreSQL recycles its own. */
  truncateLog(): Promise<void>;
}

export const connect = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/** Names of migrations that a later release has run on these tables. */
async function runByLaterRelease(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const newest = Object.keys(migrations).sort().at(-1)!;
  return rows.map(({ name }) => name).filter((name) => name > newest);
}

/**
 * Migrates the tables. Processes that start at once on one PostgreSQL wait for each other: the migrator takes an
 * advisory lock. Migrations only add, so tables of a later release are taken as they are: an operator can go back.
 * @throws if a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  const later = await runByLaterRelease(database);
  const all = { ...migrations, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) };
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
  }).migrateToLatest();
  if (error) throw error;
}

import { CamelCasePlugin, type Dialect, Kysely, Migrator } from "kysely";
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

/**
 * Migrates the tables. Processes that start at once on one PostgreSQL wait for each other: the migrator takes an
 * advisory lock.
 * @throws if a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

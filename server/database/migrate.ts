import { CamelCasePlugin, type Dialect, Kysely, Migrator } from "kysely";
import { migrations } from "./migrations";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  database: Database;
  /** Rejects when it does not answer, or when what is written to it is lost. */
  probe(): Promise<void>;
  /** Removes the bytes of deleted rows from the log of SQLite. PostgreSQL recycles its own. */
  truncateLog(): Promise<void>;
}

export const connect = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/**
 * Brings the tables up to date. Processes that start together on one PostgreSQL wait for one another: the migrator
 * holds an advisory lock.
 *
 * @throws when a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

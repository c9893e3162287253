import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from "kysely";

type Query<DB, T extends keyof DB, O> = SelectQueryBuilder<DB, T, O>;

/** SQLite has one writer and no row locks, so none are needed there. */
const hasRowLocks = (database: Kysely<never>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** Locks the rows until the transaction ends. */
export const locked = <DB, T extends keyof DB, O>(
  database: unknown,
  query: Query<DB, T, O>,
): Query<DB, T, O> => (hasRowLocks(database as Kysely<never>) ? query.forShare() : query);

/** Skips rows that other processes have locked. */
export const unclaimed = <DB, T extends keyof DB, O>(
  database: unknown,
  query: Query<DB, T, O>,
): Query<DB, T, O> => (hasRowLocks(database as Kysely<never>) ? query.forUpdate().skipLocked() : query);

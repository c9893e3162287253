import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from "kysely";

type Query<DB, T extends keyof DB, O> = SelectQueryBuilder<DB, T, O>;

/** SQLite has one writer and no row locks: what locks rows on PostgreSQL needs none there. */
const hasRowLocks = (database: Kysely<never>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** The rows, held unchanged until the transaction ends. */
export const held = <DB, T extends keyof DB, O>(
  database: unknown,
  query: Query<DB, T, O>,
): Query<DB, T, O> => (hasRowLocks(database as Kysely<never>) ? query.forShare() : query);

/** The rows that no other process is at. */
export const unclaimed = <DB, T extends keyof DB, O>(
  database: unknown,
  query: Query<DB, T, O>,
): Query<DB, T, O> => (hasRowLocks(database as Kysely<never>) ? query.forUpdate().skipLocked() : query);

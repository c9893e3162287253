import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import { connect, migrate, type OpenDatabase } from "../database/migrate";

const connections = 10;
const connectTimeoutMs = 5_000;
/** No statement here takes long; a slow one is waiting for a lock that is never released. */
const statementTimeoutMs = 15_000;

/** Timestamps and sums are bigint, far below 2^53; `pg` would return them as strings. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/**
 * Connects to PostgreSQL and migrates its tables; any number of processes may share it.
 * @throws if it does not answer or a migration fails
 */
export async function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: {
      getTypeParser: (type, format) => (asNumber.has(type) ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // An idle connection broke: the pool opens another.
  pool.on("error", onIdleError);
  // A connection broke within a transaction: the next statement fails and reports it. Without a listener, the event
  // would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = connect(new PostgresDialect({ pool }));
  await migrate(database);
  return {
    database,
    async probe() {
      await sql`select 1`.execute(database);
    },
    truncateLog: async () => {},
  };
}

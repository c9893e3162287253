import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { connect, migrate, type OpenDatabase } from "../database/migrate";
import { probeLimitMs, within } from "../within";
import { type CircuitBreaker, makeCircuitBreaker } from "./circuit-breaker";

const connections = 10;
const connectTimeoutMs = 5_000;
/** No statement here takes long; a slow one is waiting for a lock that is never released. */
const defaultStatementTimeoutMs = 15_000;
/** PostgreSQL ends a slow statement itself. If it has not by this time after, it or its machine is gone. */
const silenceMs = 2_000;

/** Timestamps and sums are bigint, far below 2^53; `pg` would return them as strings. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/**
 * Closes a connection whose statement got no answer, and sends nothing more on it: `pg` would put it back into the pool. Gives no
 * connection while the database is known not to answer.
 */
function withoutSilent(pool: pg.Pool, breaker: CircuitBreaker): PostgresPool {
  const guard = (client: pg.PoolClient) => {
    let silent: Error | undefined;
    return {
      async query(statement: string, parameters: unknown[]) {
        if (silent) throw silent;
        try {
          return await breaker.run(() => client.query(statement, parameters));
        } catch (error) {
          if ((error as Error).message === "Query read timeout") silent = error as Error;
          throw error;
        }
      },
      release: () => client.release(silent),
    } as unknown as PostgresPoolClient;
  };
  const connectToPool = async () => {
    breaker.throwIfOpen();
    try {
      // A connection that was open already is no sign of an answer.
      return guard(await pool.connect());
    } catch (error) {
      breaker.record(error as Error);
      throw error;
    }
  };
  return { connect: connectToPool, end: () => pool.end() } as PostgresPool;
}

/**
 * Connects to PostgreSQL and migrates its tables; any number of processes may share it.
 * @throws if it does not answer or a migration fails
 */
export async function openPostgres(
  connectionString: string,
  statementTimeoutMs = defaultStatementTimeoutMs,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + silenceMs,
    types: {
      getTypeParser: (type, format) => (asNumber.has(type) ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // An idle connection broke: the pool opens another.
  pool.on("error", () => {});
  // A connection broke within a transaction: the next statement fails and reports it. Without a listener, the event
  // would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const breaker = makeCircuitBreaker();
  const database = connect(new PostgresDialect({ pool: withoutSilent(pool, breaker) }));
  await migrate(database);
  return {
    database,
    async probe() {
      // A standby answers, but cannot be written.
      const question = "select current_setting('transaction_read_only') as state";
      const { rows } = await breaker.run(() => within(probeLimitMs, pool.query<{ state: string }>(question)));
      if (rows[0]?.state !== "off") throw new Error("the database is read-only");
    },
    truncateLog: async () => {},
  };
}

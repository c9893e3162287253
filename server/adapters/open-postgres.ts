import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import { connect, migrate, type OpenDatabase } from "../database/migrate";

const connections = 10;
const connectTimeoutMs = 5_000;
/** No statement here takes long; one that does waits for a lock that nobody gives back. */
const statementTimeoutMs = 15_000;

/** Times and sums are 64-bit whole numbers, far below 2^53; `pg` would hand them out as text. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/**
 * Connects to PostgreSQL and brings its tables up to date; any number of processes may share it.
 *
 * @throws when it does not answer or a migration fails
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
  // A connection that breaks while nobody uses it: the pool opens another.
  pool.on("error", onIdleError);
  // One that breaks between two statements of a transaction: the next statement fails and tells it; unheard, the event would end the process.
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

import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import SqliteFile from "libsql";

const retryEveryMs = 25;
const giveUpAfterMs = 5_000;

interface SqliteSession extends SqliteDatabase {
  exec(sql: string): unknown;
  readonly inTransaction: boolean;
}

const isBusy = (error: unknown) => /SQLITE_BUSY|database is locked/.test(String(error));
const onlyReads = ({ sql }: CompiledQuery) => /^\s*(select|pragma)\b/i.test(sql);

/** Another process may hold the lock of the SQLite file; waiting for it must not block this process's event loop. */
async function untilFree<T>(run: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - startedAt > giveUpAfterMs) throw error;
      await wait(retryEveryMs);
    }
  }
}

/** The lock is requested by a statement of its own, with retries; other statements run only under it. */
const takeLock = (database: SqliteSession) => untilFree(() => database.exec("begin immediate"));

/** A full disk ends the transaction by itself; report that error, not the failed rollback. */
function undo(database: SqliteSession): void {
  if (database.inTransaction) database.exec("rollback");
}

class RetryingConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    private readonly database: SqliteSession,
    private readonly inner: DatabaseConnection,
  ) {}

  executeQuery: DatabaseConnection["executeQuery"] = async <Row>(query: CompiledQuery) => {
    if (this.isInTransaction) return this.inner.executeQuery<Row>(query);
    // Switching to write-ahead logging takes the lock too, without waiting for it.
    if (onlyReads(query)) return untilFree(() => this.inner.executeQuery<Row>(query));
    await takeLock(this.database);
    try {
      const result = await this.inner.executeQuery<Row>(query);
      this.database.exec("commit");
      return result;
    } catch (error) {
      undo(this.database);
      throw error;
    }
  };

  streamQuery: DatabaseConnection["streamQuery"] = (query, chunkSize) =>
    this.inner.streamQuery(query, chunkSize);
}

/** Migrations run in one transaction, under the lock: a process that starts meanwhile waits for them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class RetryingDriver extends SqliteDriver {
  constructor(private readonly database: SqliteSession) {
    super({ database });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(this.database, await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await takeLock(this.database);
    (connection as RetryingConnection).isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.database.exec("commit");
    (connection as RetryingConnection).isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as RetryingConnection).isInTransaction = false;
    undo(this.database);
  }
}

/** Kysely's SQLite dialect on `libsql`, which has the API of better-sqlite3; waits without blocking. */
export class RetryingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteSession;

  constructor(file: string) {
    const database = new SqliteFile(file) as unknown as SqliteSession;
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.#database);
  }
}

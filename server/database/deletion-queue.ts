import type { Database } from "./migrate";
import { unclaimed } from "./row-locks";

/** Stored bytes that are to be deleted. `Files` adds and takes entries in the transactions that change its records. */
export interface DeletionQueue {
  /** Called before bytes are written: if their record is never added, they are deleted at `dueAt`. */
  announce(fileName: string, dueAt: number): Promise<void>;
  /** Names that are due; not given to other processes for `leaseMs`. */
  take(limit: number, leaseMs: number): Promise<string[]>;
  /** Removes entries whose bytes have been deleted. */
  forget(fileNames: string[]): Promise<void>;
}

/** Must be called within the transaction that removes the records. */
export async function queueDeletion(database: Database, fileNames: string[], dueAt: number): Promise<void> {
  if (fileNames.length === 0) return;
  await database
    .insertInto("doomedFile")
    .values(fileNames.map((fileName) => ({ fileName, dueAt })))
    .onConflict((conflict) => conflict.column("fileName").doUpdateSet({ dueAt }))
    .execute();
}

export function makeDeletionQueue(database: Database, now: () => number): DeletionQueue {
  return {
    announce: (fileName, dueAt) => queueDeletion(database, [fileName], dueAt),

    take: (limit, leaseMs) =>
      database.transaction().execute(async (tx) => {
        const due = tx
          .selectFrom("doomedFile")
          .select("fileName")
          .where("dueAt", "<=", now())
          .orderBy("dueAt");
        const rows = await unclaimed(tx, due.limit(limit)).execute();
        const fileNames = rows.map((row) => row.fileName);
        await queueDeletion(tx, fileNames, now() + leaseMs);
        return fileNames;
      }),

    async forget(fileNames) {
      if (fileNames.length === 0) return;
      await database.deleteFrom("doomedFile").where("fileName", "in", fileNames).execute();
    },
  };
}

import type { Database } from "./migrate";
import { unclaimed } from "./row-locks";

/** Bytes that are to leave the storage. The records that change in the same breath are written by `Files`. */
export interface DeletionQueue {
  /** Before bytes are written: should their record never come, they go at `dueAt`. */
  announce(fileName: string, dueAt: number): Promise<void>;
  /** Names whose time has come; for `leaseMs` no other process is given them. */
  take(limit: number, leaseMs: number): Promise<string[]>;
  /** Their bytes are gone. */
  forget(fileNames: string[]): Promise<void>;
}

/** Within the transaction that takes the records away. */
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

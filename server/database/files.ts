import { checkStatuses } from "../../contract/codes";
import { queueDeletion } from "./deletion-queue";
import type { Database } from "./migrate";
import { locked, unclaimed } from "./row-locks";
import type { StoredFile } from "./tables";

export type CheckStatus = (typeof checkStatuses)[keyof typeof checkStatuses];

/** Records of stored files. Expired files are never returned. */
export interface Files {
  /**
   * False if the record cannot be added: the source upload is gone, or the session has the same bytes already. A file
   * with a pending check gets its risk job in the same transaction.
   */
  add(file: StoredFile): Promise<boolean>;
  find(fileName: string): Promise<StoredFile | undefined>;
  /** An earlier upload of the same bytes in the same session that was not refused; its retention time starts again. */
  reuse(
    upload: Pick<StoredFile, "sessionId" | "kind"> & { digest: string; expiresAt: number },
  ): Promise<StoredFile | undefined>;
  setCheck(fileName: string, checkStatus: CheckStatus, errMsg: string): Promise<void>;
  /** Removes the file and all files made from it, expired or not; returns their names. */
  remove(sessionId: string, fileName: string): Promise<string[]>;
  /** Removes all files of a session, expired or not; returns their names. */
  removeAll(sessionId: string): Promise<string[]>;
  /** Removes up to `limit` files that have expired or will expire within `earlyMs`; returns their number. */
  removeExpired(limit: number, earlyMs?: number): Promise<number>;
  /** Stored bytes of all files, of a session or of a kind. */
  heldBytes(of?: Partial<Pick<StoredFile, "sessionId" | "kind">>): Promise<number>;
}

export function makeFiles(database: Database, now: () => number): Files {
  const live = () => database.selectFrom("file").selectAll().where("expiresAt", ">", now());

  /** Records are removed before bytes: if that is interrupted, the next sweep finishes it. */
  async function drop(tx: Database, fileNames: string[]): Promise<void> {
    if (fileNames.length === 0) return;
    await tx.deleteFrom("riskJob").where("fileName", "in", fileNames).execute();
    await tx.deleteFrom("cardAnswer").where("fileName", "in", fileNames).execute();
    await queueDeletion(tx, fileNames, now());
  }

  return {
    add: (file) =>
      database.transaction().execute(async (tx) => {
        if (file.madeFrom !== null) {
          const source = tx.selectFrom("file").select("fileName").where("fileName", "=", file.madeFrom);
          // Locked until the end, so that a removal of the upload sees the files made from it.
          if (!(await locked(tx, source.where("expiresAt", ">", now())).executeTakeFirst())) return false;
        }
        if (file.digest !== null) {
          const old = await tx
            .deleteFrom("file")
            .where("sessionId", "=", file.sessionId)
            .where("digest", "=", file.digest)
            .where("expiresAt", "<=", now())
            .returning("fileName")
            .execute();
          await drop(
            tx,
            old.map(({ fileName }) => fileName),
          );
        }
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto("file")
          .values(file)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return false;
        await tx.deleteFrom("doomedFile").where("fileName", "=", file.fileName).execute();
        if (file.checkStatus === checkStatuses.pending)
          await tx
            .insertInto("riskJob")
            .values({ fileName: file.fileName, payloadFault: "", dueAt: now() })
            .execute();
        return true;
      }),

    find: (fileName) => live().where("fileName", "=", fileName).executeTakeFirst(),

    reuse: ({ sessionId, kind, digest, expiresAt }) =>
      database
        .updateTable("file")
        .set({ expiresAt })
        .where("sessionId", "=", sessionId)
        .where("digest", "=", digest)
        .where("kind", "=", kind)
        .where("checkStatus", ">=", 0)
        .where("expiresAt", ">", now())
        .returningAll()
        .executeTakeFirst(),

    setCheck: (fileName, checkStatus, errMsg) =>
      database.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("file")
          .set({ checkStatus, errMsg })
          .where("fileName", "=", fileName)
          .executeTakeFirst();
        await tx.deleteFrom("riskJob").where("fileName", "=", fileName).execute();
        // The record is kept for its reason; the bytes are deleted.
        if (checkStatus === checkStatuses.abnormal && numUpdatedRows)
          await queueDeletion(tx, [fileName], now());
      }),

    remove: (sessionId, fileName) =>
      database.transaction().execute(async (tx) => {
        const own = tx.deleteFrom("file").where("sessionId", "=", sessionId).returning("fileName");
        const removed: string[] = [];
        // One statement per generation. Each waits for transactions that are adding a result, so the next one sees that result.
        let rows = await own.where("fileName", "=", fileName).execute();
        // Also finds results of an upload whose record has expired.
        let parents = [fileName];
        do {
          removed.push(...rows.map((row) => row.fileName));
          rows = await own.where("madeFrom", "in", parents).execute();
          parents = rows.map((row) => row.fileName);
        } while (rows.length > 0);
        await drop(tx, removed);
        return removed;
      }),

    removeAll: (sessionId) =>
      database.transaction().execute(async (tx) => {
        const own = await tx
          .deleteFrom("file")
          .where("sessionId", "=", sessionId)
          .returning("fileName")
          .execute();
        const fileNames = own.map((row) => row.fileName);
        await drop(tx, fileNames);
        return fileNames;
      }),

    removeExpired: (limit, earlyMs = 0) =>
      database.transaction().execute(async (tx) => {
        const expired = tx
          .selectFrom("file")
          .select("fileName")
          .where("expiresAt", "<=", now() + earlyMs)
          .limit(limit);
        const fileNames = (await unclaimed(tx, expired).execute()).map((row) => row.fileName);
        if (fileNames.length === 0) return 0;
        await tx.deleteFrom("file").where("fileName", "in", fileNames).execute();
        await drop(tx, fileNames);
        return fileNames.length;
      }),

    async heldBytes(of = {}) {
      let sum = database
        .selectFrom("file")
        .select(({ fn }) => fn.sum<number | null>("byteCount").as("bytes"));
      if (of.sessionId !== undefined) sum = sum.where("sessionId", "=", of.sessionId);
      if (of.kind !== undefined) sum = sum.where("kind", "=", of.kind);
      const row = await sum.executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },
  };
}

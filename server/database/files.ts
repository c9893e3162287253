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
  /** Ends a pending check. False, and nothing changes, if it has a result already or the file is gone. */
  setCheck(fileName: string, checkStatus: CheckStatus, errMsg: string): Promise<boolean>;
  /** Removes the file and all files made from it, expired or not; returns their names. */
  remove(sessionId: string, fileName: string): Promise<string[]>;
  /** Removes all files of a session, expired or not; returns their names. */
  removeAll(sessionId: string): Promise<string[]>;
  /** Removes up to `limit` files that have expired or will expire within `earlyMs`; returns their number. */
  removeExpired(limit: number, earlyMs?: number): Promise<number>;
  /** Stored bytes of all files, of a session or of a kind. */
  heldBytes(of?: Partial<Pick<StoredFile, "sessionId" | "kind">>): Promise<number>;
}

/** Records are removed before bytes: if that is interrupted, the next sweep finishes it. */
async function drop(tx: Database, fileNames: string[], nowMs: number): Promise<void> {
  if (fileNames.length === 0) return;
  await tx.deleteFrom("riskJob").where("fileName", "in", fileNames).execute();
  await tx.deleteFrom("cardAnswer").where("fileName", "in", fileNames).execute();
  await queueDeletion(tx, fileNames, nowMs);
}

const namesOf = (rows: Pick<StoredFile, "fileName">[]): string[] => rows.map(({ fileName }) => fileName);

/** Locks the upload until the transaction ends, so that its removal sees the files made from it. */
async function hasUpload(tx: Database, upload: string, nowMs: number): Promise<boolean> {
  const live = tx
    .selectFrom("file")
    .select("fileName")
    .where("fileName", "=", upload)
    .where("expiresAt", ">", nowMs);
  return (await locked(tx, live).executeTakeFirst()) !== undefined;
}

/** An expired record of the same bytes, which a sweep has not removed yet, would stand in the way of the new one. */
async function removeExpiredTwin(
  tx: Database,
  { sessionId, digest }: StoredFile,
  nowMs: number,
): Promise<void> {
  const twins = await tx
    .deleteFrom("file")
    .where("sessionId", "=", sessionId)
    .where("digest", "=", digest)
    .where("expiresAt", "<=", nowMs)
    .returning("fileName")
    .execute();
  await drop(tx, namesOf(twins), nowMs);
}

async function addFile(tx: Database, file: StoredFile, nowMs: number): Promise<boolean> {
  const { fileName } = file;
  if (file.madeFrom !== null && !(await hasUpload(tx, file.madeFrom, nowMs))) return false;
  if (file.digest !== null) await removeExpiredTwin(tx, file, nowMs);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("file")
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tx.deleteFrom("doomedFile").where("fileName", "=", fileName).execute();
  if (file.checkStatus === checkStatuses.pending)
    await tx.insertInto("riskJob").values({ fileName, payloadFault: "", dueAt: nowMs }).execute();
  return true;
}

async function setCheck(
  tx: Database,
  { fileName, ...check }: Pick<StoredFile, "fileName" | "checkStatus" | "errMsg">,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("file")
    .set(check)
    .where("fileName", "=", fileName)
    .where("checkStatus", "=", checkStatuses.pending)
    .executeTakeFirst();
  await tx.deleteFrom("riskJob").where("fileName", "=", fileName).execute();
  // The record is kept for its reason; the bytes are deleted.
  if (check.checkStatus === checkStatuses.abnormal && numUpdatedRows)
    await queueDeletion(tx, [fileName], nowMs);
  return numUpdatedRows > 0;
}

/** Also finds what was made of an upload whose record has expired. */
async function removeFile(
  tx: Database,
  { sessionId, fileName }: Pick<StoredFile, "sessionId" | "fileName">,
  nowMs: number,
): Promise<string[]> {
  const own = tx.deleteFrom("file").where("sessionId", "=", sessionId).returning("fileName");
  const removed = namesOf(await own.where("fileName", "=", fileName).execute());
  // One statement per generation. Each waits for transactions that are adding a result, so the next one sees that result.
  for (let parents = [fileName]; parents.length > 0; ) {
    parents = namesOf(await own.where("madeFrom", "in", parents).execute());
    removed.push(...parents);
  }
  await drop(tx, removed, nowMs);
  return removed;
}

async function removeAll(tx: Database, sessionId: string, nowMs: number): Promise<string[]> {
  const own = tx.deleteFrom("file").where("sessionId", "=", sessionId).returning("fileName");
  const removed = namesOf(await own.execute());
  await drop(tx, removed, nowMs);
  return removed;
}

async function removeExpired(
  tx: Database,
  { limit, earlyMs }: { limit: number; earlyMs: number },
  nowMs: number,
): Promise<number> {
  const expired = tx
    .selectFrom("file")
    .select("fileName")
    .where("expiresAt", "<=", nowMs + earlyMs);
  const fileNames = namesOf(await unclaimed(tx, expired.limit(limit)).execute());
  if (fileNames.length === 0) return 0;
  await tx.deleteFrom("file").where("fileName", "in", fileNames).execute();
  await drop(tx, fileNames, nowMs);
  return fileNames.length;
}

async function heldBytes(
  database: Database,
  { sessionId, kind }: Partial<Pick<StoredFile, "sessionId" | "kind">>,
): Promise<number> {
  let sum = database.selectFrom("file").select(({ fn }) => fn.sum<number | null>("byteCount").as("bytes"));
  if (sessionId !== undefined) sum = sum.where("sessionId", "=", sessionId);
  if (kind !== undefined) sum = sum.where("kind", "=", kind);
  const row = await sum.executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

export function makeFiles(database: Database, now: () => number): Files {
  const together = <Value>(work: (tx: Database) => Promise<Value>) => database.transaction().execute(work);
  return {
    add: (file) => together((tx) => addFile(tx, file, now())),
    find: (fileName) =>
      database
        .selectFrom("file")
        .selectAll()
        .where("fileName", "=", fileName)
        .where("expiresAt", ">", now())
        .executeTakeFirst(),
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
      together((tx) => setCheck(tx, { fileName, checkStatus, errMsg }, now())),
    remove: (sessionId, fileName) => together((tx) => removeFile(tx, { sessionId, fileName }, now())),
    removeAll: (sessionId) => together((tx) => removeAll(tx, sessionId, now())),
    removeExpired: (limit, earlyMs = 0) => together((tx) => removeExpired(tx, { limit, earlyMs }, now())),
    heldBytes: (of = {}) => heldBytes(database, of),
  };
}

import { checkStatuses } from "../../contract/codes";
import { queueDeletion } from "./deletion-queue";
import type { Database } from "./migrate";
import type { StoredFile } from "./tables";

interface Attached {
  feedbackId: string;
  sessionId: string;
  mediaIds: readonly string[];
}

/**
 * Attaches a session's media to its message, in the transaction that adds the message.
 * @returns false if one of them is no longer stored, was refused or belongs to another session
 */
export async function attachPictures(
  tx: Database,
  { feedbackId, sessionId, mediaIds }: Attached,
  nowMs: number,
): Promise<boolean> {
  const wanted = [...new Set(mediaIds)];
  if (wanted.length === 0) return true;
  const files = await tx
    .selectFrom("file")
    .select("fileName")
    .where("mediaId", "in", wanted)
    .where("sessionId", "=", sessionId)
    .where("checkStatus", ">=", checkStatuses.pending)
    .where("expiresAt", ">", nowMs)
    .execute();
  if (files.length < wanted.length) return false;
  await tx
    .insertInto("feedbackPicture")
    .values(files.map(({ fileName }) => ({ feedbackId, fileName })))
    .execute();
  return true;
}

/** The stored pictures of one message, or of all, by the message's id. */
export async function picturesByFeedback(
  database: Database,
  nowMs: number,
  feedbackId?: string,
): Promise<(feedbackId: string) => StoredFile[]> {
  let pictures = database
    .selectFrom("feedbackPicture")
    .innerJoin("file", "file.fileName", "feedbackPicture.fileName")
    .selectAll("file")
    .select("feedbackPicture.feedbackId")
    .where("file.expiresAt", ">", nowMs)
    .orderBy("file.createdAt");
  if (feedbackId !== undefined) pictures = pictures.where("feedbackPicture.feedbackId", "=", feedbackId);
  const byFeedback = new Map<string, StoredFile[]>();
  for (const { feedbackId: id, ...file } of await pictures.execute())
    byFeedback.set(id, [...(byFeedback.get(id) ?? []), file]);
  return (id) => byFeedback.get(id) ?? [];
}

/**
 * Removes the pictures whose messages are removed, in the same transaction. A picture that another message has too is
 * kept with it. The next sweep deletes the bytes.
 */
export async function removePicturesLeft(tx: Database, nowMs: number): Promise<void> {
  const detached = await tx
    .deleteFrom("feedbackPicture")
    .where("feedbackId", "not in", tx.selectFrom("feedback").select("id"))
    .returning("fileName")
    .execute();
  if (detached.length === 0) return;
  const removed = await tx
    .deleteFrom("file")
    .where(
      "fileName",
      "in",
      detached.map(({ fileName }) => fileName),
    )
    .where("fileName", "not in", tx.selectFrom("feedbackPicture").select("fileName"))
    .returning("fileName")
    .execute();
  const fileNames = removed.map(({ fileName }) => fileName);
  if (fileNames.length === 0) return;
  await tx.deleteFrom("riskJob").where("fileName", "in", fileNames).execute();
  await queueDeletion(tx, fileNames, nowMs);
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { attachPictures, picturesByFeedback, removePicturesLeft } from "./feedback-pictures";
import type { Database } from "./migrate";
import type { Feedback } from "./tables";

type NewFeedback = Omit<Feedback, "id" | "createdAt" | "pictures"> & { mediaIds: readonly string[] };

export interface Feedbacks {
  /**
   * Resolves when the message, its pictures and its deliveries are stored. False, with nothing stored, if a picture is
   * not a stored one of this session.
   */
  add(feedback: NewFeedback): Promise<boolean>;
  /** Oldest first. */
  list(): Promise<Feedback[]>;
  /** Removes one message, or all of one address in any case, with their pictures; returns the number of messages. */
  remove(which: { id: string } | { email: string }): Promise<number>;
  /** Removes messages after the retention time, with their pictures. */
  removeOld(): Promise<void>;
}

/** @param channels the channels that each message is sent through */
export function makeFeedbacks(
  database: Database,
  { channels, ttlMs }: { channels: string[]; ttlMs: number },
  now: () => number,
): Feedbacks {
  return {
    add: ({ mediaIds, ...feedback }) =>
      database.transaction().execute(async (tx) => {
        const id = randomUUID();
        const createdAt = now();
        const { sessionId } = feedback;
        if (!(await attachPictures(tx, { feedbackId: id, sessionId, mediaIds }, createdAt))) return false;
        await tx
          .insertInto("feedback")
          .values({ id, createdAt, ...feedback })
          .execute();
        if (channels.length > 0)
          await tx
            .insertInto("delivery")
            .values(channels.map((channel) => ({ feedbackId: id, channel, dueAt: createdAt, tries: 0 })))
            .execute();
        return true;
      }),

    async list() {
      const rows = await database.selectFrom("feedback").selectAll().orderBy("createdAt").execute();
      const picturesOf = await picturesByFeedback(database, now());
      return rows.map((row) => ({ ...row, pictures: picturesOf(row.id) }));
    },

    remove: (which) =>
      database.transaction().execute(async (tx) => {
        const isWanted =
          "id" in which
            ? sql<boolean>`id = ${which.id}`
            : sql<boolean>`lower(email) = lower(${which.email.trim()})`;
        const { numDeletedRows } = await tx.deleteFrom("feedback").where(isWanted).executeTakeFirst();
        await removePicturesLeft(tx, now());
        return Number(numDeletedRows);
      }),

    removeOld: () =>
      database.transaction().execute(async (tx) => {
        await tx
          .deleteFrom("feedback")
          .where("createdAt", "<=", now() - ttlMs)
          .execute();
        await removePicturesLeft(tx, now());
      }),
  };
}

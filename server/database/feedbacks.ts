import { randomUUID } from "node:crypto";
import type { Database } from "./migrate";
import type { Feedback } from "./tables";

export interface Feedbacks {
  /** Resolves when the message is on the disk, and with it what is to tell it to people. */
  add(feedback: Omit<Feedback, "id" | "createdAt">): Promise<void>;
  /** Oldest first. */
  list(): Promise<Feedback[]>;
  /** One message, or all of one address; returns how many there were. */
  remove(which: { id: string } | { email: string }): Promise<number>;
  /** Takes away every message that has been kept for as long as the operator keeps them. */
  removeOld(): Promise<void>;
}

/**
 * @param channels the ways by which each message is told to people
 */
export function makeFeedbacks(
  database: Database,
  { channels, keptMs }: { channels: string[]; keptMs: number },
  now: () => number,
): Feedbacks {
  return {
    add: (feedback) =>
      database.transaction().execute(async (tx) => {
        const id = randomUUID();
        const createdAt = now();
        await tx
          .insertInto("feedback")
          .values({ id, createdAt, ...feedback })
          .execute();
        if (channels.length === 0) return;
        await tx
          .insertInto("delivery")
          .values(channels.map((channel) => ({ feedbackId: id, channel, dueAt: createdAt, tries: 0 })))
          .execute();
      }),

    list: () => database.selectFrom("feedback").selectAll().orderBy("createdAt").execute(),

    async remove(which) {
      const [column, value] = "id" in which ? (["id", which.id] as const) : (["email", which.email] as const);
      const { numDeletedRows } = await database
        .deleteFrom("feedback")
        .where(column, "=", value)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeOld() {
      await database
        .deleteFrom("feedback")
        .where("createdAt", "<=", now() - keptMs)
        .execute();
    },
  };
}

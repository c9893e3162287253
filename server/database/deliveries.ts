import type { ExpressionBuilder } from "kysely";
import { picturesByFeedback } from "./feedback-pictures";
import type { Database } from "./migrate";
import { unclaimed } from "./row-locks";
import type { Feedback, Tables } from "./tables";

/** A message to be sent through one of the operator's channels. */
export interface Delivery {
  feedback: Feedback;
  channel: string;
  tries: number;
}

/** Pending messages, as rows, so that they survive a restart and any process can send them. */
export interface Deliveries {
  /** A delivery that is due; not given to other processes for `leaseMs`. */
  take(leaseMs: number): Promise<Delivery | undefined>;
  done(delivery: Delivery): Promise<void>;
  /** Retries it after `delayMs`. */
  postpone(delivery: Delivery, delayMs: number): Promise<void>;
  /** Number of messages that a channel has not taken yet. */
  count(): Promise<number>;
}

export function makeDeliveries(database: Database, now: () => number): Deliveries {
  /** The row of a delivery. */
  const isRow = (feedbackId: string, channel: string) => (where: ExpressionBuilder<Tables, "delivery">) =>
    where.and({ feedbackId, channel });

  return {
    take: (leaseMs) =>
      database.transaction().execute(async (tx) => {
        const due = tx
          .selectFrom("delivery")
          .selectAll()
          .where("dueAt", "<=", now())
          .orderBy("dueAt")
          .limit(1);
        const row = await unclaimed(tx, due).executeTakeFirst();
        if (!row) return undefined;
        const { feedbackId, channel, tries } = row;
        const feedback = await tx
          .selectFrom("feedback")
          .selectAll()
          .where("id", "=", feedbackId)
          .executeTakeFirst();
        if (!feedback) {
          await tx.deleteFrom("delivery").where("feedbackId", "=", feedbackId).execute();
          return undefined;
        }
        await tx
          .updateTable("delivery")
          .set({ dueAt: now() + leaseMs, tries: tries + 1 })
          .where(isRow(feedbackId, channel))
          .execute();
        const picturesOf = await picturesByFeedback(tx, now(), feedbackId);
        return { feedback: { ...feedback, pictures: picturesOf(feedbackId) }, channel, tries: tries + 1 };
      }),

    async done({ feedback, channel }) {
      await database.deleteFrom("delivery").where(isRow(feedback.id, channel)).execute();
    },

    async postpone({ feedback, channel }, delayMs) {
      const dueAt = now() + delayMs;
      await database.updateTable("delivery").set({ dueAt }).where(isRow(feedback.id, channel)).execute();
    },

    async count() {
      const row = await database
        .selectFrom("delivery")
        .select(({ fn }) => fn.count<number>("feedbackId").distinct().as("count"))
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}

import type { ExpressionBuilder } from "kysely";
import type { Database } from "./migrate";
import { unclaimed } from "./row-locks";
import type { Feedback, Tables } from "./tables";

/** A message that is to be told to people, by one of the ways that the operator named. */
export interface Delivery {
  feedback: Feedback;
  channel: string;
  tries: number;
}

/** What waits to be told: rows, so that they survive a restart and any process may take them. */
export interface Deliveries {
  /** One whose time has come; for `leaseMs` no other process is given it. */
  take(leaseMs: number): Promise<Delivery | undefined>;
  done(delivery: Delivery): Promise<void>;
  /** Not now: tried again after `delayMs`. */
  postpone(delivery: Delivery, delayMs: number): Promise<void>;
  /** Deliveries that are not done. */
  count(): Promise<number>;
}

export function makeDeliveries(database: Database, now: () => number): Deliveries {
  /** The one row of a delivery. */
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
        return { feedback, channel, tries: tries + 1 };
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
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}

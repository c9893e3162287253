import { sql } from "kysely";
import type { Database } from "./migrate";

/** Counts of calls per key and time window; shared by replicas on one database. */
export interface RateCounts {
  /** Increments a count; returns it with the end of its window. */
  add(key: string, windowMs: number): Promise<{ count: number; endsAt: number }>;
  removeOver(): Promise<void>;
}

export function makeRateCounts(database: Database, now: () => number): RateCounts {
  return {
    add(key, windowMs) {
      const isOver = sql<boolean>`rate_count.ends_at <= ${now()}`;
      const fresh = { count: 1, endsAt: now() + windowMs };
      return database
        .insertInto("rateCount")
        .values({ key, ...fresh })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when ${isOver} then 1 else rate_count.count + 1 end`,
            endsAt: sql`case when ${isOver} then ${fresh.endsAt} else rate_count.ends_at end`,
          }),
        )
        .returning(["count", "endsAt"])
        .executeTakeFirstOrThrow();
    },

    async removeOver() {
      await database.deleteFrom("rateCount").where("endsAt", "<=", now()).execute();
    },
  };
}

import { sql } from "kysely";
import type { Database } from "./migrate";

/** Calls by whom they count for, in windows of time; replicas on one database count together. */
export interface RateCounts {
  /** One more; how many there are in the window, and when it ends. */
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

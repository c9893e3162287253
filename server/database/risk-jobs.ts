import type { Database } from "./migrate";
import { unclaimed } from "./row-locks";
import type { RiskJob } from "./tables";

/** Pending risk checks in a table: they survive a restart, and any process can take them. */
export interface RiskJobs {
  /** A free job, reserved by this process for `leaseMs`. `Files.setCheck` ends it. */
  take(leaseMs: number): Promise<RiskJob | undefined>;
}

export function makeRiskJobs(database: Database, now: () => number): RiskJobs {
  return {
    take: (leaseMs) =>
      database.transaction().execute(async (tx) => {
        const due = tx
          .selectFrom("riskJob")
          .selectAll()
          .where("dueAt", "<=", now())
          .orderBy("dueAt")
          .limit(1);
        const job = await unclaimed(tx, due).executeTakeFirst();
        if (!job) return undefined;
        await tx
          .updateTable("riskJob")
          .set({ dueAt: now() + leaseMs })
          .where("fileName", "=", job.fileName)
          .execute();
        return job;
      }),
  };
}

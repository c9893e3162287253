import type { AuthorityReason, Outcome } from "../../contract/codes";
import type { Database } from "./migrate";
import type { StoredOutcome } from "./tables";

/** Number of equal answers for a document. */
export interface OutcomeCount {
  document: string;
  outcome: Outcome;
  /** Null if the photo was not refused. */
  reason: AuthorityReason | null;
  count: number;
}

export interface Outcomes {
  /** Resolves when the answer is stored; false if there is one for this photo and document. */
  add(outcome: Omit<StoredOutcome, "createdAt">): Promise<boolean>;
  /** Of one document, or of all. */
  counts(document?: string): Promise<OutcomeCount[]>;
  /** Oldest first. */
  list(document?: string): Promise<StoredOutcome[]>;
  /** Returns the number of removed answers. */
  remove(ids: string[]): Promise<number>;
  /** Removes answers, and the words of others, after their retention times. */
  removeOld(): Promise<void>;
}

export function makeOutcomes(
  database: Database,
  { ttlMs, wordsTtlMs }: { ttlMs: number; wordsTtlMs: number },
  now: () => number,
): Outcomes {
  return {
    async add(outcome) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("outcome")
        .values({ ...outcome, createdAt: now() })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) > 0;
    },

    counts: (document) =>
      database
        .selectFrom("outcome")
        .select(({ fn }) => ["document", "outcome", "reason", fn.countAll<number>().as("count")])
        .$if(document !== undefined, (query) => query.where("document", "=", document!))
        .groupBy(["document", "outcome", "reason"])
        .execute(),

    list: (document) =>
      database
        .selectFrom("outcome")
        .selectAll()
        .$if(document !== undefined, (query) => query.where("document", "=", document!))
        .orderBy("createdAt")
        .execute(),

    async remove(ids) {
      if (ids.length === 0) return 0;
      const { numDeletedRows } = await database
        .deleteFrom("outcome")
        .where("id", "in", ids)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeOld() {
      await database
        .deleteFrom("outcome")
        .where("createdAt", "<=", now() - ttlMs)
        .execute();
      await database
        .updateTable("outcome")
        .set({ words: "" })
        .where("words", "!=", "")
        .where("createdAt", "<=", now() - wordsTtlMs)
        .execute();
    },
  };
}

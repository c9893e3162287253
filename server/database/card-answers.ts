import type { Selectable } from "kysely";
import type { Database } from "./migrate";
import type { CardAnswerTable } from "./tables";

type StoredAnswer = Selectable<CardAnswerTable>;

/** Answers to card requests, by the key that the client gave them. Each change is one statement, for replicas. */
export interface CardAnswers {
  /** Undefined if the caller is to answer the request until `expiresAt`; else what is known under this id. */
  begin(call: Omit<StoredAnswer, "answer">): Promise<Pick<StoredAnswer, "request" | "answer"> | undefined>;
  /** The caller is still at work: the request is its own until `expiresAt`. */
  renew(id: string, expiresAt: number): Promise<void>;
  /** Nothing is kept if the upload was deleted meanwhile. */
  keep(id: string, answer: string, expiresAt: number): Promise<void>;
  /** Forgets a call that failed, so that it can be repeated. */
  drop(id: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export function makeCardAnswers(database: Database, now: () => number): CardAnswers {
  const expired = () => database.deleteFrom("cardAnswer").where("expiresAt", "<=", now());

  return {
    async begin(call) {
      await expired().where("id", "=", call.id).execute();
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("cardAnswer")
        .values({ ...call, answer: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) > 0) return undefined;
      const known = await database
        .selectFrom("cardAnswer")
        .select(["request", "answer"])
        .where("id", "=", call.id)
        .executeTakeFirst();
      // The other call may have failed since.
      return known ?? { request: call.request, answer: null };
    },

    async renew(id, expiresAt) {
      await database
        .updateTable("cardAnswer")
        .set({ expiresAt })
        .where("id", "=", id)
        .where("answer", "is", null)
        .execute();
    },

    async keep(id, answer, expiresAt) {
      await database.updateTable("cardAnswer").set({ answer, expiresAt }).where("id", "=", id).execute();
    },

    async drop(id) {
      await database.deleteFrom("cardAnswer").where("id", "=", id).where("answer", "is", null).execute();
    },

    async removeExpired() {
      await expired().execute();
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Database } from "./migrate";

export interface Feedback {
  sessionId: string;
  message: string;
  email: string;
  lang: string;
}

export interface Feedbacks {
  /** Resolves when the message is on the disk. */
  add(feedback: Feedback): Promise<void>;
  /** Takes away every message that has been kept for as long as the operator keeps them. */
  removeOld(): Promise<void>;
}

export function makeFeedbacks(database: Database, keptMs: number, now: () => number): Feedbacks {
  return {
    async add(feedback) {
      await database
        .insertInto("feedback")
        .values({ id: randomUUID(), createdAt: now(), ...feedback })
        .execute();
    },

    async removeOld() {
      await database
        .deleteFrom("feedback")
        .where("createdAt", "<=", now() - keptMs)
        .execute();
    },
  };
}

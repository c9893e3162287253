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
}

export function makeFeedbacks(database: Database, now: () => number): Feedbacks {
  return {
    async add(feedback) {
      await database
        .insertInto("feedback")
        .values({ id: randomUUID(), createdAt: now(), ...feedback })
        .execute();
    },
  };
}

import { pairingMinutes } from "../../contract/limits";
import type { Database } from "./migrate";
import type { StoredPairing } from "./tables";

const stepMs = pairingMinutes * 60_000;
/** Joining, sending and fetching; later the code is unused. */
const ttlMs = 3 * stepMs;

/** Each change is one statement with the expected state, so that only one of two phones or replicas succeeds. */
export interface Pairings {
  open(pairing: Pick<StoredPairing, "code" | "sessionId" | "urlPath" | "files">): Promise<StoredPairing>;
  find(code: string): Promise<StoredPairing | undefined>;
  /** False if another phone has joined, or the time is over. */
  join(code: string, phoneSessionId: string): Promise<boolean>;
  /** False if the desktop no longer waits for this photo. */
  send(code: string, fileName: string): Promise<boolean>;
  /** An ended pairing keeps the state that the other device was given. */
  end(code: string, state: "received" | "closed"): Promise<void>;
  removeOld(): Promise<void>;
}

export function makePairings(database: Database, now: () => number): Pairings {
  async function change(
    code: string,
    from: StoredPairing["state"],
    to: Partial<StoredPairing>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable("pairing")
      .set({ ...to, expiresAt: now() + stepMs })
      .where("code", "=", code)
      .where("state", "=", from)
      .where("expiresAt", ">", now())
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  return {
    open: ({ code, sessionId, urlPath, files }) =>
      database
        .insertInto("pairing")
        .values({
          code,
          sessionId,
          phoneSessionId: null,
          state: "waiting",
          urlPath,
          fileName: null,
          files,
          createdAt: now(),
          expiresAt: now() + stepMs,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    find: (code) => database.selectFrom("pairing").selectAll().where("code", "=", code).executeTakeFirst(),

    join: (code, phoneSessionId) => change(code, "waiting", { state: "joined", phoneSessionId }),

    send: (code, fileName) => change(code, "joined", { state: "sent", fileName }),

    async end(code, state) {
      await database
        .updateTable("pairing")
        .set({ state })
        .where("code", "=", code)
        .where("state", "not in", ["received", "closed"])
        .execute();
    },

    async removeOld() {
      await database
        .deleteFrom("pairing")
        .where("createdAt", "<=", now() - ttlMs)
        .execute();
    },
  };
}

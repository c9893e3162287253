import { tokenPattern } from "../../contract/patterns";
import { makeToken, sha256Hex } from "../ids";
import type { Database } from "./migrate";
import type { Session } from "./tables";

const issuedToken = new RegExp(tokenPattern);

export interface Sessions {
  /** Starts a session and returns its token, which is not stored. */
  create(deviceId: string): Promise<string>;
  /** The session of a valid token. */
  find(token: string): Promise<Session | undefined>;
  /** Ends the session of a token. */
  remove(id: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export function makeSessions(database: Database, tokenTtlMs: number, now: () => number): Sessions {
  return {
    async create(deviceId) {
      const token = makeToken();
      const createdAt = now();
      await database
        .insertInto("session")
        .values({ id: sha256Hex(token), deviceId, createdAt, expiresAt: createdAt + tokenTtlMs })
        .execute();
      return token;
    },

    async find(token) {
      if (!issuedToken.test(token)) return undefined;
      return database
        .selectFrom("session")
        .selectAll()
        .where("id", "=", sha256Hex(token))
        .where("expiresAt", ">", now())
        .executeTakeFirst();
    },

    async remove(id) {
      await database.deleteFrom("session").where("id", "=", id).execute();
    },

    async removeExpired() {
      await database.deleteFrom("session").where("expiresAt", "<=", now()).execute();
    },
  };
}

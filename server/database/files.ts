import type { Database } from "./open-database";
import type { StoredFile } from "./tables";

export type CheckStatus = 0 | 1 | -1 | -2;

/** What is known of each stored file. A file that has expired is not found, swept or not. */
export interface Files {
  add(file: StoredFile): Promise<void>;
  find(fileName: string): Promise<StoredFile | undefined>;
  /** An earlier upload of the same bytes in the same session that was not refused. */
  findByDigest(sessionId: string, kind: StoredFile["kind"], digest: string): Promise<StoredFile | undefined>;
  setCheck(fileName: string, checkStatus: CheckStatus, errMsg: string): Promise<void>;
  /** Names of the file and of everything made from it. */
  family(fileName: string): Promise<string[]>;
  remove(fileNames: string[]): Promise<void>;
  expired(limit: number): Promise<string[]>;
  /** Which of these names are known, expired or not. */
  known(fileNames: string[]): Promise<Set<string>>;
}

export function makeFiles(database: Database, now: () => number): Files {
  const live = () => database.selectFrom("file").selectAll().where("expiresAt", ">", now());
  return {
    async add(file) {
      await database.insertInto("file").values(file).execute();
    },

    find: (fileName) => live().where("fileName", "=", fileName).executeTakeFirst(),

    findByDigest: (sessionId, kind, digest) =>
      live()
        .where("sessionId", "=", sessionId)
        .where("digest", "=", digest)
        .where("kind", "=", kind)
        .where("checkStatus", ">=", 0)
        .executeTakeFirst(),

    async setCheck(fileName, checkStatus, errMsg) {
      await database
        .updateTable("file")
        .set({ checkStatus, errMsg })
        .where("fileName", "=", fileName)
        .execute();
    },

    async family(fileName) {
      const rows = await database
        .selectFrom("file")
        .select("fileName")
        .where((either) => either.or([either("fileName", "=", fileName), either("madeFrom", "=", fileName)]))
        .execute();
      return rows.map((row) => row.fileName);
    },

    async remove(fileNames) {
      if (fileNames.length > 0)
        await database.deleteFrom("file").where("fileName", "in", fileNames).execute();
    },

    async expired(limit) {
      const rows = await database
        .selectFrom("file")
        .select("fileName")
        .where("expiresAt", "<=", now())
        .limit(limit)
        .execute();
      return rows.map((row) => row.fileName);
    },

    async known(fileNames) {
      if (fileNames.length === 0) return new Set();
      const rows = await database
        .selectFrom("file")
        .select("fileName")
        .where("fileName", "in", fileNames)
        .execute();
      return new Set(rows.map((row) => row.fileName));
    },
  };
}

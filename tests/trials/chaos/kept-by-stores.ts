import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openPostgres } from "../../../server/adapters/open-postgres";
import { openSqlite } from "../../../server/adapters/open-sqlite";
import type { Database } from "../../../server/database/migrate";

/** The database of a trial, looked into from outside. */
async function inDatabase<T>(env: NodeJS.ProcessEnv, work: (database: Database) => Promise<T>): Promise<T> {
  const { database } = await (env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL)
    : openSqlite(join(env.PHOTO_DATA_DIR!, "photo.sqlite")));
  return work(database).finally(() => database.destroy());
}

export const storedMessages = (env: NodeJS.ProcessEnv): Promise<Set<string>> =>
  inDatabase(env, async (database) => {
    const rows = await database.selectFrom("feedback").select("message").execute();
    return new Set(rows.map(({ message }) => message));
  });

/** As if an hour had passed for every file, and ten minutes for every announced byte. */
export const expireAll = (env: NodeJS.ProcessEnv): Promise<void> =>
  inDatabase(env, async (database) => {
    await database.updateTable("file").set({ expiresAt: 1 }).execute();
    await database.updateTable("doomedFile").set({ dueAt: 1 }).execute();
  });

export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== "probe").map((entry) => entry.name);
}

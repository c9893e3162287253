import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { drawJpeg } from "../fixtures/pictures";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../server/start-app";
import { hasPostgres, type RunningPostgres, startPostgres } from "../trials/stores/start-stores";

const root = join(__dirname, "../..");
const guide = readFileSync(join(root, "deploy/operating.md"), "utf8");

/** The lines that an operator is told to run. */
function commands(database: string, what: "backup" | "restore"): string {
  const block = new RegExp(`^${database}, ${what} .*\n\n((?: {4}.*\n)+)`, "m").exec(guide)?.[1];
  return block ?? "false";
}

const send = (server: TestApp, token: string, message: string) =>
  server.app.inject({
    method: "POST",
    url: `/v5/passport/feedback?${query()}`,
    headers: { token },
    payload: { message, email: "visitor@example.org" },
  });

describe("backup and restore as deploy/operating.md tells them", () => {
  let postgres: RunningPostgres | undefined;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "photo-backup-"));
    if (hasPostgres) postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true });
  });

  it.each(hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"])("on %s", async (database) => {
    const dataDir = await mkdtemp(join(folder, "data-"));
    const backup = await mkdtemp(join(folder, "backup-"));
    const env: Record<string, string> =
      database === "PostgreSQL" ? { DATABASE_URL: await postgres!.newDatabase() } : {};
    const runLine = (line: string, changed: Record<string, string> = {}) =>
      promisify(execFile)("bash", ["-euc", line], {
        cwd: root,
        env: {
          ...env,
          PHOTO_DATA_DIR: dataDir,
          BACKUP: backup,
          PATH: `${postgres?.programs ?? ""}:${process.env.PATH}`,
          ...changed,
        },
      });
    const run = (what: "backup" | "restore", changed?: Record<string, string>) =>
      runLine(commands(database, what), changed);

    const before = await startApp({ dataDir, env });
    const token = await login(before.app);
    await send(before, token, "kept");
    const media = await postForm(before.app, "/v5/media/upload", token, { file: await drawJpeg() });
    const [mediaFile] = storedFiles(dataDir);
    const file = await drawJpeg(600, 800);
    await upload(before.app, token, file);
    await postForm(before.app, "/v5/media/upload", token, { file, fields: { temporary: 1 } });
    expect(storedFiles(dataDir)).toHaveLength(3);
    const answer = { id: "1", request: "2", fileName: "3", answer: "{}", expiresAt: Date.now() + 3_600_000 };
    await before.deps.database.insertInto("cardAnswer").values(answer).execute();
    await run("backup");
    await run("backup");
    // Photos and temporary media would be kept longer than an hour.
    if (database === "PostgreSQL") await runLine(commands("SQLite", "backup"));
    expect(storedFiles(join(backup, "photo")).map((path) => basename(path))).toEqual([basename(mediaFile!)]);
    await send(before, token, "too late");
    // The disaster: whatever the database held is gone.
    for (const table of ["feedback", "session", "file", "setting", "card_answer"])
      await sql`delete from ${sql.table(table)}`.execute(before.deps.database);
    await before.close();
    // A later backup that fails leaves the good one as it is.
    const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", PHOTO_DATA_DIR: join(folder, "none") };
    await expect(run("backup", away)).rejects.toThrow();

    await run("restore");
    const after = await startApp({ dataDir, env });
    const messages = await after.deps.database.selectFrom("feedback").select("message").execute();
    expect(messages).toEqual([{ message: "kept" }]);
    // What was measured of a face, like the photo.
    expect(await after.deps.database.selectFrom("cardAnswer").selectAll().execute()).toEqual([]);
    const { url } = media.json().data;
    expect((await after.app.inject(url)).headers["content-type"]).toBe("image/jpeg");
    expect((await send(after, token, "and goes on")).json().code).toBe(0);
    await after.close();
  });
});

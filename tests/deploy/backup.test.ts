import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import pg from "pg";
import { backUp } from "../../server/backup";
import { readConfig } from "../../server/config/config";
import { openExistingDatabase } from "../../server/resources";
import { drawJpeg } from "../fixtures/pictures";
import { afterThisTest } from "../for-this-test";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../server/start-app";
import { hasPostgres, type RunningPostgres, startPostgres } from "../trials/stores/start-stores";

const password = "a#b@c:/%?";

const root = join(__dirname, "../..");
const guide = readFileSync(join(root, "deploy/operating.md"), "utf8");

/** The lines that an operator is told to run. */
function commands(of: string, what: "backup" | "restore"): string {
  const block = new RegExp(`^${of}, ${what}\\b.*\n\n((?: {4}.*\n)+)`, "m").exec(guide)?.[1];
  return block ?? "false";
}

/** As `deploy/stores.md` sets it up: the role `photo` owns the database, and the password is not in the address. */
async function databaseOfPhoto(postgres: RunningPostgres): Promise<string> {
  const url = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `do $$ begin create role photo login; exception when duplicate_object then null; end $$`,
  );
  await client.query(`alter role photo password '${password}'`);
  await client.query(`alter database ${new URL(url).pathname.slice(1)} owner to photo`);
  await client.end();
  return url.replace("//postgres@", "//photo@");
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
    process.env.PGPASSWORD = password;
  });
  afterAll(async () => {
    await postgres?.stop();
    delete process.env.PGPASSWORD;
    await rm(folder, { recursive: true });
  });

  it("a backup that fails says so, keeps the earlier one and leaves no half", async () => {
    const [dataDir, backup] = [await mkdtemp(join(folder, "data-")), await mkdtemp(join(folder, "backup-"))];
    const config = readConfig({ PHOTO_DATA_DIR: dataDir });
    const { close } = await startApp({ dataDir });
    await close();
    await backUp(config, backup);
    await writeFile(join(dataDir, "photo.sqlite"), "no database");
    await expect(backUp(config, backup)).rejects.toThrow(
      `file is not a database. The earlier backup in ${join(backup, "photo")} is kept.`,
    );
    expect(await readdir(backup)).toEqual(["photo"]);
    // One that ended between its last two steps has left the earlier backup under another name.
    await rename(join(backup, "photo"), join(backup, "photo.old"));
    await expect(backUp(config, backup)).rejects.toThrow(
      `The earlier backup in ${join(backup, "photo")} is kept.`,
    );
    expect(await readdir(backup)).toEqual(["photo"]);
    await expect(backUp(config, join(backup, "photo", "photo.sqlite"))).rejects.toThrow(
      /^No backup was made: ENOTDIR: .* There is no earlier one\.$/,
    );
    // A disk that is not mounted: its folder is not made on the one below.
    const unmounted = join(folder, "not-mounted");
    await expect(backUp(config, unmounted)).rejects.toThrow(/^No backup was made: ENOENT: /);
    expect(await readdir(folder)).not.toContain("not-mounted");
  });

  it("has nothing to copy beside PostgreSQL and a bucket, which is no failure", async () => {
    const backup = await mkdtemp(join(folder, "backup-"));
    const stores = { DATABASE_URL: "postgres://photo@127.0.0.1:1/none", S3_BUCKET: "photos" };
    const line = commands("Media", "backup");
    const env = { PATH: process.env.PATH, BACKUP: backup, ...stores };
    const { stdout } = await promisify(execFile)("bash", ["-euc", line], { cwd: root, env });
    expect(stdout).toMatch(/^Nothing to copy here: /);
    expect(await readdir(backup)).toEqual([]);
  });

  (hasPostgres ? it : it.skip)("a role that does not own its database is told so", async () => {
    await databaseOfPhoto(postgres!);
    const foreign = (await postgres!.newDatabase()).replace("//postgres@", "//photo@");
    await expect(openExistingDatabase(readConfig({ DATABASE_URL: foreign }))).rejects.toThrow(
      /^DATABASE_URL: cannot be used \(.*; the role must own the database\)$/,
    );
  });

  (hasPostgres ? it : it.skip)("a role without its password is told how to give it", async () => {
    const url = await databaseOfPhoto(postgres!);
    delete process.env.PGPASSWORD;
    afterThisTest(() => {
      process.env.PGPASSWORD = password;
    });
    await expect(openExistingDatabase(readConfig({ DATABASE_URL: url }))).rejects.toThrow(
      "DATABASE_URL: cannot be used (the database asks for a password: set PGPASSWORD)",
    );
  });

  it.each(hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"])("on %s", async (database) => {
    const dataDir = await mkdtemp(join(folder, "data-"));
    const backup = await mkdtemp(join(folder, "backup-"));
    // PostgreSQL has the database; the media are in a folder beside it.
    const parts = database === "PostgreSQL" ? ["PostgreSQL", "Media"] : ["SQLite"];
    const env: Record<string, string> =
      database === "PostgreSQL" ? { DATABASE_URL: await databaseOfPhoto(postgres!) } : {};
    const runLine = (line: string, changed: Record<string, string> = {}) =>
      promisify(execFile)("bash", ["-euc", line], {
        cwd: root,
        env: {
          ...env,
          PHOTO_DATA_DIR: dataDir,
          BACKUP: backup,
          PGPASSWORD: password,
          PATH: `${postgres?.programs ?? ""}:${process.env.PATH}`,
          ...changed,
        },
      });
    const run = async (what: "backup" | "restore", changed?: Record<string, string>) => {
      for (const part of parts) await runLine(commands(part, what), changed);
    };

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
    await before.deps.rateCounts.add("198.51.100.9", 3_600_000);
    await run("backup");
    await run("backup");
    // Photos and temporary media would be kept longer than an hour.
    expect(storedFiles(join(backup, "photo")).map((path) => basename(path))).toEqual([basename(mediaFile!)]);
    await send(before, token, "too late");
    // The disaster: whatever the database held is gone.
    for (const table of ["feedback", "session", "file", "setting", "card_answer", "rate_count"])
      await sql`delete from ${sql.table(table)}`.execute(before.deps.database);
    await before.close();
    // A later backup that fails leaves the good one as it is.
    const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", PHOTO_DATA_DIR: join(folder, "none") };
    await expect(run("backup", away)).rejects.toThrow();

    const expectAllBack = async (at: { dataDir: string; env: Record<string, string> }) => {
      const after = await startApp(at);
      const messages = await after.deps.database.selectFrom("feedback").select("message").execute();
      expect(messages).toEqual([{ message: "kept" }]);
      // What was measured of a face, like the photo.
      expect(await after.deps.database.selectFrom("cardAnswer").selectAll().execute()).toEqual([]);
      // Addresses of visitors.
      const counts = await after.deps.database.selectFrom("rateCount").select("key").execute();
      expect(counts.filter(({ key }) => key.includes("198.51.100.9"))).toEqual([]);
      const { url } = media.json().data;
      expect((await after.app.inject(url)).headers["content-type"]).toBe("image/jpeg");
      expect((await send(after, token, "and goes on")).json().code).toBe(0);
      await after.close();
    };
    // Without a backup, what there is stays.
    await expect(run("restore", { BACKUP: join(folder, "none") })).rejects.toThrow();
    expect(storedFiles(dataDir)).not.toEqual([]);
    await run("restore");
    await expectAllBack({ dataDir, env });
    // Another machine: no folder yet, and an empty database.
    const elsewhere: { dataDir: string; env: Record<string, string> } = {
      dataDir: join(folder, `new-${database}`, "data"),
      env: database === "PostgreSQL" ? { DATABASE_URL: await databaseOfPhoto(postgres!) } : {},
    };
    await run("restore", { ...elsewhere.env, PHOTO_DATA_DIR: elsewhere.dataDir });
    await expectAllBack(elsewhere);
  });
});

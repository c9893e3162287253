import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openSqlite } from "../../../server/adapters/open-sqlite";
import { backUp } from "../../../server/backup";
import { readConfig } from "../../../server/config/config";
import type { OpenDatabase } from "../../../server/database/migrate";
import { openExistingDatabase } from "../../../server/resources";
import { afterThisTest, forbidFolder } from "../../for-this-test";

/** Holds the one lock of a SQLite file, as a backup or another program may, until its standard input ends. */
const holdLock = (file: string) => `
  const Database = require("libsql");
  const database = new Database(${JSON.stringify(file)});
  database.exec("begin immediate");
  console.log("held");
  process.stdin.on("end", () => { database.exec("commit"); process.exit(); }).resume();
`;

const openIt = (file: string) => `
  const { openSqlite } = require("./server/adapters/open-sqlite.ts");
  openSqlite(${JSON.stringify(file)}).then(({ database }) => database.destroy());
`;

it("says which file a folder refuses, where SQLite would give a number", async () => {
  // Not even root can write there, and where there is no such folder, none can be made at the root.
  await expect(openSqlite("/proc/photo.sqlite")).rejects.toThrow(/^E[A-Z]+: .*'\/proc/);
});

it("is not made by a command beside the server, in a folder that is not the server's", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "photo-sqlite-"));
  afterThisTest(() => rm(dataDir, { recursive: true }));
  const config = readConfig({ PHOTO_DATA_DIR: dataDir });
  await expect(openExistingDatabase(config)).rejects.toThrow(
    `${join(dataDir, "photo.sqlite")} does not exist: check PHOTO_DATA_DIR.`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it("is not taken for missing by a command of another user than the server's", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "photo-sqlite-"));
  afterThisTest(() => rm(dataDir, { recursive: true }));
  await writeFile(join(dataDir, "photo.sqlite"), "");
  forbidFolder(dataDir);
  const words = `${join(dataDir, "photo.sqlite")} may not be read by this user: run the command as the user of the server.`;
  const config = readConfig({ PHOTO_DATA_DIR: dataDir });
  await expect(openExistingDatabase(config)).rejects.toThrow(words);
  await expect(backUp(config, dataDir)).rejects.toThrow(words);
});

it("is made once by processes that start at the same moment", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photo-sqlite-"));
  const openings = Array.from({ length: 4 }, () => {
    const args = ["--import", "tsx", "-e", openIt(join(folder, "photo.sqlite"))];
    const child = spawn(process.execPath, args, { cwd: join(__dirname, "../../.."), stdio: "pipe" });
    let told = "";
    child.stderr.on("data", (bytes) => (told += bytes));
    return once(child, "exit").then(([code]) => [code, told]);
  });
  expect(await Promise.all(openings)).toEqual(Array(4).fill([0, ""]));
  await rm(folder, { recursive: true });
});

describe("a SQLite file that another program holds", () => {
  let folder: string;
  let open: OpenDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "photo-sqlite-"));
    open = await openSqlite(join(folder, "photo.sqlite"));
  });
  afterEach(async () => {
    await open.database.destroy();
    await rm(folder, { recursive: true });
  });

  it("is waited for without holding the event loop", async () => {
    const other = spawn(process.execPath, ["-e", holdLock(join(folder, "photo.sqlite"))], {
      cwd: join(__dirname, "../../.."),
    });
    await once(other.stdout, "data");
    const names = ["one", "two"];
    const writing = Promise.all([
      open.database.insertInto("setting").values({ name: "one", value: "" }).execute(),
      open.database
        .transaction()
        .execute((tx) => tx.insertInto("setting").values({ name: "two", value: "" }).execute()),
    ]);
    // If the event loop were blocked, these lines would never run and the lock would never be released.
    const isWaiting = Symbol();
    expect(await Promise.race([writing, setTimeout(500, isWaiting)])).toBe(isWaiting);
    other.stdin.end();
    await writing;
    const rows = await open.database
      .selectFrom("setting")
      .select("name")
      .where("name", "in", names)
      .execute();
    expect(rows).toHaveLength(2);
  });
});

it("leaves nothing of a deleted message in its file or its log", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photo-sqlite-"));
  const file = join(folder, "photo.sqlite");
  const { database, truncateLog } = await openSqlite(file);
  const words = "the words of a visitor";
  const sender = { sessionId: "one", email: "visitor@example.org", lang: "en" };
  const message = { id: "one", createdAt: 1, ...sender, message: words };
  await database.insertInto("feedback").values(message).execute();
  const isStored = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(words));
  expect(isStored()).toBe(true);
  await database.deleteFrom("feedback").execute();
  await truncateLog();
  expect(isStored()).toBe(false);
  await database.destroy();
  await rm(folder, { recursive: true });
});

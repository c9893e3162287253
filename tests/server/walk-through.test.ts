import { execFile, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { PhotoPoolError } from "../../photo/node/photo-pool-types";
import { nobody } from "../fixtures/bad-images";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { oncePool } from "./engine-pool";
import { startApp, storedFiles, type TestApp } from "./start-app";

const docs = join(__dirname, "../../docs");
const sourceOf = (file: string) => readFileSync(join(docs, "api", file), "utf8");

/** Node 22.18 and later run TypeScript themselves. For earlier ones `tsx` is named by its place: the program's folder has no packages. */
const runsTypeScript = Boolean((process.features as { typescript?: unknown }).typescript);
const tsx = pathToFileURL(createRequire(__filename).resolve("tsx")).href;

const programs = [
  { file: "walk.sh", command: "sh", args: [], needs: ["curl", "jq"] },
  { file: "walk.ts", command: process.execPath, args: runsTypeScript ? [] : ["--import", tsx], needs: [] },
  { file: "walk.py", command: "python3", args: [], needs: ["python3"] },
].map(({ needs, ...program }) => ({
  ...program,
  missing: needs.filter((need) => spawnSync(need, ["--version"]).status !== 0),
}));
for (const { file, missing } of programs)
  if (missing.length > 0) console.warn(`docs/api/${file} is not tested: ${missing.join(" and ")} not found`);

/** Enough pixels for a document at 600 dpi. */
const person = () => drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg();

const serverKey = "a-key-of-forty-letters-".padEnd(40, "x");

let server: TestApp;
let address: string;
let folder: string;
/** Photos that are refused because the queue is full, before one is made. */
let busyTimes = 0;
let isAbnormal = false;
/** Whether the person of the next photos is asked about glasses. */
let asks = false;
/** Whether the connection breaks while the next photo is made. */
let breaks = false;
const sockets = new Set<Socket>();

/** Breaks all connections, and makes the photo for longer than curl waits before it asks again. */
async function breakConnections(): Promise<void> {
  breaks = false;
  for (const socket of sockets) socket.destroy();
  await wait(2_500);
}

beforeAll(async () => {
  server = await startApp({
    pool: oncePool,
    env: { SERVER_KEYS: serverKey },
    change: ({ pool }) => ({
      pool: {
        ...pool,
        makePhoto: async (request, caller) => {
          busyTimes -= 1;
          if (busyTimes >= 0) throw new PhotoPoolError("full", "full");
          if (breaks) await breakConnections();
          const outcome = await pool.makePhoto(request, caller);
          for (const check of outcome.checks) if (asks && check.rule === "glasses") check.verdict = "ask";
          return outcome;
        },
      },
      moderator: { judge: async () => ({ isAbnormal, reason: isAbnormal ? "nudity" : "" }) },
    }),
  });
  server.app.server.on("connection", (socket) => sockets.add(socket));
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.deps.database.deleteFrom("session").execute();
  folder = mkdtempSync(join(tmpdir(), "walk-through-"));
  busyTimes = 0;
  isAbnormal = false;
  breaks = false;
  asks = false;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program of the page as a newcomer does: from a folder that holds it and the picture, and nothing else. */
function run(
  { file, command, args }: (typeof programs)[number],
  picture: Uint8Array,
  more = {},
  wanted = ["DE", "passport"],
  chosen = "portrait.jpg",
) {
  copyFileSync(join(docs, "api", file), join(folder, file));
  writeFileSync(join(folder, "portrait.jpg"), picture);
  // A proxy of this machine would not reach its own port.
  const { PATH, HOME } = process.env;
  const all = [...args, file, address, chosen, ...wanted];
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(command, all, { cwd: folder, env: { PATH, HOME, ...more } as never }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
}

const sessions = async () => (await server.deps.database.selectFrom("session").select("id").execute()).length;
const written = (name: string) => join(folder, name);

for (const program of programs)
  (program.missing.length === 0 ? describe : describe.skip)(`docs/api/${program.file}`, () => {
    it("makes the document's photo and sheet, also if the server is busy at first, and leaves nothing", async () => {
      busyTimes = 1;
      asks = true;
      const { status, stdout, stderr } = await run(program, await person());
      expect([status, stderr]).toEqual([0, ""]);
      const [made, taken, ...found] = stdout.trimEnd().split("\n");
      expect(made).toMatch(/^de-passport: 827 x 1063 px, (look|ask)$/);
      expect(taken).toBe("no photo made at home is taken: studio");
      const rules = found.map((finding) => JSON.parse(finding).rule);
      // A drawn face is warned of.
      expect(rules).toEqual(expect.arrayContaining(["glasses", "natural-colour"]));
      const photo = await sharp(written("photo.jpg")).metadata();
      // 35 x 45 mm at 600 dpi.
      expect(photo).toMatchObject({ format: "jpeg", width: 827, height: 1063, density: 600 });
      const sheet = await sharp(written("sheet.jpg")).metadata();
      expect(sheet).toMatchObject({ format: "jpeg", width: 1800, height: 1200, density: 300 });
      expect(busyTimes).toBe(-1);
      expect(storedFiles(server.dataDir)).toEqual([]);
    });

    it("asks again with the same key if no answer comes", async () => {
      breaks = true;
      const { status, stdout, stderr } = await run(program, await person());
      expect([status, stderr.replace(/^curl: .*\n/m, "")]).toEqual([0, ""]);
      expect(stdout).toMatch(/^de-passport: 827 x 1063 px, (look|ask)\n/);
      expect(breaks).toBe(false);
      expect(storedFiles(server.dataDir)).toEqual([]);
    });

    it("says what is wrong with its arguments, and leaves no other file", async () => {
      const errorOf = async (...wanted: string[]) => {
        const { status, stderr } = await run(program, await nobody(), {}, wanted);
        expect(status).toBe(1);
        return stderr;
      };
      expect(await errorOf("DE")).toMatch(`${program.file} http://localhost:4000 portrait.jpg DE passport\n`);
      expect(await errorOf("UK", "passport")).toBe('404: no country UK. Did you mean "GB"?\n');
      expect(await errorOf("AD", "driving-licence")).toBe("no such document\n");
      const { stderr } = await run(program, await nobody(), {}, undefined, "none.jpg");
      expect(stderr).toMatch(/^.*none\.jpg.*\n$/);
      expect(readdirSync(folder).sort()).toEqual(["portrait.jpg", program.file]);
    });

    it("calls with a server's key instead of logging in", async () => {
      const wanted = ["US", "passport"];
      const { status, stdout, stderr } = await run(
        program,
        await person(),
        { SERVER_KEY: serverKey },
        wanted,
      );
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/^us-passport: /);
      expect(stdout).not.toContain("made at home");
      expect(await sessions()).toBe(0);
      expect(storedFiles(server.dataDir)).toEqual([]);
      const wrong = await run(program, await person(), { SERVER_KEY: "x".repeat(40) });
      expect([wrong.status, wrong.stderr]).toEqual([
        1,
        "403: no such server key. The token of a login goes into the header token\n",
      ]);
    });

    it("says why a photo is rejected, and leaves nothing", async () => {
      const { status, stderr } = await run(program, await nobody());
      const [first, ...findings] = stderr.trimEnd().split("\n");
      expect([status, first]).toEqual([1, "1000: The photo does not meet the requirements"]);
      expect(findings.map((finding) => JSON.parse(finding))).toContainEqual({
        rule: "face-count",
        measured: 0,
        min: 1,
        max: 1,
        unit: "count",
      });
      expect(existsSync(written("photo.jpg"))).toBe(false);
      expect(storedFiles(server.dataDir)).toEqual([]);
    });

    it("says that a picture is abnormal", async () => {
      isAbnormal = true;
      const { status, stderr } = await run(program, await nobody());
      expect([status, stderr]).toEqual([1, "1009: nudity\n"]);
    });
  });

it("names the two slashes of an address that ends with one", async () => {
  const answer = await fetch(`${address}//site/loginByDeviceId`, { method: "POST" });
  expect([answer.status, (await answer.json()).msg]).toEqual([
    404,
    'not found: the path has two slashes in a row. Did you mean "/site/loginByDeviceId"?',
  ]);
});

it("docs/api.md shows docs/api/walk.sh as it is, and links the others", () => {
  const page = readFileSync(join(docs, "api.md"), "utf8");
  expect(/```sh\n(#![\s\S]*?)```/.exec(page)?.[1]).toBe(sourceOf("walk.sh"));
  const links = [...page.matchAll(/\]\(((?!https?:)[^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  expect(links).toEqual(expect.arrayContaining(programs.map(({ file }) => `api/${file}`)));
  expect(links.filter((link) => !existsSync(join(docs, link)))).toEqual([]);
});

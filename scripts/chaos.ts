import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { openPostgres } from "../server/database/open-postgres";
import { openSqlite } from "../server/database/open-sqlite";
import { actUntilGone } from "./chaos/act";
import { makeLedger } from "./chaos/ledger";
import { drawnPhoto } from "./evaluation/drawn-photo";
import { uniqueCopies } from "./load/unique-copies";
import { type RunningPostgres, type RunningS3, startPostgres, startS3 } from "./stores/start-stores";
import { seededRandom } from "./trials/seeded-random";
import { type ServerProcess, startServer } from "./trials/server-process";
import { deviceQuery } from "./trials/visitor";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    /** On PostgreSQL and S3, which go away and come back in every fifth round. */
    replicas: { type: "boolean", default: false },
    visitors: { type: "string", default: "4" },
  },
});
const seed = Number(values.seed);
const random = seededRandom(seed);
const ledger = makeLedger();
const faults: string[] = [];
/** Longer than photos are kept, and a sweep. */
const expiryMs = 75_000;

function fault(what: string): void {
  faults.push(what);
  console.log(`FAULT ${what}`);
}

async function statusOf(
  server: ServerProcess,
  { token, fileName }: { token: string; fileName: string },
): Promise<number> {
  const query = deviceQuery("chaos-device-of-thirty-2-letters");
  const answer = await fetch(`${server.address}/v5/image/file/${fileName}?${query}`, { headers: { token } });
  const bytes = await answer.arrayBuffer();
  return answer.status === 200 && bytes.byteLength === 0 ? 0 : answer.status;
}

/** What was acknowledged is there, what was removed is not; each is looked at once, by the next process. */
async function verify(server: ServerProcess, round: number, since: Set<string>): Promise<void> {
  for (const file of ledger.kept().filter(({ fileName }) => !since.has(fileName))) {
    const status = await statusOf(server, file);
    if (status !== 200) fault(`round ${round}: the acknowledged ${file.fileName} answers ${status}`);
    since.add(file.fileName);
  }
  for (const file of ledger.gone().filter(({ fileName }) => !since.has(`gone ${fileName}`))) {
    if ((await statusOf(server, file)) === 200) fault(`round ${round}: the removed ${file.fileName} is back`);
    since.add(`gone ${file.fileName}`);
  }
}

async function round(
  index: number,
  env: NodeJS.ProcessEnv,
  next: () => Buffer,
  seen: Set<string>,
  postgres?: RunningPostgres,
) {
  const server = await startServer(env);
  // Some die before they listen: in the midst of migrations, of opening, of the first sweep.
  if (random.chance(0.15)) {
    await new Promise((resolve) => setTimeout(resolve, random.below(3_000)));
    await server.kill();
    return;
  }
  await server.ready("/healthz");
  await verify(server, index, seen);
  const acting = Array.from({ length: Number(values.visitors) }, (_, visitor) =>
    actUntilGone(server.address, seededRandom(seed + index * 100 + visitor), next, ledger),
  );
  if (postgres && index % 5 === 4) {
    await new Promise((resolve) => setTimeout(resolve, random.below(1_500)));
    postgres.away();
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (!server.isAlive()) fault(`round ${index}: the server ended when its database went away`);
    postgres.back();
    await server
      .ready()
      .catch((error: Error) =>
        fault(`round ${index}: not ready when its database is back: ${error.message}`),
      );
  }
  await new Promise((resolve) => setTimeout(resolve, 60 + random.below(3_000)));
  await server.kill();
  await Promise.all(acting);
}

async function storedMessages(env: NodeJS.ProcessEnv, dataDir: string): Promise<Set<string>> {
  const { database } = await (env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL)
    : openSqlite(join(dataDir, "photo.sqlite")));
  const rows = await database.selectFrom("feedback").select("message").execute();
  await database.destroy();
  return new Set(rows.map(({ message }) => message));
}

/** `npm run chaos [-- --rounds n --seed n --replicas]`: kill -9 at random moments; nothing acknowledged is lost, nothing expired is kept. */
async function main(): Promise<void> {
  console.log(`seed ${seed}: ${values.rounds} rounds${values.replicas ? " on PostgreSQL and S3" : ""}`);
  const dataDir = await mkdtemp(join(tmpdir(), "photo-chaos-"));
  const small = await sharp(await drawnPhoto())
    .resize(300, 400)
    .jpeg()
    .toBuffer();
  const next = uniqueCopies(small);
  let postgres: RunningPostgres | undefined;
  let s3: RunningS3 | undefined;
  const env: NodeJS.ProcessEnv = { PHOTO_DATA_DIR: dataDir, PHOTO_WORKERS: "1", SWEEP_SECONDS: "1" };
  if (values.replicas) {
    [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
    Object.assign(env, {
      DATABASE_URL: await postgres.newDatabase(),
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: await s3.newBucket(),
    });
  }
  const seen = new Set<string>();
  try {
    for (let index = 0; index < Number(values.rounds); index++) {
      await round(index, env, next, seen, postgres);
      if (index % 10 === 9)
        console.log(
          `${index + 1} rounds: ${ledger.kept().length} files kept, ${ledger.gone().length} removed, ${ledger.messages().length} messages`,
        );
    }
    const last = await startServer({ ...env, TEMPORARY_MINUTES: "1" });
    await last.ready();
    await verify(last, Number(values.rounds), seen);
    const messages = await storedMessages(env, dataDir);
    for (const message of ledger.messages())
      if (!messages.has(message)) fault(`the message ${message} is lost`);
    await expireAll(env, dataDir);
    const deadlineMs = Date.now() + expiryMs;
    const left = async () => (s3 ? s3.namesIn(env.S3_BUCKET!) : await namesIn(join(dataDir, "files")));
    while ((await left()).length > 0 && Date.now() < deadlineMs)
      await new Promise((resolve) => setTimeout(resolve, 500));
    for (const name of await left()) fault(`${name} has expired and is kept`);
    if ((await last.stop()) !== 0) fault("the server did not close well");
  } finally {
    await Promise.all([postgres?.stop(), s3?.stop()]);
    await rm(dataDir, { recursive: true });
  }
  console.log(
    `${seen.size} files acknowledged, ${ledger.gone().length} removed, ${ledger.messages().length} messages; ${faults.length} faults (seed ${seed})`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** As if an hour had passed for every file, and ten minutes for every announced byte. */
async function expireAll(env: NodeJS.ProcessEnv, dataDir: string): Promise<void> {
  const { database } = await (env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL)
    : openSqlite(join(dataDir, "photo.sqlite")));
  await database.updateTable("file").set({ expiresAt: 1 }).execute();
  await database.updateTable("doomedFile").set({ dueAt: 1 }).execute();
  await database.destroy();
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== "probe").map((entry) => entry.name);
}

void main();

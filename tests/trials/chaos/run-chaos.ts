import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { drawnPhoto } from "../../../tools/eval/drawn-photo";
import { uniqueCopies } from "../load/unique-copies";
import { seededRandom } from "../seeded-random";
import { startServer } from "../server-process";
import { startPostgres, startS3 } from "../stores/start-stores";
import { expireAll, namesIn, storedMessages } from "./kept-by-stores";
import { makeLedger } from "./ledger";
import { round, type Setting } from "./round";
import { mountSmallDisk } from "./small-disk";
import { databaseAway, fullDisk, storeAway, type Trouble } from "./troubles";
import { verify } from "./verify";

export interface ChaosOptions {
  rounds: number;
  /** No round begins later than this. */
  minutes: number;
  seed: number;
  /** On PostgreSQL and S3, which go away and come back; else the disk fills up. */
  replicas: boolean;
  troubleEvery: number;
  visitors: number;
}

/** Longer than photos are kept, and a sweep. */
const expiryMs = 75_000;
const faults: string[] = [];
const met: Record<string, number> = {};

function tellFault(what: string): void {
  faults.push(what);
  console.log(`FAULT ${what}`);
}

interface Stores {
  env: NodeJS.ProcessEnv;
  troubles: Trouble[];
  /** Names of the bytes that are kept. */
  names(): Promise<string[]>;
  stop(): Promise<void>;
}

async function replicaStores(): Promise<Stores> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const bucket = await s3.newBucket();
  return {
    env: { DATABASE_URL: await postgres.newDatabase(), S3_ENDPOINT: s3.endpoint, S3_BUCKET: bucket },
    troubles: [databaseAway(postgres), storeAway(s3)],
    names: async () => s3.namesIn(bucket),
    stop: async () => void (await Promise.all([postgres.stop(), s3.stop()])),
  };
}

async function embeddedStores(dataDir: string): Promise<Stores> {
  const disk = mountSmallDisk(dataDir);
  if (!disk) console.log("no disk could be mounted (root only): none will be full");
  return {
    env: {},
    troubles: disk ? [fullDisk(disk)] : [],
    names: () => namesIn(join(dataDir, "files")),
    stop: async () => disk?.unmount(),
  };
}

async function runRounds(
  setting: Setting,
  troubles: Trouble[],
  { rounds, minutes, seed, troubleEvery }: ChaosOptions,
): Promise<number> {
  const random = seededRandom(seed);
  const endsAt = Date.now() + minutes * 60_000;
  for (let index = 0; index < rounds; index++) {
    if (Date.now() > endsAt) return index;
    const isTroubled = index % troubleEvery === troubleEvery - 1;
    const trouble = isTroubled ? troubles[Math.floor(index / troubleEvery) % troubles.length] : undefined;
    if (trouble) met[trouble.name] = (met[trouble.name] ?? 0) + 1;
    const numbered = (what: string) => tellFault(`round ${index}: ${what}`);
    await round({ ...setting, seed: seed + index * 100, tellFault: numbered }, random, trouble);
    if (index % 10 === 9) console.log(`${index + 1} rounds`);
  }
  return rounds;
}

/** After the last kill: all that was acknowledged is there, and goes when its time is over. */
async function lookAfter({ env, ledger, seen }: Setting, names: Stores["names"]): Promise<void> {
  const last = await startServer(env);
  await last.ready();
  await verify(last, ledger, seen, tellFault);
  const messages = await storedMessages(env);
  for (const message of ledger.messages())
    if (!messages.has(message)) tellFault(`the message ${message} is lost`);
  await expireAll(env);
  const deadlineMs = Date.now() + expiryMs;
  while ((await names()).length > 0 && Date.now() < deadlineMs) await wait(500);
  for (const name of await names()) tellFault(`${name} has expired and is kept`);
  if ((await last.stop()) !== 0) tellFault("the server did not close well");
}

/**
 * Kills the server with SIGKILL at random moments, fills the disk, and makes the database and the store unavailable for a while.
 * Checks that no acknowledged data is lost and no expired data is kept.
 *
 * @returns the number of faults
 */
export async function runChaos(options: ChaosOptions): Promise<number> {
  const { rounds, seed } = options;
  console.log(`seed ${seed}: ${rounds} rounds${options.replicas ? " on PostgreSQL and S3" : ""}`);
  const dataDir = await mkdtemp(join(tmpdir(), "photo-chaos-"));
  const portrait = Buffer.from(await drawnPhoto());
  const stores = await (options.replicas ? replicaStores() : embeddedStores(dataDir));
  const setting: Setting = {
    env: { PHOTO_DATA_DIR: dataDir, PHOTO_WORKERS: "1", SWEEP_SECONDS: "1", ...stores.env },
    pictures: {
      small: uniqueCopies(await sharp(portrait).resize(300, 400).jpeg().toBuffer()),
      portrait: uniqueCopies(portrait),
    },
    ledger: makeLedger(),
    seen: new Set(),
    visitors: options.visitors,
    seed,
    tellFault,
  };
  let ran = 0;
  try {
    ran = await runRounds(setting, stores.troubles, options);
    await lookAfter(setting, stores.names);
  } finally {
    await stores.stop();
    await rm(dataDir, { recursive: true });
  }
  const { ledger, seen } = setting;
  console.log(
    `${ran} of ${rounds} rounds, ${JSON.stringify(met)}: ${seen.size} files looked at, ${ledger.gone().length} removed, ${ledger.messages().length} messages; ${faults.length} faults (seed ${seed})`,
  );
  return faults.length;
}

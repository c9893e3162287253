import { setTimeout as wait } from "node:timers/promises";
import { actUntilGone } from "../chaos/act";
import { storedMessages } from "../chaos/kept-by-stores";
import { makeLedger } from "../chaos/ledger";
import { verify } from "../chaos/verify";
import { seededRandom } from "../seeded-random";
import { type ServerProcess, startServer } from "../server-process";
import { startPostgres, startS3 } from "../stores/start-stores";
import { visit } from "../visitor";
import { type LoadOutcome, photoLoad } from "./photo-load";

/** Each with one photo process, so that there is something to be gained on two cores. */
const own = { PHOTO_WORKERS: "1" };
const actForMs = 6_000;

export interface ReplicaOutcome {
  one: LoadOutcome;
  two: LoadOutcome[];
  /** Photos a second of two, to those of one. */
  ratio: number;
  /** Looked for on the other after the kill. */
  files: number;
  messages: number;
  faults: string[];
}

/** The same work for one replica and for two on one PostgreSQL and one S3, then kill -9 of one while it works. */
export async function replicaTrial(
  dataDir: string,
  nextPicture: () => Buffer,
  seconds: number,
): Promise<ReplicaOutcome> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const env = {
    PHOTO_DATA_DIR: dataDir,
    DATABASE_URL: await postgres.newDatabase(),
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: await s3.newBucket(),
    ...own,
  };
  const servers: ServerProcess[] = [];
  const start = async () => {
    const server = await startServer(env);
    servers.push(server);
    await server.ready();
    return server;
  };
  try {
    const first = await start();
    const { token } = await visit(first.address);
    const load = ({ address }: ServerProcess, forSeconds: number) =>
      photoLoad(address, token, nextPicture, { clients: 2, seconds: forSeconds });
    await load(first, 5);
    const one = await load(first, seconds);
    const second = await start();
    await load(second, 5);
    const two = await Promise.all([first, second].map((server) => load(server, seconds)));
    const rate = (outcomes: LoadOutcome[]) =>
      outcomes.reduce((sum, outcome) => sum + outcome.photos / outcome.seconds, 0);
    return { one, two, ratio: rate(two) / rate([one]), ...(await killOne(first, second, env, nextPicture)) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([postgres.stop(), s3.stop()]);
  }
}

/** What one replica acknowledged before it was killed, the other must have. */
async function killOne(
  first: ServerProcess,
  second: ServerProcess,
  env: NodeJS.ProcessEnv,
  nextPicture: () => Buffer,
): Promise<Pick<ReplicaOutcome, "files" | "messages" | "faults">> {
  const ledger = makeLedger();
  const seen = new Set<string>();
  const faults: string[] = [];
  const tellFault = (what: string) => void faults.push(what);
  const pictures = { small: nextPicture, portrait: nextPicture };
  const acting = [1, 2, 3].map((seed) =>
    actUntilGone(first.address, seededRandom(seed), pictures, ledger, tellFault),
  );
  await wait(actForMs);
  await first.kill();
  await Promise.all(acting);
  await verify(second, ledger, seen, tellFault);
  const stored = await storedMessages(env);
  for (const message of ledger.messages())
    if (!stored.has(message)) tellFault(`the message ${message} is lost`);
  return { files: seen.size, messages: ledger.messages().length, faults };
}

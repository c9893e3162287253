import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { drawnPhoto } from "../../../tools/eval/drawn-photo";
import { percentile } from "../../../tools/eval/percentiles";
import { type ServerProcess, serverMemoryMb, startServer } from "../server-process";
import { visit } from "../visitor";
import { largeBodies, largeUploads } from "./large-uploads";
import { photoLoad } from "./photo-load";
import { printLoad, told } from "./print-load";
import { replicaTrial } from "./replica-trial";
import { slowClients } from "./slow-clients";
import { uniqueCopies } from "./unique-copies";
import { watchAnswers } from "./watch-answers";

export interface LoadOptions {
  seconds: number;
  /** Number of photo processes. */
  workers: number;
  /** One replica against two on one PostgreSQL and one S3, instead of the rest. */
  replicas: boolean;
}

const overload = 4;
const recoverWithinMs = 5_000;
const answersWithinMs = 100;
const largeAtOnce = 24;
const readyWithinMs = 1_000;
const mostGrowth = 1.3;
const leastRatio = 1.7;
/** Two photo processes, two servers, a database, a store and this program: fewer cores are what limits the ratio. */
const coresForRatio = 4;
const faults: string[] = [];

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) faults.push(otherwise);
}

async function trial(server: ServerProcess, { seconds, workers }: LoadOptions): Promise<void> {
  const visitor = await visit(server.address);
  const next = uniqueCopies(Buffer.from(await drawnPhoto()));
  const run = (clients: number) => photoLoad(server.address, visitor.token, next, { clients, seconds });
  await photoLoad(server.address, visitor.token, next, { clients: workers, seconds: Math.min(5, seconds) });

  const workedBeforeS = server.processorS();
  const capacity = await run(workers);
  const workedS = server.processorS() - workedBeforeS;
  printLoad(`at capacity, ${workers} clients`, capacity);
  // Hardly changed by what else the machine does: what capacity is computed from.
  if (capacity.photos > 0)
    console.log(
      `  ${(workedS / capacity.photos).toFixed(2)} s of processor time for a photo, upload and card`,
    );
  expectThat(capacity.photos > 0, "no photo at capacity");
  expectThat(
    Object.keys(capacity.statuses).join() === "200",
    `statuses at capacity: ${JSON.stringify(capacity.statuses)}`,
  );
  const before = server.residentMb().all;

  const health = watchAnswers(server.address, "/healthz");
  const content = watchAnswers(server.address, "/v5/passport/lang?lang=en");
  // The line takes what waits less than PHOTO_WAIT_SECONDS; four times as many clients as fit into it.
  const crowd = overload * Math.max(workers * 8, 16);
  const crowded = await run(crowd);
  printLoad(`${crowd} clients`, crowded);
  const others = Object.keys(crowded.statuses).filter((status) => status !== "200" && status !== "503");
  expectThat(others.length === 0, `other statuses than 200 and 503: ${others}`);
  for (const [name, watch] of Object.entries({ health, content })) {
    const p95Ms = percentile(await watch(), 0.95);
    console.log(`  ${name} meanwhile: p95 ${told(p95Ms)}`);
    expectThat(p95Ms < answersWithinMs, `${name}: ${told(p95Ms)}`);
  }
  const after = server.residentMb().all;
  console.log(`  memory: ${Math.round(before)} MB at capacity, ${Math.round(after)} MB after the crowd`);
  expectThat(
    after < before * mostGrowth,
    `memory grew from ${Math.round(before)} to ${Math.round(after)} MB`,
  );

  const recoveredAt = performance.now();
  const onePhoto = async () => {
    const { code, data } = await visitor.upload(next());
    return code === 0 ? visitor.card(data.fileName) : { code };
  };
  let card = await onePhoto();
  while (card.code === 503 && performance.now() - recoveredAt < recoverWithinMs) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    card = await onePhoto();
  }
  const recoveryMs = performance.now() - recoveredAt;
  console.log(`recovery: upload and card answered with ${card.code} after ${Math.round(recoveryMs)} ms`);
  expectThat(
    card.code === 0 && recoveryMs < recoverWithinMs,
    `not recovered: code ${card.code}, ${Math.round(recoveryMs)} ms`,
  );

  for (const count of [16, 200]) {
    const end = slowClients(server.port, visitor.token, count);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const other = await visit(server.address);
    // The slow ones come from this machine too: the share of an address is what stops them, so the honest one waits.
    const startedAt = performance.now();
    let answer = await other.upload(next());
    while (answer.status === 503 && performance.now() - startedAt < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      answer = await other.upload(next());
    }
    end();
    console.log(
      `beside ${count} slow clients of the same address: HTTP ${answer.status} after ${Math.round(performance.now() - startedAt)} ms`,
    );
    expectThat(answer.code === 0, `an honest upload beside ${count} slow ones: HTTP ${answer.status}`);
  }
}

async function oneServer(dataDir: string, options: LoadOptions): Promise<void> {
  const server = await startServer({ PHOTO_DATA_DIR: dataDir, PHOTO_WORKERS: String(options.workers) });
  try {
    await server.ready();
    await trial(server, options);
  } finally {
    await server.stop();
  }
}

/** Far more of the largest uploads than fit, in each way that the API takes. */
async function largeTrial(dataDir: string, { workers }: LoadOptions): Promise<void> {
  for (const [name, body] of Object.entries(await largeBodies())) {
    const server = await startServer({
      PHOTO_DATA_DIR: dataDir,
      PHOTO_WORKERS: String(workers),
      TRUST_PROXY: "1",
    });
    try {
      await server.ready();
      const { statuses, peakMb, readyMs } = await largeUploads(server, body, largeAtOnce);
      const slowestMs = Math.max(...readyMs);
      console.log(
        `${largeAtOnce} uploads of 19 MB at once (${name}): ${JSON.stringify(statuses)}, the server held at most ${Math.round(peakMb)} MB, /readyz at most ${told(slowestMs)}`,
      );
      expectThat(peakMb < serverMemoryMb, `the server held ${Math.round(peakMb)} MB, not ${serverMemoryMb}`);
      expectThat(slowestMs < readyWithinMs, `/readyz: ${told(slowestMs)}`);
    } finally {
      await server.stop();
    }
  }
}

async function replicas(dataDir: string, { seconds }: LoadOptions): Promise<void> {
  const next = uniqueCopies(Buffer.from(await drawnPhoto()));
  const { one, two, ratio, files, messages, faults: lost } = await replicaTrial(dataDir, next, seconds);
  printLoad("one replica", one);
  for (const outcome of two) printLoad("one of two", outcome);
  console.log(`two replicas do ${ratio.toFixed(2)} times the work of one`);
  expectThat(ratio > leastRatio || availableParallelism() < coresForRatio, `only ${ratio.toFixed(2)} times`);
  for (const outcome of [one, ...two])
    expectThat(
      Object.keys(outcome.statuses).join() === "200",
      `statuses: ${JSON.stringify(outcome.statuses)}`,
    );
  console.log(
    `one killed at work: the other has all of ${files} files and removals and ${messages} messages`,
  );
  faults.push(...lost);
}

/**
 * Measures the real server at its capacity and far beyond it.
 *
 * @returns the number of faults
 */
export async function runLoad(options: LoadOptions): Promise<number> {
  console.log(
    `${options.workers} photo processes, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before it began`,
  );
  const dataDir = await mkdtemp(join(tmpdir(), "photo-load-"));
  try {
    if (options.replicas) await replicas(dataDir, options);
    else {
      await oneServer(dataDir, options);
      await largeTrial(dataDir, options);
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(`${faults.length} faults`);
  return faults.length;
}

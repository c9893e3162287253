import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { serverMemoryMb } from "../../../server/config/machine-limits";
import { drawnPhoto } from "../../../tools/eval/drawn-photo";
import { percentile } from "../../../tools/eval/percentiles";
import { type ServerProcess, startServer } from "../server-process";
import { visit } from "../visitor";
import { type Judge, makeJudge, usedByOthers } from "./judge";
import { largeBodies, largeUploads } from "./large-uploads";
import { type LoadOutcome, photoLoad } from "./photo-load";
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
/** Photos a second of clients that ask again at once, to those at capacity. */
const leastOfCapacity = 2 / 3;
const leastRatio = 1.7;
/** Two photo processes, two servers, a database, a store and this program: fewer cores are what limits the ratio. */
const coresForRatio = 4;

const photosPerS = ({ photos, seconds }: LoadOutcome) => photos / seconds;

/** One load, with the processor time that it took from the server, from its photo processes and from the clients. */
async function measured(server: ServerProcess, title: string, load: () => Promise<LoadOutcome>) {
  const before = { ...server.processorS(), clients: process.cpuUsage() };
  const outcome = await load();
  const { server: serverS, photos: photosS } = server.processorS();
  const { user, system } = process.cpuUsage(before.clients);
  const [workS, photos] = [serverS - before.server, photosS - before.photos];
  printLoad(title, outcome);
  console.log(
    `  processor time: server ${workS.toFixed(1)} s, photo processes ${photos.toFixed(1)} s, clients ${((user + system) / 1e6).toFixed(1)} s`,
  );
  // Hardly changed by what else the machine does: what capacity is computed from.
  if (outcome.photos > 0)
    console.log(`  ${((workS + photos) / outcome.photos).toFixed(2)} s of it for a photo, upload and card`);
  return outcome;
}

async function trial(server: ServerProcess, { seconds, workers }: LoadOptions, judge: Judge): Promise<void> {
  const visitor = await visit(server.address);
  const next = uniqueCopies(Buffer.from(await drawnPhoto()));
  const run = (clients: number) => photoLoad(server.address, visitor.token, next, { clients, seconds });
  await photoLoad(server.address, visitor.token, next, { clients: workers, seconds: Math.min(5, seconds) });

  const capacity = await measured(server, `at capacity, ${workers} clients`, () => run(workers));
  judge.expectSpeed(capacity.photos > 0, "no photo at capacity");
  judge.expect(
    Object.keys(capacity.statuses).every((status) => status === "200"),
    `statuses at capacity: ${JSON.stringify(capacity.statuses)}`,
  );
  const before = server.residentMb().all;

  const health = watchAnswers(server.address, "/healthz");
  const content = watchAnswers(server.address, "/v5/passport/lang?lang=en");
  // The line takes what waits less than PHOTO_WAIT_SECONDS; four times as many clients as fit into it.
  const crowd = overload * Math.max(workers * 8, 16);
  const crowded = await measured(server, `${crowd} clients that ask again at once`, () => run(crowd));
  judge.expectSpeed(crowded.photos > 0, `no photo with ${crowd} clients`);
  judge.expectSpeed(
    photosPerS(crowded) >= leastOfCapacity * photosPerS(capacity),
    `${photosPerS(crowded).toFixed(2)} photos/s with ${crowd} clients, ${photosPerS(capacity).toFixed(2)} at capacity`,
  );
  const others = Object.keys(crowded.statuses).filter((status) => status !== "200" && status !== "503");
  judge.expect(others.length === 0, `other statuses than 200 and 503: ${others}`);
  for (const [name, watch] of Object.entries({ health, content })) {
    const p95Ms = percentile(await watch(), 0.95);
    console.log(`  ${name} meanwhile: p95 ${told(p95Ms)}`);
    judge.expectSpeed(p95Ms < answersWithinMs, `${name}: ${told(p95Ms)}`);
  }
  const after = server.residentMb().all;
  console.log(`  memory: ${Math.round(before)} MB at capacity, ${Math.round(after)} MB after the crowd`);
  judge.expect(
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
  judge.expect(card.code === 0, `not recovered: code ${card.code}`);
  judge.expectSpeed(recoveryMs < recoverWithinMs, `recovered after ${Math.round(recoveryMs)} ms`);

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
    judge.expect(answer.code === 0, `an honest upload beside ${count} slow ones: HTTP ${answer.status}`);
  }
}

async function oneServer(dataDir: string, options: LoadOptions, judge: Judge): Promise<void> {
  const server = await startServer({ PHOTO_DATA_DIR: dataDir, PHOTO_WORKERS: String(options.workers) });
  try {
    await server.ready();
    await trial(server, options, judge);
  } finally {
    await server.stop();
  }
}

/** Far more of the largest uploads than fit, in each way that the API takes. */
async function largeTrial(dataDir: string, { workers }: LoadOptions, judge: Judge): Promise<void> {
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
      judge.expect(
        peakMb < serverMemoryMb,
        `the server held ${Math.round(peakMb)} MB, not ${serverMemoryMb}`,
      );
      judge.expectSpeed(slowestMs < readyWithinMs, `/readyz: ${told(slowestMs)}`);
    } finally {
      await server.stop();
    }
  }
}

async function replicas(dataDir: string, { seconds }: LoadOptions, judge: Judge): Promise<void> {
  const next = uniqueCopies(Buffer.from(await drawnPhoto()));
  const { one, two, ratio, files, messages, faults: lost } = await replicaTrial(dataDir, next, seconds);
  printLoad("one replica", one);
  for (const outcome of two) printLoad("one of two", outcome);
  console.log(`two replicas do ${ratio.toFixed(2)} times the work of one`);
  judge.expectSpeed(
    ratio > leastRatio || availableParallelism() < coresForRatio,
    `only ${ratio.toFixed(2)} times`,
  );
  for (const outcome of [one, ...two])
    judge.expect(
      Object.keys(outcome.statuses).join() === "200",
      `statuses: ${JSON.stringify(outcome.statuses)}`,
    );
  console.log(
    `one killed at work: the other has all of ${files} files and removals and ${messages} messages`,
  );
  judge.faults.push(...lost);
}

/**
 * Measures the real server at its capacity and far beyond it.
 *
 * @returns the number of faults, and of what a busy machine leaves open
 */
export async function runLoad(options: LoadOptions): Promise<number> {
  const before = await usedByOthers();
  console.log(
    `${options.workers} photo processes, ${availableParallelism()} cores, ${Math.round(before * 100)} % used before it began`,
  );
  const judge = makeJudge();
  const dataDir = await mkdtemp(join(tmpdir(), "photo-load-"));
  try {
    if (options.replicas) await replicas(dataDir, options, judge);
    else {
      await oneServer(dataDir, options, judge);
      await largeTrial(dataDir, options, judge);
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
  return judge.conclude(Math.max(before, await usedByOthers()));
}

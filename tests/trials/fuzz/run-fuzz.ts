import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawnPhoto } from "../../../tools/eval/drawn-photo";
import { seededRandom } from "../seeded-random";
import { type ServerProcess, startServer } from "../server-process";
import { visit } from "../visitor";
import { answerFault } from "./judge-answer";
import { type Format, mutateImage } from "./mutate-image";
import { mutateRequest, requestBytes } from "./mutate-request";
import { exchange } from "./raw-exchange";
import { validRequests } from "./valid-requests";

const mostServerMb = 700;
/** A card costs what a hundred uploads cost. */
const cardEvery = 200;

export interface FuzzOptions {
  images: number;
  requests: number;
  seed: number;
  hangSeconds: number;
  /** Folder for pictures that caused a fault. */
  keep?: string;
}

const faults: string[] = [];
const outcomes = new Map<string, number>();
const peak = { server: 0, all: 0 };

const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);

function fault(what: string): void {
  faults.push(what);
  console.log(`FAULT ${what}`);
}

function watch(server: ServerProcess): void {
  const { server: own, all } = server.residentMb();
  peak.server = Math.max(peak.server, own);
  peak.all = Math.max(peak.all, all);
  if (!server.isAlive()) throw new Error(`the server is dead: ${server.faults().slice(-5).join("\n")}`);
}

async function startingImages(): Promise<Record<Format, Buffer>> {
  const small = sharp(await drawnPhoto()).resize(240, 320);
  const as = (format: Format) => small.clone().toFormat(format).toBuffer();
  return { jpeg: await as("jpeg"), png: await as("png"), webp: await as("webp"), avif: await as("avif") };
}

/** Work in as many hands as there are cores; each number once. */
async function inParallel(total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, hand));
}

async function fuzzImages(server: ServerProcess, options: FuzzOptions): Promise<void> {
  const { images: total, seed, hangSeconds, keep } = options;
  const hangMs = hangSeconds * 1_000;
  const images = await startingImages();
  const formats = Object.keys(images) as Format[];
  const visitor = await visit(server.address, hangMs);
  await inParallel(total, async (index) => {
    const random = seededRandom(seed * 1_000_003 + index);
    const format = random.pick(formats);
    const { bytes, names } = mutateImage(images[format], format, random);
    const what = `image ${index} (${format}: ${names.join(", ")})`;
    try {
      const answer = await visitor.upload(bytes);
      count(`image ${answer.status}`);
      if (answer.status >= 500) fault(`${what}: HTTP ${answer.status}`);
      if (answer.code === 0 && index % cardEvery === 0) {
        const card = await visitor.card(answer.data.fileName);
        count(`card code ${card.code}`);
        if (card.status >= 500) fault(`${what}: card HTTP ${card.status}`);
      }
      if (answer.code === 0) await visitor.remove(answer.data.fileName);
    } catch (error) {
      fault(`${what}: ${(error as Error).message}`);
      if (keep) await writeFile(join(keep, `image-${seed}-${index}.${format}`), bytes);
    }
    if (index % 100 === 0) watch(server);
    if (index % 1_000 === 999) console.log(`${index + 1} images`);
  });
}

async function fuzzRequests(server: ServerProcess, options: FuzzOptions): Promise<void> {
  const { requests: total, seed, hangSeconds } = options;
  const hangMs = hangSeconds * 1_000;
  const visitor = await visit(server.address);
  const image = (await startingImages()).jpeg;
  const { data } = await visitor.upload(image);
  const valid = validRequests(visitor.token, data.fileName, image);
  await inParallel(total, async (index) => {
    const random = seededRandom(seed * 1_000_003 + 500_000_000 + index);
    const { request, names } = mutateRequest(random.pick(valid), random);
    const what = `request ${index} (${request.method} ${request.path.split("?")[0]?.slice(0, 60)}: ${names.join(", ")})`;
    const outcome = await exchange(server.port, requestBytes(request), hangMs);
    count(outcome.kind === "answer" ? `request ${outcome.status}` : `request ${outcome.kind}`);
    if (outcome.kind === "closed") fault(`${what}: closed without an answer`);
    if (outcome.kind === "hang") fault(`${what}: no answer within ${hangMs} ms`);
    if (outcome.kind === "answer" && request.method !== "HEAD") {
      const wrong = answerFault(outcome.status, outcome.body);
      if (wrong) fault(`${what}: ${wrong}`);
    }
    if (index % 100 === 0) watch(server);
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/**
 * Sends broken pictures and requests to the real server.
 *
 * @returns the number of faults
 */
export async function runFuzz(options: FuzzOptions): Promise<number> {
  const { images, requests, seed } = options;
  console.log(`seed ${seed}: ${images} images, ${requests} requests`);
  const dataDir = await mkdtemp(join(tmpdir(), "photo-fuzz-"));
  // Whatever a mutated request stored for long (media) goes when its session's quota would: here when it is over.
  const server = await startServer({ PHOTO_DATA_DIR: dataDir, TEMPORARY_MINUTES: "1", SWEEP_SECONDS: "5" });
  try {
    await server.ready();
    await fuzzImages(server, options);
    const left = await filesIn(join(dataDir, "files"));
    if (left.length > 0) fault(`${left.length} files left although each was removed: ${left.slice(0, 3)}`);
    await fuzzRequests(server, options);
    await server.ready();
  } catch (error) {
    fault((error as Error).message);
  }
  for (const line of server.faults()) fault(`the server wrote: ${line.slice(0, 300)}`);
  if (peak.server > mostServerMb) fault(`the server held ${Math.round(peak.server)} MB`);
  if ((await server.stop()) !== 0) fault("the server did not close well");
  await rm(dataDir, { recursive: true });
  console.table(Object.fromEntries([...outcomes].sort()));
  console.log(
    `memory at most: server ${Math.round(peak.server)} MB, with its photo processes ${Math.round(peak.all)} MB`,
  );
  console.log(`${faults.length} faults (seed ${seed})`);
  return faults.length;
}

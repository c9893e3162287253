import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { afterAll } from "@jest/globals";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { PhotoPool } from "../../photo/node/photo-pool-types";

let pool: PhotoPool | undefined;

/** The real engine, one worker, started once per test file and by its first job: many test files have none. */
function started(): PhotoPool {
  pool ??= makePhotoPool({
    workers: 1,
    maxQueue: 100,
    maxWaitMs: Number.POSITIVE_INFINITY,
    // Less than the time limit of a test; a busy machine takes more than the minute that visitors get.
    timeoutMs: 240_000,
  });
  return pool;
}

/** Starts the engine and resolves when its models are loaded. */
export const warmEngine = (): Promise<void> => started().warm();

export const enginePool: PhotoPool = {
  makePhoto: (request, caller) => started().makePhoto(request, caller),
  checkPhoto: (request, caller) => started().checkPhoto(request, caller),
  segment: (image, caller) => started().segment(image, caller),
  makeSignature: (request, caller) => started().makeSignature(request, caller),
  sanitise: (image, caller) => started().sanitise(image, caller),
  hasRoom: (kind, address) => pool?.hasRoom(kind, address) ?? true,
  // Every app asks for it when it starts; `warmEngine` does it.
  warm: async () => {},
  stats: () => started().stats(),
  close: async () => pool?.close(),
};

/** Outcomes of this run, kept for the tests on other stores (`tools/testing/whole-run.ts`). */
const folder = process.env.TEST_OUTCOMES;

async function keptOrMade(name: string, make: () => Promise<PhotoOutcome>): Promise<PhotoOutcome> {
  if (!folder) return make();
  const file = join(folder, name);
  if (existsSync(file)) return deserialize(readFileSync(file)) as PhotoOutcome;
  const outcome = await make();
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, serialize(outcome));
  renameSync(part, file);
  return outcome;
}

const outcomes = new Map<string, Promise<PhotoOutcome>>();

/**
 * As `enginePool`, but makes the same photo of the same picture only once per test file, or once per run of all tests: for tests of
 * what is done with it.
 */
export const oncePool: PhotoPool = {
  ...enginePool,
  makePhoto: (request, caller) => {
    const { image, ...rest } = request;
    const asked = createHash("sha256").update(image).update(JSON.stringify(rest)).digest("hex");
    const outcome = outcomes.get(asked) ?? keptOrMade(asked, () => enginePool.makePhoto(request, caller));
    outcomes.set(asked, outcome);
    return outcome;
  },
};

afterAll(() => enginePool.close());

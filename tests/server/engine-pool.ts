import { createHash } from "node:crypto";
import { afterAll } from "@jest/globals";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { PhotoPool } from "../../photo/node/photo-pool-types";

let pool: PhotoPool | undefined;

/** The real engine, one worker, started once per test file and by its first job: many test files have none. */
function started(): PhotoPool {
  pool ??= makePhotoPool({ workers: 1, maxQueue: 100, maxWaitMs: Number.POSITIVE_INFINITY });
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
  // Every app asks for it when it starts; `warmEngine` does it.
  warm: async () => {},
  stats: () => started().stats(),
  close: async () => pool?.close(),
};

const outcomes = new Map<string, Promise<PhotoOutcome>>();

/** As `enginePool`, but makes the same photo of the same picture only once per test file: for tests of what is done with it. */
export const oncePool: PhotoPool = {
  ...enginePool,
  makePhoto: (request, caller) => {
    const { image, ...rest } = request;
    const asked = JSON.stringify([createHash("sha256").update(image).digest("hex"), rest]);
    const outcome = outcomes.get(asked) ?? enginePool.makePhoto(request, caller);
    outcomes.set(asked, outcome);
    return outcome;
  },
};

afterAll(() => enginePool.close());

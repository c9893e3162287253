import { afterAll } from "@jest/globals";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { PhotoPool } from "../../photo/node/photo-pool-types";

let pool: PhotoPool | undefined;

/** The real engine, one worker, made once per test file. */
export function enginePool(): PhotoPool {
  pool ??= makePhotoPool({ workers: 1, maxQueue: 100, maxWaitMs: Number.POSITIVE_INFINITY });
  return pool;
}

afterAll(() => pool?.close());

import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { workerMemory } from "./memory-limits";
import type { PhotoAnswer, PhotoJob, PhotoWorkerData } from "./photo-jobs";
import {
  PhotoCrashed,
  type PhotoPool,
  PhotoPoolFull,
  type PhotoPoolOptions,
  PhotoRefused,
  PhotoTimeout,
} from "./photo-pool-types";

const usualTimeoutMs = 60_000;

/** A pool whose answers keep what the bench wants to see. */
export interface OpenPhotoPool extends PhotoPool {
  run(job: PhotoJob, signal?: AbortSignal): Promise<PhotoAnswer>;
}

/**
 * Photo jobs in worker threads, so that no request ever blocks the server. The pool keeps its own line in front of
 * Piscina: a job's time counts from its start, and a full line says so at once.
 */
export function makePhotoPool({
  workers,
  maxQueue,
  timeoutMs = usualTimeoutMs,
  segmenterFile = null,
}: PhotoPoolOptions): OpenPhotoPool {
  const threads = new Piscina({
    filename: fileURLToPath(new URL("./photo-worker.cjs", import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    resourceLimits: workerMemory,
    workerData: { segmenterFile } satisfies PhotoWorkerData,
  });
  const waiting: (() => void)[] = [];
  const counts = { running: 0, completed: 0, failed: 0, refused: 0 };

  const next = (): void => {
    counts.running--;
    waiting.shift()?.();
  };

  /** Waits for a free worker; leaves the line when the signal fires. */
  function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (counts.running < workers) {
      counts.running++;
      return Promise.resolve();
    }
    if (waiting.length >= maxQueue) {
      counts.refused++;
      throw new PhotoPoolFull(`${counts.running} photos are being made and ${waiting.length} wait.`);
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      const start = (): void => {
        signal?.removeEventListener("abort", leave);
        counts.running++;
        resolve();
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(start);
    });
  }

  async function run(job: PhotoJob, signal?: AbortSignal): Promise<PhotoAnswer> {
    await turn(signal);
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const answer: PhotoAnswer = await threads.run(job, {
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      if (answer.kind === "fault") {
        counts.failed++;
        throw Object.assign(answer.name === "RangeError" ? new RangeError() : new Error(), answer);
      }
      counts.completed++;
      return answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (late.aborted) {
        counts.failed++;
        throw new PhotoTimeout(`A photo took longer than ${timeoutMs} ms.`);
      }
      if (error instanceof Error && "kind" in error) throw error;
      counts.failed++;
      throw new PhotoCrashed("The worker died under a photo.", { cause: error });
    } finally {
      next();
    }
  }

  /** The answer of the wanted kind; a refusal becomes its error. */
  async function ask<K extends PhotoAnswer["kind"]>(
    kind: K,
    job: PhotoJob,
    signal?: AbortSignal,
  ): Promise<Extract<PhotoAnswer, { kind: K }>> {
    const answer = await run(job, signal);
    if (answer.kind === "refused") throw new PhotoRefused(answer.checks);
    if (answer.kind !== kind) throw new PhotoCrashed(`The worker answered "${answer.kind}", not "${kind}".`);
    return answer as Extract<PhotoAnswer, { kind: K }>;
  }

  return {
    run,
    makePhoto: async (request, signal) =>
      (await ask("photo", { kind: "make-photo", request }, signal)).outcome,
    segment: async (image, signal) => (await ask("segment", { kind: "segment", image }, signal)).segment,
    sanitise: async (image, signal) => (await ask("sanitised", { kind: "sanitise", image }, signal)).image,
    warm: async () => {
      await Promise.all(Array.from({ length: workers }, () => ask("warm", { kind: "warm" })));
    },
    stats: () => ({ workers, queued: waiting.length, ...counts }),
    close: () => threads.close({ force: true }),
  };
}

import { maxProcessorMs } from "../core/file/image-limits";
import { ImageRefused } from "../core/file/image-refused";
import { FairQueue } from "./fair-queue";
import type { PhotoAnswer, PhotoJob } from "./photo-jobs";
import {
  type Caller,
  PhotoCrashed,
  type PhotoPool,
  PhotoPoolFull,
  type PhotoPoolOptions,
  PhotoRefused,
  PhotoTimeout,
  PhotoTooCostly,
} from "./photo-pool-types";
import { type PhotoProcess, startPhotoProcess } from "./photo-process";

const usualTimeoutMs = 60_000;
/** Who would wait longer is better told to come back. */
const usualMaxWaitMs = 30_000;
/** What a photo takes until some have been made; later the mean of about the last ten. */
const firstGuessMs = 1_000;
/** Enough for a HEIC of `maxImagePixels` (`decode-budget.ts`). */
const usualMemoryMb = 1_500;

/** A pool whose answers keep what the bench wants to see. */
export interface OpenPhotoPool extends PhotoPool {
  run(job: PhotoJob, caller?: Caller): Promise<PhotoAnswer>;
}

/**
 * Photo jobs in child processes: what a hostile picture does to its decoder, it does far from the server's memory,
 * secrets and database, and a process can be ended whatever it is at. A job's time counts from its start; a full queue
 * says so at once.
 */
export function makePhotoPool({
  workers,
  maxQueue,
  maxWaitMs = usualMaxWaitMs,
  timeoutMs = usualTimeoutMs,
  memoryMb = usualMemoryMb,
  processorMs = maxProcessorMs,
  segmenter = null,
}: PhotoPoolOptions): OpenPhotoPool {
  const start = () => startPhotoProcess({ memoryMb, processorMs, segmenter });
  const idle: PhotoProcess[] = Array.from({ length: workers }, start);
  const busy = new Set<PhotoProcess>();
  const queue = new FairQueue<(process: PhotoProcess) => void>(maxQueue);
  const counts = { completed: 0, failed: 0, refused: 0 };
  let isClosed = false;
  let meanMs = firstGuessMs;

  const expectedWaitMs = (address?: string) => ((queue.countAhead(address) + 1) * meanMs) / workers;

  /** The next in the queue takes the process over; a dead one is replaced first. */
  function giveBack(used: PhotoProcess): void {
    busy.delete(used);
    if (isClosed) {
      used.kill();
      return;
    }
    const process = used.isAlive ? used : start();
    const next = queue.next();
    if (next) {
      busy.add(process);
      next(process);
    } else idle.push(process);
  }

  /** Waits for a free process; leaves the queue when the signal fires. */
  function turn({ signal, address }: Caller): Promise<PhotoProcess> {
    signal?.throwIfAborted();
    const free = idle.pop();
    if (free) {
      const process = free.isAlive ? free : start();
      busy.add(process);
      return Promise.resolve(process);
    }
    if (!queue.hasSpace(address) || expectedWaitMs(address) > maxWaitMs) {
      counts.refused++;
      throw new PhotoPoolFull(`${busy.size} photos are being made and ${queue.length} wait.`);
    }
    return new Promise((resolve, reject) => {
      const take = (process: PhotoProcess): void => {
        signal?.removeEventListener("abort", leave);
        resolve(process);
      };
      const leaveQueue = queue.add(take, address);
      const leave = (): void => {
        leaveQueue();
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** One job on one process, which is free again when this settles. */
  async function work(process: PhotoProcess, job: PhotoJob): Promise<PhotoAnswer> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill();
    }, timeoutMs);
    const startedAt = performance.now();
    try {
      const answer = await process.ask(job);
      meanMs += (performance.now() - startedAt - meanMs) / 10;
      if (answer.kind === "fault")
        throw Object.assign(answer.name === "RangeError" ? new RangeError() : new Error(), answer);
      counts.completed++;
      return answer;
    } catch (error) {
      counts.failed++;
      if (isLate) throw new PhotoTimeout(`A photo took longer than ${timeoutMs} ms.`);
      if (error instanceof PhotoTooCostly || (error instanceof Error && "kind" in error)) throw error;
      throw new PhotoCrashed("The process died under a photo.", { cause: error });
    } finally {
      clearTimeout(timer);
      giveBack(process);
    }
  }

  /** Who leaves is told so at once; the job ends in its own time, because a new process costs more than it saves. */
  async function run(job: PhotoJob, caller: Caller = {}): Promise<PhotoAnswer> {
    const { signal } = caller;
    const process = await turn(caller);
    if (signal?.aborted) {
      giveBack(process);
      throw signal.reason;
    }
    const working = work(process, job);
    if (!signal) return working;
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      working.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }

  /** The answer of the wanted kind; a refusal becomes its error. */
  async function ask<K extends PhotoAnswer["kind"]>(
    kind: K,
    job: PhotoJob,
    caller?: Caller,
  ): Promise<Extract<PhotoAnswer, { kind: K }>> {
    const answer = await run(job, caller);
    if (answer.kind === "refused") throw new PhotoRefused(answer.checks);
    if (answer.kind === "unusable") throw new ImageRefused(answer.reason, answer.message);
    if (answer.kind !== kind) throw new PhotoCrashed(`The worker answered "${answer.kind}", not "${kind}".`);
    return answer as Extract<PhotoAnswer, { kind: K }>;
  }

  return {
    run,
    makePhoto: async (request, caller) =>
      (await ask("photo", { kind: "make-photo", request }, caller)).outcome,
    checkPhoto: async (request, caller) =>
      (await ask("report", { kind: "check-photo", request }, caller)).report,
    segment: async (image, caller) => (await ask("segment", { kind: "segment", image }, caller)).segment,
    sanitise: async (image, caller) => (await ask("sanitised", { kind: "sanitise", image }, caller)).image,
    warm: async () => {
      await Promise.all(Array.from({ length: workers }, () => ask("warm", { kind: "warm" })));
    },
    stats: () => ({ workers, running: busy.size, queued: queue.length, ...counts }),
    close: async () => {
      isClosed = true;
      for (const process of [...idle, ...busy]) process.kill();
    },
  };
}

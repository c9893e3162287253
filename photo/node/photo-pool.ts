import { maxProcessorMs } from "../core/file/image-limits";
import { ImageRefused } from "../core/file/image-refused";
import type { Argument, Call, Value } from "../jobs";
import { FairQueue } from "./fair-queue";
import type { ProcessFailure, ProcessJobs } from "./photo-jobs";
import {
  type Caller,
  type JobKind,
  type PhotoPool,
  PhotoPoolError,
  type PhotoPoolOptions,
} from "./photo-pool-types";
import { type PhotoProcess, type ProcessAnswer, startPhotoProcess } from "./photo-process";

const usualTimeoutMs = 60_000;
/** Clients that would wait longer are asked to retry later. */
const usualMaxWaitMs = 30_000;
/** The part of the queue that uploads may fill. The rest is for photos, so that what has been uploaded is also finished. */
const uploadPart = 2 / 3;
/** Estimate until some photos have been made; later the mean of about the last ten. */
const firstGuessMs = 1_000;
/** Enough for a HEIC of `maxImagePixels` (`decode-budget.ts`). */
const usualMemoryMb = 1_500;

/** A pool for all jobs of a photo process. */
export interface OpenPhotoPool extends PhotoPool {
  run<K extends keyof ProcessJobs>(
    job: K,
    argument: Argument<ProcessJobs, K>,
    caller?: Caller,
  ): Promise<Value<ProcessJobs, K>>;
}

/** The error that a job threw in its process. */
function thrownError({ name, message, stack, refusal }: ProcessFailure): Error {
  if (refusal) return new ImageRefused(refusal, message);
  return Object.assign(name === "RangeError" ? new RangeError(message) : new Error(message), { name, stack });
}

/**
 * Photo jobs in child processes, so that a hostile picture cannot reach the server's memory, secrets or database, and
 * a job can be stopped at any time. The time limit starts with the job; a full queue rejects immediately.
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
  const queue = new FairQueue<(worker: PhotoProcess) => void>(maxQueue);
  const counts = { completed: 0, failed: 0, refused: 0 };
  let isClosed = false;
  let meanMs = firstGuessMs;

  /** Photos take turns of their own: waiting uploads of an address do not delay the photos of its earlier ones. */
  const lineOf = (kind: JobKind, address?: string) => (address ? `${kind} ${address}` : undefined);
  const expectedWaitMs = (line?: string) => ((queue.countAhead(line) + 1) * meanMs) / workers;
  const hasRoom = (kind: JobKind, address?: string): boolean => {
    const line = lineOf(kind, address);
    const part = kind === "upload" ? uploadPart : 1;
    return idle.length > 0 || (queue.hasSpace(line, part) && expectedWaitMs(line) <= maxWaitMs);
  };

  /** In a closed pool a dead process is not replaced, so that jobs that wait or come later fail, too. */
  const living = (worker: PhotoProcess) => (worker.isAlive || isClosed ? worker : start());

  /** The next job takes over the process; a dead one is replaced first. */
  function giveBack(used: PhotoProcess): void {
    busy.delete(used);
    if (isClosed) used.kill();
    const worker = living(used);
    const next = queue.next();
    if (next) {
      busy.add(worker);
      next(worker);
    } else idle.push(worker);
  }

  /** Waits for a free process; leaves the queue when the signal is aborted. */
  function turn(kind: JobKind, { signal, address, isTaken }: Caller): Promise<PhotoProcess> {
    signal?.throwIfAborted();
    const free = idle.pop();
    if (free) {
      const worker = living(free);
      busy.add(worker);
      return Promise.resolve(worker);
    }
    if (!isTaken && !hasRoom(kind, address)) {
      counts.refused++;
      throw new PhotoPoolError(
        "full",
        `The queue is full: ${busy.size} being made, ${queue.length} waiting.`,
      );
    }
    return new Promise((resolve, reject) => {
      const take = (worker: PhotoProcess): void => {
        signal?.removeEventListener("abort", leave);
        resolve(worker);
      };
      const leaveQueue = queue.add(take, lineOf(kind, address));
      const leave = (): void => {
        leaveQueue();
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Runs a job on a process, which is free again when this settles. */
  async function work(worker: PhotoProcess, call: Call<ProcessJobs>): Promise<ProcessAnswer> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      worker.kill();
    }, timeoutMs);
    const startedAt = performance.now();
    try {
      const answer = await worker.ask(call);
      meanMs += (performance.now() - startedAt - meanMs) / 10;
      if (answer.ok || answer.reason.refusal) counts.completed++;
      else counts.failed++;
      return answer;
    } catch (error) {
      counts.failed++;
      if (isClosed) throw new PhotoPoolError("closed", "The photo processes have been ended.");
      throw isLate ? new PhotoPoolError("timeout", `A photo took longer than ${timeoutMs} ms.`) : error;
    } finally {
      clearTimeout(timer);
      giveBack(worker);
    }
  }

  /** An aborted job rejects immediately, but its process finishes it: a new process costs more than that saves. */
  async function answerOf(call: Call<ProcessJobs>, caller: Caller): Promise<ProcessAnswer> {
    const { signal } = caller;
    const worker = await turn(call.job === "sanitiseImage" ? "upload" : "photo", caller);
    if (signal?.aborted) {
      giveBack(worker);
      throw signal.reason;
    }
    const working = work(worker, call);
    if (!signal) return working;
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      working.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }

  const run: OpenPhotoPool["run"] = async (job, argument, caller = {}) => {
    const answer = await answerOf({ job, argument } as Call<ProcessJobs>, caller);
    if (!answer.ok) throw thrownError(answer.reason);
    return answer.value as Value<ProcessJobs, typeof job>;
  };

  return {
    run,
    makePhoto: (request, caller) => run("makePhoto", request, caller),
    checkPhoto: (request, caller) => run("checkPhoto", request, caller),
    segment: (image, caller) => run("segmentPhoto", image, caller),
    makeSignature: (request, caller) => run("makeSignature", request, caller),
    sanitise: (image, caller) => run("sanitiseImage", image, caller),
    hasRoom,
    warm: async () => {
      await Promise.all(Array.from({ length: workers }, () => run("warm", null)));
    },
    stats: () => ({ workers, running: busy.size, queued: queue.length, ...counts }),
    close: async () => {
      isClosed = true;
      for (const worker of [...idle, ...busy]) worker.kill();
    },
  };
}

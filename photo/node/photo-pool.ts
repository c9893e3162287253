import { maxProcessorMs } from "../core/file/image-limits";
import { ImageRefused } from "../core/file/image-refused";
import type { Argument, Call, Value } from "../jobs";
import type { ProcessFailure, ProcessJobs } from "./photo-jobs";
import { type Caller, type PhotoPool, PhotoPoolError, type PhotoPoolOptions } from "./photo-pool-types";
import { type PhotoProcess, type ProcessAnswer, startPhotoProcess } from "./photo-process";
import { ProcessTurns } from "./process-turns";

const usualTimeoutMs = 60_000;
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
export function makePhotoPool(options: PhotoPoolOptions): OpenPhotoPool {
  const {
    workers,
    timeoutMs = usualTimeoutMs,
    memoryMb = usualMemoryMb,
    processorMs = maxProcessorMs,
    segmenter = null,
  } = options;
  const turns = new ProcessTurns(options, () => startPhotoProcess({ memoryMb, processorMs, segmenter }));
  const counts = { completed: 0, failed: 0 };

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
      turns.learn(performance.now() - startedAt);
      if (answer.ok || answer.reason.refusal) counts.completed++;
      else counts.failed++;
      return answer;
    } catch (error) {
      counts.failed++;
      if (turns.isClosed) throw new PhotoPoolError("closed", "The photo processes have been ended.");
      throw isLate ? new PhotoPoolError("timeout", `A photo took longer than ${timeoutMs} ms.`) : error;
    } finally {
      clearTimeout(timer);
      turns.giveBack(worker);
    }
  }

  /** An aborted job rejects immediately, but its process finishes it: a new process costs more than that saves. */
  async function answerOf(call: Call<ProcessJobs>, caller: Caller): Promise<ProcessAnswer> {
    const { signal } = caller;
    const worker = await turns.take(call.job === "sanitiseImage" ? "upload" : "photo", caller);
    if (signal?.aborted) {
      turns.giveBack(worker);
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
    hasRoom: (kind, address) => turns.hasRoom(kind, address),
    warm: async () => {
      await Promise.all(Array.from({ length: workers }, () => run("warm", null)));
    },
    stats: () => ({
      workers,
      running: turns.running,
      queued: turns.queued,
      refused: turns.refused,
      ...counts,
    }),
    close: async () => turns.close(),
  };
}

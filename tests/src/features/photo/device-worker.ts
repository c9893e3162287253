import { expect } from "@jest/globals";
import { done } from "../../../../photo/core/result";
import type { DeviceFault } from "../../../../photo/web/device-failed";
import type { WorkerAnswer, WorkerCall, WorkerJobs } from "../../../../photo/web/photo-jobs";
import { stubGlobal } from "../../../for-this-test";
import { standInCanvas } from "../../../photo/web/stand-in-canvas";

export type AnswerJob = (call: WorkerCall) => WorkerAnswer | Promise<WorkerAnswer>;

/** The page keeps its worker from test to test: all of them answer as the last test says. */
let answerJob: AnswerJob;

class StandInWorker {
  onmessage: ((event: { data: WorkerAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(call: WorkerCall): void {
    Promise.resolve(call)
      .then((asked) => answerJob(asked))
      .then(
        (data) => this.onmessage?.({ data }),
        (error: Error) => this.onerror?.({ message: error.message }),
      );
  }
  terminate(): void {
    this.onmessage = null;
    this.onerror = null;
  }
}

/**
 * A browser that has all that the engine runs on, with the engine's worker answering as a test says; a worker that
 * throws is one that died. Returns what it is asked.
 */
export function answerDeviceJobs(answer: AnswerJob): WorkerCall[] {
  const seen: WorkerCall[] = [];
  answerJob = (call) => {
    seen.push(call);
    return answer(call);
  };
  stubGlobal("photoEnginePath", "/engine");
  stubGlobal("Worker", StandInWorker);
  stubGlobal("OffscreenCanvas", standInCanvas());
  return seen;
}

/** An engine that is there and has nothing to say, for tests of something else. */
export const quietEngine: AnswerJob = ({ job }) => {
  if (job === "load" || job === "loadAll") return done(undefined);
  if (job === "precheckPhoto") return done({ faults: [], found: null, trim: null });
  throw new Error(`The quiet engine is not made for "${job}".`);
};

export const deviceFault = (fault: DeviceFault): WorkerAnswer => ({
  ok: false,
  reason: { fault, message: fault },
});

/** The argument of a call of this job. */
export function argumentOf<K extends keyof WorkerJobs>(job: K, call: WorkerCall | undefined) {
  expect(call?.job).toBe(job);
  return (call as WorkerCall<K>).argument;
}

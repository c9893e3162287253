import type { DeviceFault } from "../../../../photo/web/device-failed";
import type { PhotoAnswer, PhotoJob } from "../../../../photo/web/photo-jobs";
import { stubGlobal } from "../../../for-this-test";
import { standInCanvas } from "../../../photo/web/stand-in-canvas";

export type AnswerJob = (job: PhotoJob) => PhotoAnswer | Promise<PhotoAnswer>;

/** The page keeps its worker from test to test: all of them answer as the last test says. */
let answerJob: AnswerJob;

class StandInWorker {
  onmessage: ((event: { data: PhotoAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(job: PhotoJob): void {
    Promise.resolve(job)
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
export function answerDeviceJobs(answer: AnswerJob): PhotoJob[] {
  const seen: PhotoJob[] = [];
  answerJob = (job) => {
    seen.push(job);
    return answer(job);
  };
  stubGlobal("photoEnginePath", "/engine");
  stubGlobal("Worker", StandInWorker);
  stubGlobal("OffscreenCanvas", standInCanvas());
  return seen;
}

/** An engine that is there and has nothing to say, for tests of something else. */
export const quietEngine: AnswerJob = ({ kind }) => {
  if (kind === "load") return { kind: "loaded" };
  if (kind === "look") return { kind, look: { faults: [], found: null } };
  if (kind === "prepare") return { kind: "prepared" };
  throw new Error(`The quiet engine is not made for "${kind}".`);
};

export const deviceFault = (fault: DeviceFault): PhotoAnswer => ({ kind: "failed", fault, message: fault });

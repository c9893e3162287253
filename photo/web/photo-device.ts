import type { ShotRequest } from "../check-shot";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Result } from "../core/result";
import type { Check, CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { Argument, Value } from "../jobs";
import type { Precheck } from "../precheck-photo";
import { DeviceFailed } from "./device-failed";
import { lackingOnDevice, withholdsPixels } from "./device-support";
import type { CameraFrame, WorkerAnswer, WorkerCall, WorkerJobs } from "./photo-jobs";

/** Time of one job, the first with its downloads; a device that needs more is stuck. */
const timeoutMs = 120_000;

/** The engine in a worker of this page. Every call rejects with `DeviceFailed`, or with the signal's reason. */
export interface PhotoDevice {
  /** Loads all that a photo needs, but for the model of hands. */
  prepare(signal: AbortSignal): Promise<void>;
  makePhoto(request: PhotoRequest, signal: AbortSignal): Promise<PhotoOutcome>;
  /** Measures a finished photo as it is. */
  checkPhoto(request: CheckRequest, signal: AbortSignal): Promise<PhotoReport>;
  segment(image: Uint8Array, signal: AbortSignal): Promise<Result<SegmentOutcome>>;
  /** Resolves when runtime and models are there. */
  load(signal: AbortSignal): Promise<void>;
  /** What can be said of a photo at once, before anything is made of it. */
  precheckPhoto(image: Uint8Array, signal: AbortSignal): Promise<Precheck>;
  /** What speaks against one of several photos of the same person, by the checks of a document. */
  checkShot(request: ShotRequest, signal: AbortSignal): Promise<Check[]>;
  /** What a camera shows, for the one who stands before it. Frames are asked one after another. */
  analyzeFrame(frame: CameraFrame, signal: AbortSignal): Promise<FrameAnalysis>;
}

let worker: Worker | undefined;

function startWorker(): Worker {
  const lacking = lackingOnDevice();
  if (lacking.length > 0) {
    const fault = withholdsPixels(lacking) ? "pixels-withheld" : "unsupported";
    throw new DeviceFailed(fault, `Not in this browser: ${lacking.join(", ")}`);
  }
  worker ??= new Worker(new URL("./photo-worker.ts", import.meta.url));
  return worker;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** An engine that nobody has asked for so long gives its memory back; the browser still has its files. */
const idleMs = 120_000;
let idle: ReturnType<typeof setTimeout> | undefined;

function ask(call: WorkerCall): Promise<WorkerAnswer> {
  clearTimeout(idle);
  const thread = startWorker();
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      endWorker();
      reject(new DeviceFailed("broken-off", message));
    };
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs);
    thread.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      clearTimeout(timer);
      idle = setTimeout(endWorker, idleMs);
      // What ran out of memory may have left the engine in any state.
      if (!data.ok && data.reason.fault === "broken-off") endWorker();
      resolve(data);
    };
    thread.onerror = (event) => {
      clearTimeout(timer);
      fail(event.message || "the worker did not start");
    };
    thread.postMessage(call, call.job === "analyzeFrame" ? [call.argument.bitmap] : []);
  });
}

/** @param engineUrl where the site serves the engine's files (`engine-files.ts`) */
export function openPhotoDevice(engineUrl: string): PhotoDevice {
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another: a job that nobody waits for any more is not begun. */
  async function inTurn<K extends keyof WorkerJobs>(
    job: K,
    argument: Argument<WorkerJobs, K>,
    signal: AbortSignal,
  ): Promise<Value<WorkerJobs, K>> {
    const answered = turn.then(() => {
      signal.throwIfAborted();
      return ask({ engineUrl, job, argument } as WorkerCall);
    });
    turn = answered.catch(() => {});
    const answer = await answered;
    signal.throwIfAborted();
    if (!answer.ok) throw new DeviceFailed(answer.reason.fault, answer.reason.message);
    return answer.value as Value<WorkerJobs, K>;
  }

  return {
    load: (signal) => inTurn("load", null, signal),
    prepare: (signal) => inTurn("loadAll", null, signal),
    makePhoto: (request, signal) => inTurn("makePhoto", request, signal),
    checkPhoto: (request, signal) => inTurn("checkPhoto", request, signal),
    segment: (image, signal) => inTurn("segmentPhoto", image, signal),
    precheckPhoto: (image, signal) => inTurn("precheckPhoto", image, signal),
    checkShot: (request, signal) => inTurn("checkShot", request, signal),
    analyzeFrame: (frame, signal) => inTurn("analyzeFrame", frame, signal),
  };
}

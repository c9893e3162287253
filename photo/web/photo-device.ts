import type { ShotRequest } from "../check-shot";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Result } from "../core/result";
import type { SignatureFiles, SignatureRefusal, SignatureRequest } from "../core/signature/signature-file";
import type { Check, CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { Argument, Value } from "../jobs";
import type { Precheck } from "../precheck-photo";
import { DeviceFailed, type DeviceFault } from "./device-failed";
import { missingOnDevice, withholdsPixels } from "./device-support";
import type { CameraFrame, WorkerAnswer, WorkerCall, WorkerJobs } from "./photo-jobs";

/** Time limit of one job, including the first job's downloads. */
const timeoutMs = 120_000;

/** The engine in a web worker. Every call rejects with `DeviceFailed`, or with the signal's reason. */
export interface PhotoDevice {
  /** Loads all that a photo needs, except the hand model. */
  prepare(signal: AbortSignal): Promise<void>;
  makePhoto(request: PhotoRequest, signal: AbortSignal): Promise<PhotoOutcome>;
  /** Checks a finished photo. */
  checkPhoto(request: CheckRequest, signal: AbortSignal): Promise<PhotoReport>;
  segment(image: Uint8Array, signal: AbortSignal): Promise<Result<SegmentOutcome>>;
  /** Needs no model. */
  makeSignature(
    request: SignatureRequest,
    signal: AbortSignal,
  ): Promise<Result<SignatureFiles, SignatureRefusal>>;
  /** Resolves when runtime and models are loaded. */
  load(signal: AbortSignal): Promise<void>;
  /** Checks a photo before it is made. */
  precheckPhoto(image: Uint8Array, signal: AbortSignal): Promise<Precheck>;
  /** Problems of one of several photos of a person, by the checks of a document. */
  checkShot(request: ShotRequest, signal: AbortSignal): Promise<Check[]>;
  /** Analyses camera frames, one after another. */
  analyzeFrame(frame: CameraFrame, signal: AbortSignal): Promise<FrameAnalysis>;
}

/** One for the page, whatever the number of devices, and so is the turn of its jobs. */
let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

function startWorker(makeWorker: () => Worker): Worker {
  const lacking = missingOnDevice();
  if (lacking.length > 0) {
    const fault = withholdsPixels(lacking) ? "pixels-withheld" : "unsupported";
    throw new DeviceFailed(fault, `Not in this browser: ${lacking.join(", ")}`);
  }
  worker ??= makeWorker();
  return worker;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** After running out of memory the engine's state is unknown, and LiteRT cannot be loaded twice in one thread. */
const endsWorker: readonly DeviceFault[] = ["broken-off", "not-loaded"];

/** The worker is ended when idle for so long; the browser still has its files cached. */
const idleMs = 120_000;
let idle: ReturnType<typeof setTimeout> | undefined;

function ask(call: WorkerCall, makeWorker: () => Worker): Promise<WorkerAnswer> {
  clearTimeout(idle);
  const thread = startWorker(makeWorker);
  return new Promise((resolve, reject) => {
    const fail = (fault: DeviceFault, message: string) => {
      endWorker();
      reject(new DeviceFailed(fault, message));
    };
    const timer = setTimeout(() => fail("broken-off", `no answer within ${timeoutMs} ms`), timeoutMs);
    thread.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      clearTimeout(timer);
      idle = setTimeout(endWorker, idleMs);
      if (!data.ok && endsWorker.includes(data.reason.fault)) endWorker();
      resolve(data);
    };
    thread.onerror = (event) => {
      clearTimeout(timer);
      // A script that could not be loaded has no message, as offline; an error in it has one.
      if (event.message) fail("broken-off", event.message);
      else fail("not-loaded", "the worker did not start");
    };
    thread.postMessage(call, call.job === "analyzeFrame" ? [call.argument.bitmap] : []);
  });
}

/**
 * @param engineUrl base URL of the engine's files (`engine-files.ts`)
 * @param makeWorker starts `photo-worker.ts` as the bundler has named it
 */
export function openPhotoDevice(engineUrl: string, makeWorker: () => Worker): PhotoDevice {
  /** One after another; an aborted job is not started. */
  async function inTurn<K extends keyof WorkerJobs>(
    job: K,
    argument: Argument<WorkerJobs, K>,
    signal: AbortSignal,
  ): Promise<Value<WorkerJobs, K>> {
    const answered = turn.then(() => {
      signal.throwIfAborted();
      return ask({ engineUrl, job, argument } as WorkerCall, makeWorker);
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
    makeSignature: (request, signal) => inTurn("makeSignature", request, signal),
    precheckPhoto: (image, signal) => inTurn("precheckPhoto", image, signal),
    checkShot: (request, signal) => inTurn("checkShot", request, signal),
    analyzeFrame: (frame, signal) => inTurn("analyzeFrame", frame, signal),
  };
}

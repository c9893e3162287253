import type { Sight } from "../core/guidance/guide";
import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Check, CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { FirstLook } from "../look-at-photo";
import { DeviceFailed } from "./device-failed";
import { lackingOnDevice, withholdsPixels } from "./device-support";
import type { CameraFrame, PhotoAnswer, PhotoJob } from "./photo-jobs";

/** Time of one job, the first with its downloads; a device that needs more is stuck. */
const timeoutMs = 120_000;

/** The engine in a worker of this page. Every call rejects with `DeviceFailed`, or with the signal's reason. */
export interface PhotoDevice {
  /** Loads all that a photo needs, but for the model of hands. */
  prepare(signal: AbortSignal): Promise<void>;
  makePhoto(request: PhotoRequest, signal: AbortSignal): Promise<PhotoOutcome>;
  /** Measures a finished photo as it is. */
  checkPhoto(request: CheckRequest, signal: AbortSignal): Promise<PhotoReport>;
  segment(image: Uint8Array, signal: AbortSignal): Promise<{ segment: SegmentOutcome } | { checks: Check[] }>;
  /** Resolves when runtime and models are there. */
  load(signal: AbortSignal): Promise<void>;
  /** A first look at a photo, before anything is made of it. */
  look(image: Uint8Array, signal: AbortSignal): Promise<FirstLook>;
  /** What a camera shows, for the one who stands before it. Frames are asked one after another. */
  see(frame: CameraFrame, signal: AbortSignal): Promise<Sight>;
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

function ask(job: PhotoJob): Promise<PhotoAnswer> {
  clearTimeout(idle);
  const thread = startWorker();
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      endWorker();
      reject(new DeviceFailed("broken-off", message));
    };
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs);
    thread.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      clearTimeout(timer);
      idle = setTimeout(endWorker, idleMs);
      // What ran out of memory may have left the engine in any state.
      if (data.kind === "failed" && data.fault === "broken-off") endWorker();
      resolve(data);
    };
    thread.onerror = (event) => {
      clearTimeout(timer);
      fail(event.message || "the worker did not start");
    };
    thread.postMessage(job, job.kind === "see" ? [job.frame.bitmap] : []);
  });
}

/** @param engineUrl where the site serves the engine's files (`engine-files.ts`) */
export function openPhotoDevice(engineUrl: string): PhotoDevice {
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another: a job that nobody waits for any more is not begun. */
  function inTurn(job: PhotoJob, signal: AbortSignal): Promise<PhotoAnswer> {
    const answered = turn.then(() => {
      signal.throwIfAborted();
      return ask(job);
    });
    turn = answered.catch(() => {});
    return answered.then((answer) => {
      signal.throwIfAborted();
      if (answer.kind === "failed") throw new DeviceFailed(answer.fault, answer.message);
      return answer;
    });
  }

  return {
    async prepare(signal) {
      await inTurn({ engineUrl, kind: "prepare" }, signal);
    },
    async makePhoto(request, signal) {
      const answer = await inTurn({ engineUrl, kind: "make-photo", request }, signal);
      return (answer as Extract<PhotoAnswer, { kind: "photo" }>).outcome;
    },
    async checkPhoto(request, signal) {
      const answer = await inTurn({ engineUrl, kind: "check-photo", request }, signal);
      return (answer as Extract<PhotoAnswer, { kind: "report" }>).report;
    },
    async segment(image, signal) {
      const answer = await inTurn({ engineUrl, kind: "segment", image }, signal);
      return (answer as Extract<PhotoAnswer, { kind: "segment" }>).answer;
    },
    async load(signal) {
      await inTurn({ engineUrl, kind: "load" }, signal);
    },
    async look(image, signal) {
      const answer = await inTurn({ engineUrl, kind: "look", image }, signal);
      return (answer as Extract<PhotoAnswer, { kind: "look" }>).look;
    },
    async see(frame, signal) {
      const answer = await inTurn({ engineUrl, kind: "see", frame }, signal);
      return (answer as Extract<PhotoAnswer, { kind: "sight" }>).sight;
    },
  };
}

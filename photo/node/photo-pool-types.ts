import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Result } from "../core/result";
import type { CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { SanitisedImage } from "./decode/sanitise-image";
import type { OnnxModel } from "./onnx-segmenter";

export interface PhotoPoolOptions {
  /** Child processes; each holds its own models (up to about 350 MB resident). */
  workers: number;
  /** Jobs that may wait while every worker is busy. */
  maxQueue: number;
  /** How long a job may be expected to wait; the queue is full beyond that. Default 30000. */
  maxWaitMs?: number;
  /** Wall time of one job, waiting not counted. Default 60000. */
  timeoutMs?: number;
  /** Resident memory of one process, over which it is ended. Default 1500. */
  memoryMb?: number;
  /** Processor time for sanitising a picture, after which its process is ended. Default `maxProcessorMs`. */
  processorMs?: number;
  /** A model that is asked where the shipped one's cut-out may be torn; wants onnxruntime-node (`onnx-segmenter.ts`). */
  segmenter?: OnnxModel | null;
}

export interface PhotoPoolStats {
  workers: number;
  running: number;
  queued: number;
  completed: number;
  failed: number;
  /** Refused at the door because the queue was full. */
  refused: number;
}

/** The client that a job runs for. */
export interface Caller {
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
  /** Jobs of one address share a part of the queue. Addresses take turns. */
  address?: string;
}

/** Photo jobs in child processes. Every call rejects with a `PhotoPoolError`, or with the reason of its caller's signal. */
export interface PhotoPool {
  /** A photo that fails its checks resolves with `accepted: false`; so does an undecodable one. */
  makePhoto(request: PhotoRequest, caller?: Caller): Promise<PhotoOutcome>;
  /** Resolves for every file, with what was found of it. */
  checkPhoto(request: CheckRequest, caller?: Caller): Promise<PhotoReport>;
  /** Refused where there is not exactly one face. */
  segment(image: Uint8Array, caller?: Caller): Promise<Result<SegmentOutcome>>;
  /** Makes the copy of an upload that may be kept; rejects with `ImageRefused` if the file is no usable picture. */
  sanitise(image: Uint8Array, caller?: Caller): Promise<SanitisedImage>;
  /** Loads the models in every worker; resolves when each has answered once. */
  warm(): Promise<void>;
  stats(): PhotoPoolStats;
  close(): Promise<void>;
}

/**
 * Why the pool could not finish a job, though the photo may be good:
 * - `full`: at once, when the queue, or the address's share of it, is full
 * - `timeout`: after `timeoutMs`; the process is replaced, and other jobs are not affected
 * - `too-costly`: sanitising the picture took more processor time than allowed (`maxProcessorMs`)
 * - `crashed`: the process died under the job
 */
export type PhotoPoolErrorCode = "full" | "timeout" | "too-costly" | "crashed";

export class PhotoPoolError extends Error {
  override readonly name = "PhotoPoolError";
  constructor(
    readonly code: PhotoPoolErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

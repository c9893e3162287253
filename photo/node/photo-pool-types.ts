import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Check, CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { OnnxModel } from "./onnx-segmenter";
import type { SanitisedImage } from "./sanitise-image";

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

/**
 * Photo jobs in child processes. Every call rejects with
 * - `PhotoPoolFull` at once when the queue, or the address's share of it, is full,
 * - `PhotoRefused` when the bytes are no usable image (and, for `segment`, when there is not exactly one face),
 * - `PhotoTimeout` after `timeoutMs`; the process is replaced, and other jobs are not affected,
 * - the reason of the caller's signal as soon as it is aborted,
 * - `PhotoTooCostly` when sanitising the picture took too much processor time,
 * - `PhotoCrashed` when the worker died under it.
 */
export interface PhotoPool {
  /** A photo that fails its checks resolves with `accepted: false`; so does an undecodable one. */
  makePhoto(request: PhotoRequest, caller?: Caller): Promise<PhotoOutcome>;
  /** Resolves for every file, with what was found of it. */
  checkPhoto(request: CheckRequest, caller?: Caller): Promise<PhotoReport>;
  segment(image: Uint8Array, caller?: Caller): Promise<SegmentOutcome>;
  /** Makes the copy of an upload that may be kept; rejects with `ImageRefused` if the file is no usable picture. */
  sanitise(image: Uint8Array, caller?: Caller): Promise<SanitisedImage>;
  /** Loads the models in every worker; resolves when each has answered once. */
  warm(): Promise<void>;
  stats(): PhotoPoolStats;
  close(): Promise<void>;
}

export class PhotoPoolFull extends Error {
  override readonly name = "PhotoPoolFull";
}

export class PhotoTimeout extends Error {
  override readonly name = "PhotoTimeout";
}

/** Sanitising the picture took more processor time than allowed (`maxProcessorMs`). */
export class PhotoTooCostly extends Error {
  override readonly name = "PhotoTooCostly";
}

export class PhotoCrashed extends Error {
  override readonly name = "PhotoCrashed";
}

/** The photo itself is the reason; `checks` holds at least one `fail`. */
export class PhotoRefused extends Error {
  override readonly name = "PhotoRefused";
  constructor(readonly checks: Check[]) {
    super(checks.map((check) => check.rule).join(", "));
  }
}

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
  /** Processor time in which a picture must be taken in, over which its process is ended. Default `maxProcessorMs`. */
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

/** Whose job it is. */
export interface Caller {
  /** Fires when nobody waits for the job any more. */
  signal?: AbortSignal;
  /** Callers at one address share a part of the line and take turns with those at others. */
  address?: string;
}

/**
 * Photo jobs in child processes. Every call rejects with
 * - `PhotoPoolFull` at once when the queue is full, or its address's share of it,
 * - `PhotoRefused` when the bytes are no usable image (and, for `segment`, when there is not exactly one face),
 * - `PhotoTimeout` after `timeoutMs`, that process is replaced, no other job suffers; with the reason of the caller's signal as soon as it fires,
 * - `PhotoTooCostly` when taking the picture in used more processor time than a picture may,
 * - `PhotoCrashed` when the worker died under it.
 */
export interface PhotoPool {
  /** A photo that fails its checks resolves with `accepted: false`; so does an undecodable one. */
  makePhoto(request: PhotoRequest, caller?: Caller): Promise<PhotoOutcome>;
  /** Resolves for every file, with what was found of it. */
  checkPhoto(request: CheckRequest, caller?: Caller): Promise<PhotoReport>;
  segment(image: Uint8Array, caller?: Caller): Promise<SegmentOutcome>;
  /** The copy of an upload that may be kept; rejects with `ImageRefused` when it is no usable picture. */
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

/** Used more processor time than a picture may (`maxProcessorMs`). */
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

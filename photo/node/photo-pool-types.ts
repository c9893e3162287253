import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Result } from "../core/result";
import type { SignatureFiles, SignatureRefusal, SignatureRequest } from "../core/signature/signature-file";
import type { CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { SanitisedImage } from "./decode/sanitise-image";
import type { OnnxModel } from "./onnx-segmenter";

export interface PhotoPoolOptions {
  /** Child processes; each loads its own models (up to about 350 MB resident). */
  workers: number;
  /** Maximum number of queued jobs. */
  maxQueue: number;
  /** The queue is full if a new job is expected to wait longer. Default 30000. */
  maxWaitMs?: number;
  /** Time limit of one job, without queueing. Default 60000. */
  timeoutMs?: number;
  /** Resident memory limit of one process. Default 1500. */
  memoryMb?: number;
  /** Limit of processor time for sanitising a picture. Default `maxProcessorMs`. */
  processorMs?: number;
  /** A second model for cut-outs that may be torn; needs onnxruntime-node (`onnx-segmenter.ts`). */
  segmenter?: OnnxModel | null;
}

export interface PhotoPoolStats {
  workers: number;
  running: number;
  queued: number;
  completed: number;
  failed: number;
  /** Jobs refused because the queue was full. */
  refused: number;
}

/** "upload": sanitises a new picture; "photo": makes something of a picture that is stored. */
export type JobKind = "upload" | "photo";

/** The client that a job runs for. */
export interface Caller {
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
  /** Jobs of one address share a part of the queue, and addresses take turns. */
  address?: string;
  /** The job continues one that the queue has taken, so it is never refused. */
  isTaken?: true;
}

/** Photo jobs in child processes. Every call rejects with a `PhotoPoolError`, or with the reason of its caller's signal. */
export interface PhotoPool {
  /** Also resolves for a photo that fails its checks or cannot be decoded, with `accepted: false`. */
  makePhoto(request: PhotoRequest, caller?: Caller): Promise<PhotoOutcome>;
  /** Resolves for every file, with its report. */
  checkPhoto(request: CheckRequest, caller?: Caller): Promise<PhotoReport>;
  /** Refused if there is not exactly one face. */
  segment(image: Uint8Array, caller?: Caller): Promise<Result<SegmentOutcome>>;
  /** Refused where the picture is no signature on paper. */
  makeSignature(
    request: SignatureRequest,
    caller?: Caller,
  ): Promise<Result<SignatureFiles, SignatureRefusal>>;
  /** Makes the copy of an upload that is stored; rejects with `ImageRefused` if the file is not a usable picture. */
  sanitise(image: Uint8Array, caller?: Caller): Promise<SanitisedImage>;
  /** Whether a job would be taken now. */
  hasRoom(kind: JobKind, address: string): boolean;
  /** Loads the models in every worker; resolves when each has answered. */
  warm(): Promise<void>;
  stats(): PhotoPoolStats;
  close(): Promise<void>;
}

/**
 * Why the pool could not finish a job, although the photo may be good:
 * - `full`: the queue, or the address's share of it, was full
 * - `timeout`: after `timeoutMs`; the process is replaced, and other jobs are not affected
 * - `too-costly`: sanitising the picture took more processor time than allowed (`maxProcessorMs`)
 * - `crashed`: the process died during the job
 * - `closed`: the pool was closed before the job was done
 */
export type PhotoPoolErrorCode = "full" | "timeout" | "too-costly" | "crashed" | "closed";

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

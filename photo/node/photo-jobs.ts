import type { RefusalReason } from "../core/file/image-refused";
import type { PhotoOutcome } from "../core/photo-outcome";
import type { PhotoRequest } from "../core/types";
import type { EngineJobs } from "../jobs";
import type { StepName } from "../ports";
import type { SanitisedImage } from "./decode/sanitise-image";
import type { OnnxModel } from "./onnx-segmenter";

/** Options of a photo process. */
export interface PhotoProcessOptions {
  /** Resident memory limit; the process ends itself beyond it. */
  memoryMb: number;
  /** Limit of processor time for sanitising a picture. */
  processorMs: number;
  segmenter: OnnxModel | null;
}

/** A photo with its cost. */
export interface TimedPhoto {
  outcome: PhotoOutcome;
  steps: { step: StepName; durationMs: number }[];
  processorMs: number;
  residentBytes: number;
}

/** Jobs of a photo process, one at a time. */
export interface ProcessJobs extends EngineJobs {
  /** `makePhoto` with its cost, for benchmark and evaluation. */
  timePhoto(request: PhotoRequest): Promise<TimedPhoto>;
  sanitiseImage(image: Uint8Array): Promise<SanitisedImage>;
  /** Resolves when the models are loaded. */
  warm(nothing: null): Promise<void>;
}

/** An error as sent by the process. */
export interface ProcessFailure {
  name: string;
  message: string;
  stack: string | undefined;
  /** Of an `ImageRefused`. */
  refusal: RefusalReason | undefined;
}

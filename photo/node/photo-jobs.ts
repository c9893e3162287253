import type { RefusalReason } from "../core/file/image-refused";
import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Check, CheckRequest, PhotoRequest, SegmentOutcome } from "../core/types";
import type { OnnxModel } from "./onnx-segmenter";
import type { SanitisedImage } from "./sanitise-image";

/** Options of a photo process. */
export interface PhotoProcessOptions {
  /** Resident memory over which the process ends itself. */
  memoryMb: number;
  /** Processor time after which a process that sanitises a picture ends itself. */
  processorMs: number;
  segmenter: OnnxModel | null;
}

/** What a worker is asked. */
export type PhotoJob =
  | { kind: "make-photo"; request: PhotoRequest; timed?: boolean }
  | { kind: "check-photo"; request: CheckRequest }
  | { kind: "segment"; image: Uint8Array }
  | { kind: "sanitise"; image: Uint8Array }
  | { kind: "warm" };

export interface StepTime {
  step: string;
  durationMs: number;
}

/** What it answers. Errors travel as plain words, because the way between processes strips their class. */
export type PhotoAnswer =
  | { kind: "photo"; outcome: PhotoOutcome; steps?: StepTime[]; processorMs?: number; residentBytes?: number }
  | { kind: "report"; report: PhotoReport }
  | { kind: "segment"; segment: SegmentOutcome }
  | { kind: "sanitised"; image: SanitisedImage }
  | { kind: "unusable"; reason: RefusalReason; message: string }
  | { kind: "warm"; residentBytes: number }
  | { kind: "refused"; checks: Check[] }
  | { kind: "fault"; name: string; message: string; stack: string | undefined };

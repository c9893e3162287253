import type { ShotRequest } from "../check-shot";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { Check, PhotoRule } from "../core/types";
import type { Answer, Call, EngineJobs } from "../jobs";
import type { Precheck } from "../precheck-photo";
import type { DeviceFailure } from "./device-failed";

/** One picture of a live camera. */
export interface CameraFrame {
  /** Transferred to the worker, which closes it. */
  bitmap: ImageBitmap;
  /** Of the photo that the camera would take now. */
  cameraWidthPx: number;
  rule: PhotoRule;
  takenAtMs: number;
}

/** Jobs of the worker, one at a time. */
export interface WorkerJobs extends EngineJobs {
  /** Loads the runtime and the face models. */
  load(nothing: null): Promise<void>;
  /** Loads all that a photo needs, except the hand model. */
  loadAll(nothing: null): Promise<void>;
  precheckPhoto(image: Uint8Array): Promise<Precheck>;
  /** Problems of one of several photos. */
  checkShot(request: ShotRequest): Promise<Check[]>;
  analyzeFrame(frame: CameraFrame): Promise<FrameAnalysis>;
}

/** A call with the URL of the engine's files. */
export type WorkerCall<K extends keyof WorkerJobs = keyof WorkerJobs> = Call<WorkerJobs, K> & {
  engineUrl: string;
};

export type WorkerAnswer<K extends keyof WorkerJobs = keyof WorkerJobs> = Answer<
  WorkerJobs,
  DeviceFailure,
  K
>;

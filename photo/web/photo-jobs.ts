import type { ShotRequest } from "../check-shot";
import type { FrameAnalysis } from "../core/guidance/guide";
import type { Check, PhotoRule } from "../core/types";
import type { Answer, Call, EngineJobs } from "../jobs";
import type { Precheck } from "../precheck-photo";
import type { DeviceFailure } from "./device-failed";

/** Longest edge of the frames that are looked at: a head that fills a document's frame still shows blur. */
export const frameEdgePx = 960;

/** One picture of a live camera. */
export interface CameraFrame {
  /** Handed over to the worker, which closes it. */
  bitmap: ImageBitmap;
  /** Of the photo that the camera would take now. */
  cameraWidthPx: number;
  rule: PhotoRule;
  takenAtMs: number;
}

/** What the worker is asked, one job at a time. */
export interface WorkerJobs extends EngineJobs {
  /** Loads the runtime and the models of the face. */
  load(nothing: null): Promise<void>;
  /** Loads all that a photo needs, but for the model of hands. */
  loadAll(nothing: null): Promise<void>;
  precheckPhoto(image: Uint8Array): Promise<Precheck>;
  /** What speaks against one of several photos. */
  checkShot(request: ShotRequest): Promise<Check[]>;
  analyzeFrame(frame: CameraFrame): Promise<FrameAnalysis>;
}

/** A call, and where the engine's files are. */
export type WorkerCall<K extends keyof WorkerJobs = keyof WorkerJobs> = Call<WorkerJobs, K> & {
  engineUrl: string;
};

export type WorkerAnswer<K extends keyof WorkerJobs = keyof WorkerJobs> = Answer<
  WorkerJobs,
  DeviceFailure,
  K
>;

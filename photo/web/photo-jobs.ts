import type { Sight } from "../core/guidance/guide";
import type { PhotoOutcome, PhotoReport } from "../core/photo-outcome";
import type { Check, CheckRequest, PhotoRequest, PhotoRule, SegmentOutcome } from "../core/types";
import type { FirstLook } from "../look-at-photo";
import type { DeviceFault } from "./device-failed";

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

/** What the worker is asked, one at a time; `engineUrl` is where the engine's files are. */
export type PhotoJob = { engineUrl: string } & (
  | { kind: "make-photo"; request: PhotoRequest }
  | { kind: "check-photo"; request: CheckRequest }
  | { kind: "segment"; image: Uint8Array }
  | { kind: "load" }
  | { kind: "look"; image: Uint8Array }
  | { kind: "see"; frame: CameraFrame }
  | { kind: "prepare" }
);

export type PhotoAnswer =
  | { kind: "photo"; outcome: PhotoOutcome }
  | { kind: "report"; report: PhotoReport }
  | { kind: "segment"; answer: { segment: SegmentOutcome } | { checks: Check[] } }
  | { kind: "loaded" }
  | { kind: "look"; look: FirstLook }
  | { kind: "sight"; sight: Sight }
  | { kind: "prepared" }
  | { kind: "failed"; fault: DeviceFault; message: string };

import type { PhotoOutcome } from "../core/photo-outcome";
import type { Check, PhotoRequest, SegmentOutcome } from "../core/types";
import type { DeviceFault } from "./device-failed";

/** What the worker is asked, one at a time; `engineUrl` is where the engine's files are. */
export type PhotoJob = { engineUrl: string } & (
  | { kind: "make-photo"; request: PhotoRequest }
  | { kind: "segment"; image: Uint8Array }
);

export type PhotoAnswer =
  | { kind: "photo"; outcome: PhotoOutcome }
  | { kind: "segment"; answer: { segment: SegmentOutcome } | { checks: Check[] } }
  | { kind: "failed"; fault: DeviceFault; message: string };
